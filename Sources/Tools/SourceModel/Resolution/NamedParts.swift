extension TypeFact {
    /// One name in a written type.
    public struct NamedPart: Sendable, Hashable {
        /// The name as a type, with the type before its dot and its generic arguments.
        public var type: TypeFact
        /// Whether it is inside another type: a generic argument, an element, or a part of a function type.
        public var isArgument: Bool
        public var isMetatype: Bool

        /// The last name.
        public var name: String {
            if case .named(_, let name, _) = type { return name }
            return type.text
        }
    }

    /// Every name in the type, outermost first: `[String: Presenter?]` has `String` and `Presenter`.
    public var namedParts: [NamedPart] {
        var parts: [NamedPart] = []
        collect(into: &parts, isArgument: false, isMetatype: false)
        return parts
    }

    private func collect(into parts: inout [NamedPart], isArgument: Bool, isMetatype: Bool) {
        switch self {
        case .named(_, _, let arguments):
            parts.append(NamedPart(type: self, isArgument: isArgument, isMetatype: isMetatype))
            for argument in arguments {
                argument.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
            }
        case .optional(let type), .implicitlyUnwrapped(let type), .prefixed(_, let type),
            .decorated(_, let type):
            type.collect(into: &parts, isArgument: isArgument, isMetatype: isMetatype)
        case .metatype(let type, _): type.collect(into: &parts, isArgument: isArgument, isMetatype: true)
        case .array(let type): type.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
        case .dictionary(let key, let value):
            key.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
            value.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
        case .tuple(let elements):
            for element in elements {
                element.type.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
            }
        case .function(let parameters, _, let result):
            for element in parameters {
                element.type.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
            }
            result.collect(into: &parts, isArgument: true, isMetatype: isMetatype)
        case .composition(let types):
            for type in types { type.collect(into: &parts, isArgument: isArgument, isMetatype: isMetatype) }
        case .suppressed, .other: break
        }
    }
}
