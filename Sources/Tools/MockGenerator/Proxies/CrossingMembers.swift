import SourceModel

/// Writes the members of a boundary as tests name them, next to its proxy: a name for each, with the types of its
/// arguments.
///
/// They are declared at the top level of the file: a type that only the boundary itself can name becomes `Any`.
struct CrossingMembers {
    private let writer: ProxyWriter
    private var context: ProxyContext { writer.context }
    private let names: MemberNames
    /// The boundary and the protocols that it refines, whose own aliases are written out.
    private let scopes: [[String]]

    init(of writer: ProxyWriter) {
        self.writer = writer
        let owners = Set(writer.shape.owners.names).sorted()
        scopes =
            [writer.shape.fact.scope + [writer.shape.fact.name]]
            + owners.map { $0.split(separator: ".").map(String.init) }
        names = MemberNames(crossings: writer.shape.requirements)
    }

    /// The enumeration that holds them; nil where the boundary has none.
    var text: String? {
        let fact = writer.shape.fact
        let requirements = writer.shape.requirements
        let members = requirements.indices.flatMap { location in
            declarations(location).map {
                Conditional(conditions: requirements[location].conditions, text: $0)
            }
        }
        guard !members.isEmpty else { return nil }
        let attributes =
            ["/// The members of ``\(fact.qualifiedName)``, for tests that expect crossings."]
            + fact.attributes.filter { $0.hasPrefix("@available") }
        let name = (fact.name.plainName + "Crossing").quotedName
        let code = SourceText(attributes, "\(context.access)enum \(name)", size: 1024)
        code.endsWithOneLine = true
        code.add(members: members)
        code.close()
        return code.text
    }

    private func declarations(_ location: Int) -> [String] {
        let requirement = writer.shape.requirements[location]
        guard !requirement.isOfType, !writer.isAnsweredByStandard(requirement),
            let types = argumentTypes(of: requirement)
        else { return [] }
        let name = names.stub(location)
        let value = type(of: requirement.type, in: requirement)
        let written = names.setter(location).map {
            declaration($0, "CrossingMember<\(Self.list(types + [value]))>", requirement, ", .set")
        }
        let read: String
        switch requirement.kind {
        case .property: read = declaration(name, "CrossingProperty<\(value)>", requirement)
        case .subscript:
            read = declaration(name, "CrossingMember<\(Self.list(types))>", requirement, ", .get")
        case .method, .initializer:
            read = declaration(name, "CrossingMember<\(Self.list(types))>", requirement)
        }
        return [read] + [written].compactMap { $0 }
    }

    private func declaration(
        _ name: String, _ type: String, _ requirement: RequirementFact, _ kind: String = ""
    ) -> String {
        let member = "\(writer.shape.fact.name.plainName).\(requirement.signature.inLiteral)"
        let attributes = requirement.attributes.filter { $0.hasPrefix("@available") }.map { $0 + " " }
        let initializer = type.prefix { $0 != "<" }
        return
            "\(attributes.joined())\(context.access)nonisolated static var \(Self.quoted(name)): \(type) { "
            + "\(initializer)(\"\(member)\"\(kind)) }"
    }

    /// - Returns: nil for a member with a pack of arguments, of which there may be any number.
    private func argumentTypes(of requirement: RequirementFact) -> [String]? {
        var types: [String] = []
        for parameter in requirement.parameters {
            if parameter.type.text.contains("repeat ") { return nil }
            let type = type(of: parameter.type, in: requirement)
            types.append(parameter.isVariadic && type != "Any" ? "[\(type)]" : type)
        }
        return types
    }

    private func type(of declared: TypeFact, in requirement: RequirementFact) -> String {
        let bare = declared.undecorated.1
        let scope = writer.shape.fact.scope + [writer.shape.fact.name]
        if context.isNoncopyable(bare) || requirement.isNoncopyable(bare) { return "CrossingValue" }
        let resolved = bare.rewritten { type in
            scopes.lazy.compactMap { context.index.ownAlias(type, in: $0) }.first
        }
        let hidden = Set(requirement.generics.map(\.name) + writer.shape.open.map(\.name))
            .union(["Self", context.name, context.role])
        if context.index.followed(resolved, in: scope).isFunction || resolved.mentions(hidden.contains) {
            return "Any"
        }
        let type = context.index.qualified(resolved, in: scope)
        if type.text.contains("some ") || type.text.contains("->") { return "Any" }
        if case .implicitlyUnwrapped(let part) = type { return TypeFact.optional(part).text }
        return type.text
    }

    private static func list(_ types: [String]) -> String {
        types.isEmpty ? "Void" : types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }

    private static func quoted(_ name: String) -> String {
        let isReserved = ParameterName.keywords.contains(name) || ["self", "Type", "Protocol"].contains(name)
        return isReserved ? "`\(name)`" : name.quotedName
    }
}
