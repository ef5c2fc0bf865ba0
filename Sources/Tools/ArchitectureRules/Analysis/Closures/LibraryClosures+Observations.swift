import SourceModel

// Observations and timers.

extension LibraryClosures {
    /// `observation = player.observe(\.rate) { … }`
    func observation(_ index: Int) -> String? {
        if calls[index].callee.names.last.map(Self.ofTime.contains) == true { return player(index) }
        guard calls[index].callee.names.last == "observe", let property = property(keeping: index),
            property.typeName == "NSKeyValueObservation", !type.ends(property.name)
        else { return nil }
        return property.name
    }

    private static let ofTime: Set<String> = ["addPeriodicTimeObserver", "addBoundaryTimeObserver"]

    /// `player.addPeriodicTimeObserver(…) { … }`, if no code removes such observers.
    private func player(_ index: Int) -> String? {
        let names = code.withoutSelf(calls[index].callee.names.dropLast(), at: calls[index].location)
        guard calls[index].callee.root == .name, names.count == 1,
            let property = storedProperty(names[0], at: calls[index].location),
            !type.empties([property.name]),
            !type.members(where: { $0.bodyMayName(Self.removingObserver) }).contains(where: { member in
                member.fact.body?.calls.contains { $0.callee.names.last == "removeTimeObserver" } == true
            })
        else { return nil }
        return property.name
    }

    private static let removingObserver = NameQuery(["removeTimeObserver"], isConstant: true)

    private static let timers: Set<[String]> = [
        ["Timer", "scheduledTimer"], ["Timer"], ["Timer", "init"],
    ]

    /// A timer that repeats, and that only the end of the object would stop.
    func timer(_ index: Int) -> String? {
        let repeats = calls[index].arguments.contains {
            $0.label == "repeats" && $0.value == .literal("true")
        }
        // It may stop itself: `{ timer in timer.invalidate() }`.
        guard repeats, !calls.contains(where: { $0.closure != nil && $0.callee.names.last == "invalidate" }),
            Self.timers.contains(calls[index].callee.names),
            let property = property(keeping: index), !type.ends(property.name)
        else { return nil }
        return property.name
    }

    /// Whether a closure is that of a timer that repeats and that no code can invalidate, because nothing keeps it and it does not stop
    /// itself.
    func isOfEndlessTimer(_ closure: ClosureFact) -> Bool {
        guard let index = closure.call, index < calls.count, calls[index].isStatement else { return false }
        return calls[index].callee.names == ["Timer", "scheduledTimer"]
            && calls[index].arguments.contains { $0.label == "repeats" && $0.value == .literal("true") }
            && !calls.contains { $0.callee.names.last == "invalidate" }
    }
}
