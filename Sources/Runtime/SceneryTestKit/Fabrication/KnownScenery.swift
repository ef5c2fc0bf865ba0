import Scenery

extension ValueFabricator {
    /// Types of this package whose parts depend on each other: a lock and the state behind it.
    static let scenery: [ObjectIdentifier: @Sendable () -> Any] = [
        ObjectIdentifier(BroadcastScope.self): { BroadcastScope(Broadcasts()) },
        ObjectIdentifier(BroadcastToken.self): { Broadcasts().observe(Listener.self, with: Listener()) },
        ObjectIdentifier(Broadcasts.self): { Broadcasts() },
        ObjectIdentifier(ManualClock.self): { ManualClock() },
        ObjectIdentifier(ObservationToken.self): { ObservableValue(0).observe { _ in } },
        ObjectIdentifier(ScriptedTransport.self): { ScriptedTransport() },
        ObjectIdentifier(TestExecutor.self): { TestExecutor() },
    ]
}

/// What a made token is the registration of.
private final class Listener: Sendable {}

extension ObservableValue: FabricatedFromParts {
    static func fabricated(by maker: ValueFabricator, at path: ValuePath) -> Any? {
        maker.make(Value.self, at: path + "value").map { ObservableValue($0) }
    }
}

/// Whether the field of a type, or of a superclass of it, may be a lock of this package.
///
/// The runtime reports a field whose type is generic and cannot be copied as `()`, as it reports `Protected`. Left at zero,
/// that is a lock that leads nowhere.
func mayBeLock(_ field: Any.Type, of type: Any.Type) -> Bool {
    guard field == Void.self else { return false }
    return sequence(first: type, next: { ValueLayout($0).superclass }).contains { type in
        lockingModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }
}

/// The modules that use `Protected`.
private let lockingModules: Set = [
    "SceneryFoundations", "SceneryPromises", "SceneryObservables", "SceneryBroadcasts", "SceneryManagers",
    "SceneryScenes", "SceneryStores", "SceneryTestKit",
]
