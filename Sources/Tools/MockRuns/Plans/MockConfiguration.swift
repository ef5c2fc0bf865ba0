import Foundation
import YAMLReading

/// The section `mocks` of a `scenery.yml`: what the build plugin generates for each target.
struct MockConfiguration {
    private(set) var requests: [String: MockRequest] = [:]
    /// What every run leaves out.
    private(set) var exclude: [String] = []

    /// Reads the section `mocks` of a `scenery.yml`; without one there are no requests.
    ///
    /// - Parameters:
    ///   - file: The file as messages name it.
    ///   - targets: The names of all targets; `nil` if they are unknown.
    /// - Throws: `MockRunError` with all errors of the section.
    init(text: String, file: String, targets: [String]?) throws(MockRunError) {
        let log = YAMLSection.Log(file: file)
        // A file that does not mention mocks is not validated here.
        let mentionsMocks = text.split(whereSeparator: \.isNewline).contains {
            $0.contains("mocks") && !$0.drop(while: \.isWhitespace).hasPrefix("#")
        }
        guard mentionsMocks else { return }
        guard let root = YAMLSection.root(of: text, log: log) else { throw MockRunError(log.problems) }
        if let section = root.section("mocks") {
            let isTarget = targets?.contains(Self.excludeKey) ?? false
            if !isTarget { exclude = section.texts(Self.excludeKey) }
            for target in section.keys where isTarget || target != Self.excludeKey {
                if let targets, !targets.contains(target) {
                    section.report(
                        "there is no target of this name\(SpellingSuggestion.hint(for: target, among: targets))",
                        fix: "use one of \(targets.joined(separator: ", "))", key: target)
                }
                if let inner = section.section(target) { requests[target] = Self.request(inner) }
            }
        }
        guard log.problems.isEmpty else { throw MockRunError(log.problems) }
    }

    private static let excludeKey = "exclude"

    private static func request(_ section: YAMLSection) -> MockRequest {
        defer { section.finish() }
        return MockRequest(
            modules: section.texts("modules"), only: section.texts("only"), exclude: section.texts("exclude"),
            imports: section.texts("imports"),
            proxies: section.flag("proxies") ?? false)
    }

    /// Reads the configuration that a plan names, and returns the request of the plan's target.
    ///
    /// - Throws: `MockRunError`, also if the file is not UTF-8.
    static func request(of plan: MockPlan) throws(MockRunError) -> MockRequest {
        guard let path = plan.configuration else { return MockRequest() }
        let configuration = try MockConfiguration(
            text: text(of: path), file: path, targets: plan.targets)
        var request = configuration.requests[plan.target] ?? MockRequest()
        request.exclude += configuration.exclude
        return request
    }

    /// What `scenery.yml` in a folder leaves out of every run; nothing without that file.
    ///
    /// - Throws: `MockRunError`.
    static func exclusions(in folder: String) throws(MockRunError) -> [String] {
        let path = (folder.isEmpty || folder == ".") ? "scenery.yml" : folder + "/scenery.yml"
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return try MockConfiguration(text: text(of: path), file: path, targets: nil).exclude
    }

    private static func text(of path: String) throws(MockRunError) -> String {
        do { return try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
            throw MockRunError(
                "\"\(path)\" cannot be read as text, check its permissions, and save it as UTF-8")
        }
    }
}

extension MockRunError {
    fileprivate init(_ problems: [FileProblem]) {
        self.init(problems.map(\.description).joined(separator: "\nerror: "))
    }
}
