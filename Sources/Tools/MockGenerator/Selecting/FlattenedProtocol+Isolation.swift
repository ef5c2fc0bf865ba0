import SourceModel

/// Requirements as they are declared outside of their protocol.
extension FlattenedProtocol {
    /// A requirement as it is declared outside of its protocol: with qualified names, with the typealiases of the protocol and
    /// its extensions resolved, and with the isolation of its protocol.
    mutating func standalone(_ requirement: RequirementFact, of fact: ProtocolFact, index: ProtocolIndex)
        -> RequirementFact
    {
        var requirement = requirement
        let scopes = index.aliasScopes(of: fact)
        if !scopes.isEmpty {
            requirement = requirement.mappingTypes { type in
                type.rewritten { part in scopes.lazy.compactMap { index.ownAlias(part, in: $0) }.first }
            }
        }
        if !fact.scope.isEmpty {
            requirement = requirement.mappingTypes { index.qualified($0, in: fact.scope) }
        }
        isolate(&requirement, of: fact, index: index)
        return requirement
    }

    /// Adds the isolation of a requirement if it differs from the one that the mock's members have by default.
    ///
    /// Swift 5 and 6 disagree on the isolation that a protocol without an attribute inherits. A nonisolated member satisfies
    /// both.
    private mutating func isolate(
        _ requirement: inout RequirementFact, of fact: ProtocolFact, index: ProtocolIndex
    ) {
        let isSet =
            requirement.attributes.contains { index.isGlobalActor($0) }
            || requirement.modifiers.contains { $0.hasPrefix("nonisolated") }
        // An override has the isolation of the member that it overrides.
        guard !isSet, !self.fact.isClass else { return }
        // An asynchronous method runs in the caller's isolation, which is right for any default isolation.
        let isAsyncMethod = requirement.effects.isAsync && requirement.kind == .method
        if fact.location != self.fact.location {
            if fact.modifiers.contains("nonisolated") { return requirement.modifiers.append("nonisolated") }
            if isAsyncMethod, self.fact.modifiers.contains("nonisolated") {
                return requirement.modifiers.append("nonisolated(nonsending)")
            }
        }
        guard isolation.isAny else {
            // The mock may be isolated by default although its protocol is not.
            guard product == .mocks, index.isForeign(fact), !fact.modifiers.contains("nonisolated"),
                superclass == nil || requirement.kind != .initializer
            else { return }
            return requirement.modifiers.append(isAsyncMethod ? "nonisolated(nonsending)" : "nonisolated")
        }
        let actors = fact.attributes.filter { index.isGlobalActor($0) }
        guard actors.isEmpty else {
            if actors != isolation.own { requirement.attributes += actors }
            return
        }
        let source = index.isolation(of: fact)
        guard !source.isActor else { return }
        let isPlain = source.inherited == nil && source.ofBase == nil
        // The initializer of a superclass can only be called in that class's isolation.
        if isolation.ofBase != nil || isolation.isActor, requirement.kind == .initializer { return }
        if isolation.isActor, requirement.isStatic { return }
        guard isPlain || isolation.isActor || isolation.ofBase != nil || !isolation.own.isEmpty else {
            return
        }
        requirement.modifiers.append(isAsyncMethod ? "nonisolated(nonsending)" : "nonisolated")
        mixedIsolation = mixedIsolation ?? requirement.location
    }
}
