import SourceModel

/// Finds the parts of a type that a view model may not contain.
struct PrimitiveTypes {
    let model: ProjectModel
    /// Types that are looked at themselves, and count as primitive where others contain them.
    var judged: Set<TypeEntity.ID> = []
    /// Names of managed objects that no source declares.
    var managed: Set<String> = []
    /// Whether colors and fonts count, which a view shows without formatting them, as it does pictures.
    var hasLooks = true

    /// Types from outside the project that still need formatting, or that belong to a view; unknown types are
    /// accepted.
    private static let descriptions: [String: String] = [
        "Data": "raw data", "Date": "a date", "NSDate": "a date", "DateComponents": "a date",
        "DateInterval": "dates",
        "Calendar": "a calendar", "Error": "an error", "NSError": "an error", "DateFormatter": "a formatter",
        "NumberFormatter": "a formatter", "UIColor": "a color",
        "NSColor": "a color", "UIFont": "a font", "NSFont": "a font", "UIView": "a view", "NSView": "a view",
        "UIViewController": "a view controller", "NSManagedObject": "a database object",
        "AnyPublisher": "a publisher", "NSObject": "an object",
    ]

    private static let looks: Set<String> = [
        "UIColor", "NSColor", "UIFont", "NSFont", "NSAttributedString",
    ]

    private static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]

    /// How deep nested structs are followed.
    private static let deepest = 6

    /// The part of a type that is not primitive, for a message; `nil` if there is none or it is unknown.
    func offence(in fact: TypeFact, scope: Scope, depth: Int = 0) -> String? {
        guard depth < Self.deepest else { return nil }
        if fact.isFunction { return "a closure" }
        for part in fact.namedParts {
            if part.isMetatype || scope.generics.contains(part.name) { continue }
            if let type = model.type(part.type, in: scope) {
                if let offence = offence(in: type, depth: depth) { return offence }
            } else if managed.contains(part.name) {
                return "a database object (\(part.name))"
            } else if let word = Self.descriptions[part.name], isPlain(part.type),
                hasLooks || !Self.looks.contains(part.name), model.type(named: part.name) == nil
            {
                return "\(word) (\(part.name))"
            }
        }
        return fact.containsFunction ? "a closure" : nil
    }

    private func isPlain(_ fact: TypeFact) -> Bool {
        guard case .named(let base, _, _) = fact else { return false }
        return base == nil || base?.bareName == "Swift" || base?.bareName == "Foundation"
            || base?.bareName == "UIKit"
    }

    private func isError(_ type: TypeEntity) -> Bool {
        type.inherited.contains { Self.errors.contains($0.bareName ?? "") }
    }

    private func offence(in type: TypeEntity, depth: Int) -> String? {
        if judged.contains(type.id) { return nil }
        switch type.kind {
        case .class, .actor: return "an object of the class \"\(type.name)\""
        case .extension: return nil
        case .protocol:
            // What its values contain is at least what it requires.
            for member in type.members where member.fact.kind == .property {
                guard let fact = member.fact.type,
                    let inner = offence(in: fact, scope: model.scope(of: member), depth: depth + 1)
                else { continue }
                return inner.contains("inside") ? inner : "\(inner) inside \"\(type.name)\""
            }
        case .struct:
            if isError(type) { return "an error (\(type.name))" }
            for property in type.storedProperties {
                guard let fact = property.fact.type ?? property.fact.initialType else { continue }
                if let inner = offence(in: fact, scope: model.scope(of: property), depth: depth + 1) {
                    return inner.contains("inside") ? inner : "\(inner) inside \"\(type.name)\""
                }
            }
        case .enum:
            if isError(type) { return "an error (\(type.name))" }
            for member in type.members where member.fact.kind == .enumCase {
                for value in member.fact.parameters {
                    if let inner = offence(in: value.type, scope: model.scope(of: member), depth: depth + 1) {
                        return inner.contains("inside") ? inner : "\(inner) inside \"\(type.name)\""
                    }
                }
            }
        }
        return nil
    }
}

extension TypeEntity {
    /// Its own stored instance properties.
    var storedProperties: [MemberEntity] {
        members.filter { $0.fact.kind == .property && $0.fact.isStored && !$0.fact.isStatic }
    }
}

extension TypeFact {
    /// Whether it contains a function type.
    var containsFunction: Bool {
        switch self {
        case .function: true
        case .optional(let type), .implicitlyUnwrapped(let type), .prefixed(_, let type),
            .decorated(_, let type),
            .array(let type):
            type.containsFunction
        case .dictionary(let key, let value): key.containsFunction || value.containsFunction
        case .tuple(let elements): elements.contains { $0.type.containsFunction }
        case .named(_, _, let arguments): arguments.contains(where: \.containsFunction)
        default: false
        }
    }
}
