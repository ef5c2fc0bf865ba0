import SourceModel

/// Requirements as a mock takes them over from the protocols they stand in.
extension MockShape {
    /// A requirement as it is written outside its protocol: names in full, the typealiases of
    /// the protocol and its extensions resolved, and isolated as the protocol it is from.
    mutating func laidOut(_ requirement: RequirementFact, of fact: ProtocolFact, index: ProtocolIndex)
        -> RequirementFact
    {
        let own = fact.scope + [fact.name]
        var laid = requirement
        if index.hasAliases(in: own) {
            laid = laid.mappingTypes { type in type.rewritten { index.ownAlias($0, in: own) } }
        }
        if !fact.scope.isEmpty { laid = laid.mappingTypes { index.qualified($0, in: fact.scope) } }
        isolate(&laid, of: fact, index: index)
        return laid
    }

    /// Says of a requirement where it runs, where that is not where the mock's members do by themselves.
    ///
    /// What a protocol without an attribute inherits from its parents, Swift 5 and 6 see differently: what may be
    /// called from anywhere meets both.
    private mutating func isolate(_ laid: inout RequirementFact, of fact: ProtocolFact, index: ProtocolIndex)
    {
        let isSet =
            laid.attributes.contains { index.isGlobalActor($0) }
            || laid.modifiers.contains { $0.hasPrefix("nonisolated") }
        guard !isSet else { return }
        // Who waits stays where it is, which is right whatever the module isolates to by default.
        let isWaiting = laid.effects.isAsync && laid.kind == .method
        if fact.qualifiedName != self.fact.qualifiedName {
            if fact.modifiers.contains("nonisolated") { return laid.modifiers.append("nonisolated") }
            if isWaiting, self.fact.modifiers.contains("nonisolated") {
                return laid.modifiers.append("nonisolated(nonsending)")
            }
        }
        guard isolation.isAny else {
            // The mock may be isolated by default where the protocol it is from is not.
            guard product == .mocks, index.isForeign(fact), !fact.modifiers.contains("nonisolated"),
                superclass == nil || laid.kind != .initializer
            else { return }
            return laid.modifiers.append(isWaiting ? "nonisolated(nonsending)" : "nonisolated")
        }
        let actors = fact.attributes.filter { index.isGlobalActor($0) }
        guard actors.isEmpty else {
            if actors != isolation.own { laid.attributes += actors }
            return
        }
        let source = index.isolation(of: fact)
        guard !source.isActor else { return }
        let isPlain = source.inherited == nil && source.ofBase == nil
        // The initialiser of a parent can only be called where that runs.
        if isolation.ofBase != nil || isolation.isActor, laid.kind == .initializer { return }
        if isolation.isActor, laid.isStatic { return }
        guard isPlain || isolation.isActor || isolation.ofBase != nil || !isolation.own.isEmpty else {
            return
        }
        laid.modifiers.append(isWaiting ? "nonisolated(nonsending)" : "nonisolated")
        mixedIsolation = mixedIsolation ?? laid.place
    }
}
