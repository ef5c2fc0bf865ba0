import ArchitectureRules
import Styles

/// Reads a configuration from the text of a `scenery.yml`, and collects all of its problems.
struct ConfigurationReader {
    let log: YAMLSection.Log
    /// The ids of our rules.
    let rules: [String]
    /// The roles that a selection may name.
    let roles: [String]

    func read(_ text: String) -> CheckConfiguration {
        var configuration = CheckConfiguration()
        // A file of comments alone is valid and empty.
        guard text.contains(where: { !$0.isWhitespace }), !Self.isCommentsAlone(text),
            let root = YAMLSection.root(of: text, log: log)
        else { return configuration }
        for key in ["style", "view", "hosts", "mocks"] { _ = root.hasKey(key) }
        configuration.app = root.string("app")
        configuration.styles = styles(root)
        configuration.sources = sources(root)
        configuration.swiftRules = root.string("swift-rules")
        configuration.rules = settings(root, knowsAll: configuration.swiftRules == nil)
        configuration.baseline = root.string("baseline")
        let customRules = CustomRuleReader(rules: rules, roles: roles)
        configuration.customRules = customRules.layers(root) + customRules.forbidden(root)
        checkNames(configuration.customRules, root)
        root.finish()
        return configuration
    }

    private static func isCommentsAlone(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy {
            $0.drop(while: \.isWhitespace).first.map { $0 == "#" } ?? true
        }
    }

    /// `style` is only the style of the next generated scene; `styles` names the styles of all scenes.
    private func styles(_ root: YAMLSection) -> [CheckConfiguration.UsedStyle] {
        guard let section = root.section("styles") else { return [] }
        defer { section.finish() }
        return section.keys.compactMap { name in
            guard let inner = section.section(name) else { return nil }
            defer { inner.finish() }
            var used = CheckConfiguration.UsedStyle(name: name)
            used.line = section.line(of: name)
            if let suffixes = inner.section("suffixes") {
                for role in suffixes.keys { used.suffixes[role] = suffixes.string(role) }
            }
            return used
        }
    }

    private func sources(_ root: YAMLSection) -> CheckConfiguration.Sources {
        guard let section = root.section("sources") else { return CheckConfiguration.Sources() }
        defer { section.finish() }
        let include = section.linedTexts("include")
        return CheckConfiguration.Sources(
            include: include.map { Pattern($0.text) },
            exclude: section.linedTexts("exclude").map { Pattern($0.text) },
            lines: include.map(\.line))
    }

    /// - Parameter knowsAll: Whether no package has further rules, whose names are known only when it has answered.
    private func settings(_ root: YAMLSection, knowsAll: Bool) -> [String: CheckConfiguration.Setting] {
        guard let section = root.section("rules") else { return [:] }
        var settings: [String: CheckConfiguration.Setting] = [:]
        for rule in section.keys {
            guard !knowsAll || rules.contains(rule) else {
                _ = section.hasKey(rule)
                section.report(
                    "no rule is named \"\(rule)\"\(SpellingSuggestion.hint(for: rule, among: rules))",
                    fix: "scenery explain lists all rules", key: rule)
                continue
            }
            settings[rule] = setting(of: rule, section)
        }
        return settings
    }

    private func setting(of rule: String, _ section: YAMLSection) -> CheckConfiguration.Setting? {
        guard let text = section.string(rule) else { return nil }
        if ["off", "false", "no"].contains(text) { return .off }
        if let severity = Severity(rawValue: text) { return .severity(severity) }
        let all = Severity.allCases.map(\.rawValue) + ["off"]
        section.report(
            "\"\(text)\" is not a severity\(SpellingSuggestion.hint(for: text, among: all))",
            fix: "use one of \(all.joined(separator: ", "))", key: rule)
        return nil
    }

    /// Findings are identified by their rule's id, so no two rules may share one.
    private func checkNames(_ customRules: [CustomRule], _ root: YAMLSection) {
        var seen = Set(rules)
        for rule in customRules where !seen.insert(rule.name).inserted {
            log.report(
                "the name \"\(rule.name)\" is taken by another rule", fix: "choose another name",
                key: rule.name, line: rule.line)
        }
    }
}

extension CheckConfiguration {
    /// Reads the text of a `scenery.yml`.
    ///
    /// - Parameters:
    ///   - file: The file as messages name it.
    /// - rules: The ids of all rules.
    /// - roles: The names of the roles of all styles.
    /// - Throws: `CheckError.badConfiguration` with all problems.
    public init(text: String, file: String, rules: [String], roles: [String]) throws(CheckError) {
        let log = YAMLSection.Log(file: file)
        self = ConfigurationReader(log: log, rules: rules, roles: roles).read(text)
        guard log.problems.isEmpty else { throw .badConfiguration(log.problems) }
    }
}
