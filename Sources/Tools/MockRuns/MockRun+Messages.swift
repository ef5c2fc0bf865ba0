import Foundation
import MockGenerator
import SourceModel

/// The messages of a run.
extension MockRun {
    static func isNotCurrent(_ path: String) -> String {
        let state = FileManager.default.fileExists(atPath: path) ? "is not current" : "does not exist yet"
        return "\"\(path)\" \(state), run scenery mock again"
    }

    /// - Parameter isEmpty: Whether there are no sources.
    func outcome(
        of mocks: MockAssembly.Mocks, in destination: MockDestination, isEmpty: Bool, isCurrent: Bool
    ) -> Outcome {
        let entries = mocks.entries
        let problems = mocks.faults + entries.flatMap(\.problems)
        let messages =
            problems.map(\.description) + mocks.unmatched.map(Self.noteForUnmatched)
            + (entries.flatMap(\.notes) + mocks.notes).map { "\($0.location): note: \($0.message)" }
            + (entries.isEmpty ? [noteForNoMocks(isEmpty: isEmpty, destination.options.product)] : [])
        if isCheck, !isCurrent {
            return Outcome(
                exitCode: 1, messages: messages + [Self.isNotCurrent(destination.path)], leftOut: problems)
        }
        let count = entries.count { !$0.isOmitted }
        let sum = "\(count) \(destination.options.product.noun(count)) in \"\(destination.path)\""
        return Outcome(
            exitCode: problems.isEmpty ? 0 : 1, messages: messages + (isCheck ? [] : [sum]),
            leftOut: problems)
    }

    static func noteForUnmatched(_ exclusion: String) -> String {
        "note: nothing matches the exclusion \"\(exclusion)\""
    }

    /// Why there are no mocks.
    private func noteForNoMocks(isEmpty: Bool, _ product: MockOptions.Product) -> String {
        guard !isEmpty else { return "note: there is no Swift file in \(sources.joined(separator: ", "))" }
        switch product {
        case .proxies: return "note: no protocol in these sources refines Boundary"
        case .mocks:
            return "note: no protocol in these sources refines Boundary or is annotated, "
                + "annotate one with \"/// @mockable\" or name it with --only"
        }
    }

    func refusal(_ mocks: MockAssembly.Mocks, _ path: String) -> Outcome {
        let problems = mocks.faults + mocks.entries.flatMap(\.problems)
        let hint = "\"\(path)\" was not changed, correct the sources first"
        return Outcome(exitCode: 2, messages: problems.map(\.description) + [hint])
    }
}

extension MockOptions.Product {
    fileprivate func noun(_ count: Int) -> String {
        switch self {
        case .mocks: count == 1 ? "mock" : "mocks"
        case .proxies: count == 1 ? "proxy" : "proxies"
        }
    }
}
