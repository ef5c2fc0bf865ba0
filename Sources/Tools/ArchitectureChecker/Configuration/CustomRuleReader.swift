import ArchitectureRules
import Styles

/// Reads custom rules: layers and prohibitions.
struct CustomRuleReader {
    let rules: [String]
    let roles: [String]

    func layers(_ root: YAMLSection) -> [CustomRule] {
        customRules(root, "layers") { section in
            let order = section.sections("order", required: "list the layers, the outermost first")
                .compactMap(layer)
            let names = order.map(\.name)
            var layers = Layers(order)
            layers.allowed = directions(section, "allow", names)
            layers.denied = directions(section, "deny", names)
            layers.isExhaustive = section.flag("exhaustive") ?? false
            layers.exempt = section.section("except").map { selection($0, finish: true) } ?? Selection()
            layers.isTransitive = section.flag("transitive") ?? false
            layers.edges = edges(section)
            if let again = names.first(where: { name in names.count { $0 == name } > 1 }) {
                section.report(
                    "two layers are named \"\(again)\"", fix: "give each a name of its own", key: "order")
            }
            return .layers(layers)
        }
    }

    func forbidden(_ root: YAMLSection) -> [CustomRule] {
        customRules(root, "forbid") { section in
            func patterns(_ key: String) -> [Pattern] { section.linedTexts(key).map { Pattern($0.text) } }
            let from = section.section("from").map { selection($0, finish: true) } ?? Selection()
            let to = section.section("to").map { selection($0, finish: true) }
            let forbidden = Forbidden(
                from: from, to: to, edges: edges(section), imports: patterns("imports"),
                references: patterns("references"), calls: patterns("calls"), inherits: patterns("inherits"),
                names: patterns("names"))
            let isEmpty =
                to == nil
                && [
                    forbidden.imports, forbidden.references, forbidden.calls, forbidden.inherits,
                    forbidden.names,
                ].allSatisfy(\.isEmpty)
            if isEmpty {
                section.log.report(
                    "forbids nothing", fix: "say what: to, imports, references, calls, inherits or names",
                    key: "forbid", line: section.line)
            }
            return .forbidden(forbidden)
        }
    }

    private func customRules(
        _ root: YAMLSection, _ key: String, _ content: (YAMLSection) -> CustomRule.Content
    ) -> [CustomRule] {
        guard let section = root.section(key) else { return [] }
        return section.keys.compactMap { name in
            guard let inner = section.section(name) else { return nil }
            defer { inner.finish() }
            let reason =
                inner.string("reason", required: "say why in a sentence, for those who read the finding")
                ?? ""
            let severity =
                inner.string("severity") == nil ? .error : inner.choice("severity", of: Severity.self)
            return CustomRule(
                name: name, reason: reason, severity: severity ?? .error, content: content(inner),
                line: section.line(of: name))
        }
    }

    private func layer(_ section: YAMLSection) -> Layers.Layer? {
        let name = section.string("name", required: "give the layer a name")
        let peers = section.string("peers") ?? "free"
        if !["apart", "free"].contains(peers) {
            section.report(
                "\"\(peers)\" is not known here\(SpellingSuggestion.hint(for: peers, among: ["apart", "free"]))",
                fix: "write peers: apart, or leave it out", key: "peers")
        }
        let selection = selection(section, finish: true)
        guard let name else { return nil }
        if selection.isEmpty {
            section.log.report(
                "the layer \"\(name)\" selects nothing", fix: "say which files, modules or roles it is",
                key: "order", line: section.line)
        }
        return Layers.Layer(name, selection, keepsPeersApart: peers == "apart")
    }

    private func selection(_ section: YAMLSection, finish: Bool) -> Selection {
        func patterns(_ key: String) -> [Pattern] { section.linedTexts(key).map { Pattern($0.text) } }
        let selection = Selection(
            files: patterns("files"), modules: patterns("modules"), roles: patterns("roles"),
            line: section.line)
        for role in selection.roles where !roles.contains(where: { role.matches(name: $0) }) {
            section.report(
                "no role is named \"\(role.text)\"\(SpellingSuggestion.hint(for: role.text, among: roles))",
                fix: "use some of \(roles.joined(separator: ", "))", key: "roles")
        }
        if finish { section.finish() }
        return selection
    }

    /// `core knows app, scenes`.
    private func directions(_ section: YAMLSection, _ key: String, _ layers: [String]) -> [Layers.Direction] {
        section.linedTexts(key).flatMap { text, line -> [Layers.Direction] in
            let words = text.split { $0 == " " || $0 == "," }.map(String.init)
            guard words.count >= 3, words[1] == "knows" else {
                section.log.report(
                    "\"\(text)\" is not a direction", fix: "write LAYER knows LAYER", key: key, line: line)
                return []
            }
            let names = [words[0]] + words.dropFirst(2)
            for name in names where !layers.contains(name) {
                section.log.report(
                    "no layer is named \"\(name)\"\(SpellingSuggestion.hint(for: name, among: layers))",
                    fix: "use some of \(layers.joined(separator: ", "))", key: key, line: line)
            }
            return names.dropFirst().map { Layers.Direction(from: words[0], to: $0) }
        }
    }

    private func edges(_ section: YAMLSection) -> [EdgeKind] {
        let all = EdgeKind.allCases.map(\.rawValue)
        let kinds = section.linedTexts("edges").compactMap { text, line -> EdgeKind? in
            if let kind = EdgeKind(rawValue: text) { return kind }
            section.log.report(
                "\"\(text)\" is not a kind of edge\(SpellingSuggestion.hint(for: text, among: all))",
                fix: "use some of \(all.joined(separator: ", "))", key: "edges", line: line)
            return nil
        }
        return kinds.isEmpty ? EdgeKind.allCases : kinds
    }
}
