import Foundation
import MockGenerator
import Styles

/// What `scenery.yml` says of the mocks that the build plugin writes, by the targets they are compiled into.
public struct MockConfiguration: Sendable, Equatable {
    public var wishes: [String: MockPlan.Wish] = [:]

    /// Reads the section `mocks` of a `scenery.yml`; without one there are no wishes.
    ///
    /// - Parameters:
    ///   - file: The file as messages name it.
    ///   - targets: The targets there are.
    /// - Throws: `GenerationError.badConfiguration` with everything that is wrong in the section.
    public init(text: String, file: String, targets: [String]) throws(GenerationError) {
        let log = YAMLSection.Log(file: file)
        // Whoever says nothing of mocks is not told here what else is wrong.
        let isSaid = text.split(whereSeparator: \.isNewline).contains {
            $0.contains("mocks") && !$0.drop(while: \.isWhitespace).hasPrefix("#")
        }
        guard isSaid else { return }
        guard let root = YAMLSection.root(of: text, log: log) else { throw .badConfiguration(log.problems) }
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
        guard log.problems.isEmpty else { throw .badConfiguration(log.problems) }
    }

    private static func wish(_ section: YAMLSection) -> MockPlan.Wish {
        defer { section.finish() }
        return MockPlan.Wish(
            modules: section.texts("modules"), only: section.texts("only"), imports: section.texts("imports"),
            proxies: section.flag("proxies") ?? false)
    }

    /// Reads the file that a plan names.
    ///
    /// - Throws: `GenerationError.badConfiguration`, also when the file is no text.
    public static func wish(of plan: MockPlan) throws(GenerationError) -> MockPlan.Wish {
        guard let path = plan.configuration else { return MockPlan.Wish() }
        let text: String
        do { text = try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
            throw .badConfiguration([
                StyleProblem(
                    file: path, message: "cannot be read as text",
                    fix: "check its permissions, and save it as UTF-8")
            ])
        }
        return try MockConfiguration(text: text, file: path, targets: plan.targets).wishes[plan.target]
            ?? MockPlan.Wish()
    }
}
