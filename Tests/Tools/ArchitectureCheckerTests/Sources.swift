import ArchitectureRules
import SourceModel
import Styles

@testable import ArchitectureChecker

/// Projects in memory: modules with files of source.
struct Sources {
    /// Text by path; the folder below `Sources` or `Tests` is the module.
    let files: [String: String]
    var dependencies: [String: [String]] = [:]

    var model: ProjectModel {
        let facts = files.keys.sorted().map {
            SwiftReader.read(SourceFile(path: $0, text: files[$0] ?? ""), depth: .bodies)
        }
        let modules = Dictionary(grouping: facts) { file -> String in
            let parts = file.path.split(separator: "/")
            return parts.count > 2 && ["Sources", "Tests"].contains(parts[0]) ? String(parts[1]) : "App"
        }
        return ProjectModel(
            modules: modules.keys.sorted().map { name in
                ModuleFacts(
                    name: name, files: modules[name] ?? [], dependencies: dependencies[name] ?? [],
                    isTest: modules[name]?.first?.path.hasPrefix("Tests") ?? false)
            })
    }

    /// Checks with the custom rules of this `scenery.yml`, or with the rules in `only`.
    func findings(_ yaml: String, only: Set<String>? = nil) throws -> [Finding] {
        try result(yaml, only: only).findings
    }

    func result(_ yaml: String, only: Set<String>? = nil) throws -> CheckResult {
        let styles = try StyleLibrary().everyStyle()
        let configuration = try CheckConfiguration(
            text: yaml, file: "scenery.yml", rules: ArchitectureRules.all.map(\.id) + MetaRules.all.map(\.id),
            roles: styles.flatMap(\.roles).map(\.name))
        let own = Set(configuration.customRules.map(\.name))
        return try Checker(configuration: configuration, styles: styles).check(
            ProjectSources(model: model), CheckRequest(rules: only ?? own))
    }
}
