/// A pattern that is in order: writes routes of its type as addresses, and reads them from addresses.
struct LinkTemplate: Sendable {
    /// The pattern with the names of the properties, such as `/rides/{ride}`.
    let text: String
    private let path: [LinkSyntax.Segment]
    private let query: [LinkSyntax.Parameter]
    private let placeholders: [LinkPlaceholder]
    private let keys: [String]
    private let decode: @Sendable (LinkValues) throws -> any SceneRoute

    init(_ syntax: LinkSyntax, _ keys: [String?], _ type: (some SceneRoute).Type) {
        text = syntax.text
        path = syntax.path
        query = syntax.query
        placeholders = syntax.placeholders
        self.keys = keys.map { $0 ?? "" }
        decode = { try RouteDecoder.route(type, $0) }
    }

    /// A pattern of the name alone, for scenes whose route is a `NamedRoute`.
    init(named name: String) {
        let segment = RouteName.pathSegment(name)
        text = "/" + segment
        path = [.literal(segment)]
        (query, placeholders, keys) = ([], [], [])
        decode = { _ in NamedRoute(name) }
    }

    func address(of route: any SceneRoute) -> SceneAddress {
        SceneAddress(
            path: path.map { segment in
                switch segment {
                case .literal(let literal): literal
                case .placeholder(let index): SceneAddress.segment(of: value(index, in: route) ?? "")
                }
            },
            query: query.compactMap { parameter in
                value(parameter.placeholder, in: route).map { .init(name: parameter.name, value: $0) }
            })
    }

    private func value(_ index: Int, in route: any SceneRoute) -> String? {
        placeholders[index].read(route)?.linkText
    }

    /// Whether an address has the pattern's segments, whatever stands for the placeholders.
    func hasShape(of address: SceneAddress) -> Bool {
        path.count == address.path.count
            && zip(path, address.path).allSatisfy { segment, text in
                if case .literal(let literal) = segment { literal == text } else { true }
            }
    }

    /// Whether some address could be of both patterns.
    func overlaps(_ other: LinkTemplate) -> Bool {
        path.count == other.path.count
            && zip(path, other.path).allSatisfy { one, two in
                switch (one, two) {
                case (.literal(let one), .literal(let two)): one == two
                case (.literal(let text), .placeholder(let index)): other.accepts(text, at: index)
                case (.placeholder(let index), .literal(let text)): accepts(text, at: index)
                case (.placeholder, .placeholder): true
                }
            }
    }

    private func accepts(_ segment: String, at index: Int) -> Bool {
        placeholders[index].type.init(linkText: SceneAddress.text(of: segment)) != nil
    }
}

// MARK: - Reading

extension LinkTemplate {
    /// Why an address of the pattern's shape is not one of its routes.
    struct Refusal: Error { let reason: String }

    func route(at address: SceneAddress) throws(Refusal) -> any SceneRoute {
        var values = LinkValues()
        for (segment, part) in zip(address.path, path) {
            guard case .placeholder(let index) = part else { continue }
            values.values[keys[index]] = try value(SceneAddress.text(of: segment), index, "in the path")
        }
        try readQuery(address, into: &values)
        do { return try decode(values) } catch {
            throw Refusal(reason: "its values do not make a route of \"\(text)\": \(error)")
        }
    }

    private func readQuery(_ address: SceneAddress, into values: inout LinkValues) throws(Refusal) {
        for item in address.query {
            guard let parameter = query.first(where: { $0.name == item.name }) else {
                throw Refusal(
                    reason: "\"\(text)\" takes no query parameter \"\(item.name.printable)\"; leave it out")
            }
            guard values.values[keys[parameter.placeholder]] == nil else {
                throw Refusal(reason: "the query parameter \"\(item.name)\" is there twice; give it once")
            }
            values.values[keys[parameter.placeholder]] = try value(
                item.value, parameter.placeholder, "for \"\(item.name)\" in the query")
        }
        let missing = query.first {
            !placeholders[$0.placeholder].isOptional && values.values[keys[$0.placeholder]] == nil
        }
        if let missing {
            throw Refusal(reason: "\"\(text)\" needs the query parameter \"\(missing.name)\"; add it")
        }
    }

    private func value(_ text: String, _ index: Int, _ location: String) throws(Refusal) -> any LinkValue {
        let type = placeholders[index].type
        guard let value = type.init(linkText: text) else {
            throw Refusal(
                reason:
                    "\"\(text.printable)\" \(location) is not a value of type \(type), which \"\(self.text)\" takes there"
            )
        }
        return value
    }
}
