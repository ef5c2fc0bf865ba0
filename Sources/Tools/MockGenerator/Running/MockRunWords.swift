import Foundation
import SourceModel

/// What a run tells the person.
extension MockRun {
    static func isNotCurrent(_ path: String) -> String {
        let state = FileManager.default.fileExists(atPath: path) ? "is not current" : "is not there yet"
        return "\"\(path)\" \(state), run scenery mock again"
    }

    /// What to say to who gets nothing.
    func emptiness(_ looks: [FileLook], _ destination: MockDestination) -> [String] {
        guard !looks.isEmpty else {
            return ["note: there is no Swift file in \(sources.joined(separator: ", "))"]
        }
        guard destination.options.product == .mocks else {
            return ["note: no protocol in these sources refines Boundary"]
        }
        return [
            "note: no protocol in these sources refines Boundary or is marked, "
                + "mark one with \"/// @mockable\" or name it with --only"
        ]
    }

    func refusal(_ faults: [SourceProblem], _ path: String) -> Outcome {
        let hint = "\"\(path)\" was left as it is, correct the sources first"
        return Outcome(exitCode: 2, messages: faults.map(\.description) + [hint])
    }
}

extension MockOptions.Product {
    func word(_ count: Int) -> String {
        switch self {
        case .mocks: return count == 1 ? "mock" : "mocks"
        case .proxies: return count == 1 ? "proxy" : "proxies"
        }
    }
}
