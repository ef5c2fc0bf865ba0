/// How routes of one type read as URLs: a path, and query parameters, with the route's properties in them.
///
///     static let link: LinkPattern<Self> = "/rides/\(\.ride)?page=\(\.page)&layout=\(\.layout)"
///
/// A placeholder is a key path to a stored property, so that the compiler checks that the property is
/// there and that its type can stand in a URL. It fills a whole segment of the path or the whole value of
/// a query parameter. An optional property may stand in the query only; where it is `nil` the parameter is
/// left out. Every stored property needs a placeholder, and exactly one. What of this the compiler does
/// not see is checked once, when the pattern is made, and refused by the registry with all other problems.
public struct LinkPattern<Route: SceneRoute>: ExpressibleByStringInterpolation, Sendable {
    /// `nil` for routes without a URL, and where there are problems.
    let template: LinkTemplate?
    let problems: [String]

    /// For routes that no URL leads to.
    public static var none: LinkPattern { LinkPattern(template: nil, problems: []) }

    private init(template: LinkTemplate?, problems: [String]) {
        self.template = template
        self.problems = problems
    }

    init(parts: [LinkPart]) {
        var problems: [String] = []
        var syntax = LinkSyntax(parts, &problems)
        let binding = LinkBinding(Route.self, syntax.placeholders, &problems)
        syntax.name(binding.keys)
        self.problems = problems
        template = problems.isEmpty ? LinkTemplate(syntax, binding.keys, Route.self) : nil
    }

    /// The name for a route without properties, and no URL for others.
    init(defaultFor name: String) {
        let hasProperties = (try? RouteDecoder.route(Route.self, NoRouteValues())) == nil
        self = hasProperties ? .none : LinkPattern(parts: [.literal("/" + RouteName.pathSegment(name))])
    }

    public init(stringLiteral pattern: String) {
        self.init(parts: [.literal(pattern)])
    }

    public init(stringInterpolation pattern: StringInterpolation) {
        self.init(parts: pattern.parts)
    }

    /// What the compiler makes of a pattern's text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [LinkPart] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        /// A property that the URL always has.
        public mutating func appendInterpolation<Value: LinkValue>(
            _ property: any KeyPath<Route, Value> & Sendable
        ) {
            parts.append(
                .placeholder(
                    LinkPlaceholder(type: Value.self, isOptional: false) {
                        ($0 as? Route)?[keyPath: property]
                    }))
        }

        /// A property that the URL may leave out.
        public mutating func appendInterpolation<Value: LinkValue>(
            _ property: any KeyPath<Route, Value?> & Sendable
        ) {
            parts.append(
                .placeholder(
                    LinkPlaceholder(type: Value.self, isOptional: true) {
                        ($0 as? Route)?[keyPath: property]
                    }))
        }
    }
}

/// A piece of a pattern.
enum LinkPart: Sendable {
    case literal(String)
    case placeholder(LinkPlaceholder)
}

/// A property of a route, as a pattern names it.
struct LinkPlaceholder: Sendable {
    let type: any LinkValue.Type
    let isOptional: Bool
    /// The property's value in a route of the pattern's type.
    let read: @Sendable (any SceneRoute) -> (any LinkValue)?
}
