import Foundation
import YAMLReading

/// What `scenery.yml` says of the mocks that the build plugin writes, by the targets they are compiled into.
struct MockConfiguration {
    private(set) var wishes: [String: MockWish] = [:]

    /// Reads the section `mocks` of a `scenery.yml`; without one there are no wishes.
    ///
    /// - Parameters:
    ///   - file: The file as messages name it.
    ///   - targets: The targets there are.
    /// - Throws: an error with everything that is wrong in the section.
    init(text: String, file: String, targets: [String]) throws(MockRunError) {
        let log = YAMLSection.Log(file: file)
        // Whoever says nothing of mocks is not told here what else is wrong.
        let isSaid = text.split(whereSeparator: \.isNewline).contains {
            $0.contains("mocks") && !$0.drop(while: \.isWhitespace).hasPrefix("#")
        }
        guard isSaid else { return }
        guard let root = YAMLSection.root(of: text, log: log) else { throw MockRunError(log.problems) }
        if let section = root.section("mocks") {
            for target in section.keys {
                if !targets.contains(target) {
                    section.report(
                        "no target is named so\(Nearest.hint(for: target, among: targets))",
                        fix: "use one of \(targets.joined(separator: ", "))", key: target)
                }
                if let inner = section.section(target) { wishes[target] = Self.wish(inner) }
            }
        }
        guard log.problems.isEmpty else { throw MockRunError(log.problems) }
    }

    private static func wish(_ section: YAMLSection) -> MockWish {
        defer { section.finish() }
        return MockWish(
            modules: section.texts("modules"), only: section.texts("only"), imports: section.texts("imports"),
            proxies: section.flag("proxies") ?? false)
    }

    /// Reads the file that a plan names.
    ///
    /// - Throws: an error, also when the file is no text.
    static func wish(of plan: MockPlan) throws(MockRunError) -> MockWish {
        guard let path = plan.configuration else { return MockWish() }
        let text: String
        do { text = try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
            throw MockRunError(
                "\"\(path)\" cannot be read as text, check its permissions, and save it as UTF-8")
        }
        return try MockConfiguration(text: text, file: path, targets: plan.targets).wishes[plan.target]
            ?? MockWish()
    }
}

/// What a target is to have mocks of.
struct MockWish {
    /// Modules by name, in place of those the target names as dependencies.
    var modules: [String] = []
    /// Protocols by name or pattern, in place of all boundaries and marked ones.
    var only: [String] = []
    /// Further modules to import.
    var imports: [String] = []
    /// Whether the proxies of the boundaries among them are written too.
    var proxies = false
}

extension MockRunError {
    fileprivate init(_ problems: [FileProblem]) {
        self.init(problems.map(\.description).joined(separator: "\nerror: "))
    }
}
