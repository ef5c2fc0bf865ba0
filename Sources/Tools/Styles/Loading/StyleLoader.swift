/// Reads a style out of the files of its folder.
struct StyleLoader {
    static let manifest = "style.yml"

    /// The folder as messages name it.
    let folder: String
    /// Text by path below the folder.
    let files: [String: String]
    /// Templates that every style may include, by file name.
    var shared: [String: String] = [:]

    /// - Throws: `StyleError.invalid` with everything that is wrong.
    func load() throws(StyleError) -> Style {
        let log = YAMLSection.Log(file: "\(folder)/\(Self.manifest)")
        guard let text = files[Self.manifest] else {
            log.report("there is no such file", fix: "write one; scenery style eject vip shows how it reads")
            throw .invalid(log.problems)
        }
        guard let root = YAMLSection.root(of: text, log: log) else { throw .invalid(log.problems) }
        let style = read(root)
        root.finish()
        guard let style, log.problems.isEmpty else { throw .invalid(log.problems) }
        return style
    }

    private func read(_ root: YAMLSection) -> Style? {
        let name = name(root)
        let product = root.string("makes") == nil ? .scene : root.choice("makes", of: Style.Product.self)
        let summary = root.string("summary", required: "say in a line what the style is")
        let roles = roles(root, of: product ?? .scene)
        let relations = RelationReader(section: root, roles: roles.map(\.name))
        let builder = builder(root, of: product ?? .scene)
        let events = root.strings("events").map(\.text)
        let templates = product == .nothing ? [] : templates(root)
        guard let name, let product, let summary else { return nil }
        let used = Set(templates.map(\.file))
        let includes = files.filter { $0.key.hasSuffix(".stencil") && !used.contains($0.key) }
        return Style(
            name: name, summary: summary, product: product, roles: roles, references: relations.references(),
            payloads: relations.payloads(), builder: builder, events: events, templates: templates,
            includes: shared.merging(includes) { $1 }, origin: folder)
    }

    /// The style is chosen by the name of its folder, so the two may not differ.
    private func name(_ root: YAMLSection) -> String? {
        guard let name = root.string("name", required: "write name: NAME, as the folder is called") else {
            return nil
        }
        let last = folder.split(separator: "/").last.map(String.init) ?? folder
        if name != last {
            root.report(
                "\"\(name)\" is not the folder's name", fix: "write name: \(last), or rename the folder",
                key: "name")
        }
        return name
    }

    private func roles(_ root: YAMLSection, of product: Style.Product) -> [Role] {
        let fix = "write the roles, each as NAME: { suffix: …, kind: class }"
        guard let section = root.section("roles", required: product == .scene ? fix : nil) else { return [] }
        let roles = section.keys.compactMap { name in section.section(name).flatMap { role(name, $0) } }
        if product == .scene || product == .nothing {
            // Scenes that are only recognized may leave their logic to the presentation.
            let needed =
                product == .nothing && section.keys.contains("presentation")
                ? ["view", "builder"] : ["view", "logic", "builder"]
            for role in needed where !section.keys.contains(role) {
                root.report(
                    "the role \"\(role)\" is missing\(SpellingSuggestion.hint(for: role, among: section.keys))",
                    fix: "every scene has a view, its logic and a builder; add \(role)", key: "roles")
            }
        }
        return roles
    }

    private func role(_ name: String, _ section: YAMLSection) -> Role? {
        defer { section.finish() }
        let suffix = section.string("suffix", required: "write what the type's name ends in")
        let kind = section.string("kind") == nil ? .class : section.choice("kind", of: Role.Kind.self)
        let platform =
            section.string("platform") == nil
            ? (name == "view" ? .host : Role.Platform.none)
            : section.choice("platform", of: Role.Platform.self)
        let contract = section.string("protocol")
        if let contract, !contract.contains("{{ scene }}") {
            section.report(
                "\"\(contract)\" is the same for every scene", fix: "use {{ scene }} in it", key: "protocol")
        }
        let more = section.texts("protocols")
        for pattern in more where !pattern.contains("{{ scene }}") {
            section.report(
                "\"\(pattern)\" is the same for every scene", fix: "use {{ scene }} in it", key: "protocols")
        }
        let also = section.texts("also")
        let marks = section.texts("marks")
        let demands = section.choices("demands", of: Role.Demand.self)
        let allows = section.choices("allows", of: Role.Allowance.self)
        guard let suffix, let kind, let platform else { return nil }
        return Role(
            name: name, suffix: suffix, kind: kind, contract: contract, platform: platform,
            otherSuffixes: also, otherContracts: more, marks: marks,
            demands: Set(demands), allows: Set(allows))
    }

    private func builder(_ root: YAMLSection, of product: Style.Product) -> Builder? {
        let fix = "write builder: { call: \"{{ scene }}Configurator.build({{ arguments }})\" }"
        guard let section = root.section("builder", required: product == .scene ? fix : nil) else {
            return nil
        }
        defer { section.finish() }
        let route = section.string("route")
        return section.string("call", required: "write the expression that builds the scene").map {
            Builder(call: $0, route: route)
        }
    }

    /// Whether templates with these conditions are never rendered for one scene, which has one kind of view.
    private static func areExclusive(_ one: String?, _ other: String?) -> Bool {
        let kinds = ["isUIKit", "isSwiftUI"]
        guard let one, let other else { return false }
        return one != other && kinds.contains(one) && kinds.contains(other)
    }

    private func templates(_ root: YAMLSection) -> [Template] {
        var paths: [String: [String?]] = [:]
        let sections = root.sections("templates", required: "list the templates, each as file and makes")
        return sections.compactMap { section in
            defer { section.finish() }
            let location =
                section.string("in") == nil ? .sources : section.choice("in", of: Template.Folder.self)
            let file = section.string("file", required: "name the template's file in this folder")
            let makes = section.string("makes", required: "write the path of the file that it makes")
            let condition = section.string("when")
            guard let location, let file, let makes else { return nil }
            let others = paths["\(location.rawValue)/\(makes)", default: []]
            paths["\(location.rawValue)/\(makes)"] = others + [condition]
            if others.contains(where: { !Self.areExclusive($0, condition) }) {
                section.report(
                    "\"\(makes)\" is made twice", fix: "give each template a path of its own", key: "makes")
            }
            guard let text = files[file] ?? shared[file] else {
                let all = files.keys.filter { $0.hasSuffix(".stencil") }.sorted()
                section.report(
                    "there is no file \"\(file)\" in the folder\(SpellingSuggestion.hint(for: file, among: all))",
                    fix: "add it, or correct the name", key: "file")
                return nil
            }
            return Template(file: file, makes: makes, location: location, condition: condition, text: text)
        }
    }
}
