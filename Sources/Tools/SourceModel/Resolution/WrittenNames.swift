/// A place in code where a type may be named.
enum WrittenName {
    case type(TypeFact, TypeReference.Kind, FileLocation)
    case call(CallFact)
    case use(UseFact)
    /// `@name` before a declaration or a parameter, which may be a property wrapper or a result builder.
    case attribute(String, FileLocation)
}

// Each visits the places in the order of the code's parts.

extension DeclarationFact {
    /// Visits what is written before the braces.
    func visitHead(_ visit: (WrittenName) -> Void) {
        for attribute in attributes { visit(.attribute(attribute, location)) }
        for fact in inherited { visit(.type(fact, .inheritance, location)) }
        for bound in generics.compactMap(\.bound) { visit(.type(bound, .constraint, location)) }
        for constraint in constraints { visit(.type(constraint.right, .constraint, location)) }
    }
}

extension MemberFact {
    /// Visits its declaration and its code.
    ///
    /// - Parameter body: Its `body`, which each access may have to decode.
    func visit(_ body: BodyFact?, _ visit: (WrittenName) -> Void) {
        for attribute in attributes { visit(.attribute(attribute, location)) }
        if let written = type {
            visit(.type(written, kind == .property ? referenceKind : .result, location))
        } else if let initial = initialType, kind == .property {
            visit(.type(initial, referenceKind, location))
        }
        for parameter in parameters {
            visit(.type(parameter.type, kind == .enumCase ? .associatedValue : .parameter, location))
            for attribute in parameter.attributes { visit(.attribute(attribute, location)) }
        }
        for bound in generics.compactMap(\.bound) { visit(.type(bound, .constraint, location)) }
        body?.visit(visit)
    }

    private var referenceKind: TypeReference.Kind {
        guard isStored else { return .computed }
        switch ownership {
        case .strong: return .strong
        case .weak: return .weak
        case .unowned, .unownedUnsafe: return .unowned
        }
    }
}

extension BodyFact {
    /// What is used, and what is set: `Session.shared.isOn = true`.
    public var usesAndTargets: [UseFact] {
        uses
            + assignments.filter { $0.target.root == .name }.map {
                UseFact(chain: $0.target, closure: $0.closure, location: $0.location)
            }
    }

    func visit(_ visit: (WrittenName) -> Void) {
        for call in calls {
            visit(.call(call))
            for fact in call.callee.generics { visit(.type(fact, .genericArgument, call.location)) }
        }
        for use in usesAndTargets { visit(.use(use)) }
        for use in types { visit(.type(use.type, use.kind.referenceKind, use.location)) }
    }
}

extension TypeUseFact.Kind {
    fileprivate var referenceKind: TypeReference.Kind {
        switch self {
        case .annotation: .local
        case .cast: .cast
        case .pattern: .pattern
        case .generic: .genericArgument
        case .metatype: .metatype
        }
    }
}
