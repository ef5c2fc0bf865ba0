import Foundation
import YAMLReading

/// The section `mocks` of a `scenery.yml`: what the build plugin generates for each target.
struct MockConfiguration {
    private(set) var requests: [String: MockRequest] = [:]

    /// Reads the section `mocks` of a `scenery.yml`; without one there are no requests.
    ///
    /// - Parameters:
    ///   - file: The file as messages name it.
    ///   - targets: The names of all targets.
    /// - Throws: `MockRunError` with all errors of the section.
    init(text: String, file: String, targets: [String]) throws(MockRunError) {
        let log = YAMLSection.Log(file: file)
        // A file that does not mention mocks is not validated here.
        let mentionsMocks = text.split(whereSeparator: \.isNewline).contains {
            $0.contains("mocks") && !$0.drop(while: \.isWhitespace).hasPrefix("#")
        }
        guard mentionsMocks else { return }
        guard let root = YAMLSection.root(of: text, log: log) else { throw MockRunError(log.problems) }
        if let section = root.section("mocks") {
            for target in section.keys {
                if !targets.contains(target) {
                    section.report(
                        "there is no target of this name\(SpellingSuggestion.hint(for: target, among: targets))",
                        fix: "use one of \(targets.joined(separator: ", "))", key: target)
                }
                if let inner = section.section(target) { requests[target] = Self.request(inner) }
            }
        }
        guard log.problems.isEmpty else { throw MockRunError(log.problems) }
    }

    private static func request(_ section: YAMLSection) -> MockRequest {
        defer { section.finish() }
        return MockRequest(
            modules: section.texts("modules"), only: section.texts("only"), imports: section.texts("imports"),
            proxies: section.flag("proxies") ?? false)
    }

    /// Reads the configuration that a plan names, and returns the request of the plan's target.
    ///
    /// - Throws: `MockRunError`, also if the file is not UTF-8.
    static func request(of plan: MockPlan) throws(MockRunError) -> MockRequest {
        guard let path = plan.configuration else { return MockRequest() }
        let text: String
        do { text = try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
            throw MockRunError(
                "\"\(path)\" cannot be read as text, check its permissions, and save it as UTF-8")
        }
        return try MockConfiguration(text: text, file: path, targets: plan.targets).requests[plan.target]
            ?? MockRequest()
    }
}

extension MockRunError {
    fileprivate init(_ problems: [FileProblem]) {
        self.init(problems.map(\.description).joined(separator: "\nerror: "))
    }
}
