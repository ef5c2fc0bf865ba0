import Foundation
import SceneryFoundations

extension PromiseReport {
    private struct Handlers {
        var handler: @Sendable (PromiseReport) -> Void = PromiseReport.writeToStandardError
        var observers: [ObjectIdentifier: @Sendable (PromiseReport) -> Void] = [:]
    }

    private static let handlers = Protected(Handlers())

    /// Replaces what handles reports.
    ///
    /// - Parameter handler: Called with each report, on the thread where it arises, possibly by several threads at once.
    ///   It must return soon. Nil restores the default, which writes a line to standard error.
    public static func setHandler(_ handler: (@Sendable (PromiseReport) -> Void)?) {
        handlers.withLock { $0.handler = handler ?? writeToStandardError }
    }

    /// Calls `body` with each report as well, until the observation returned is released.
    ///
    /// For tests: tell your reports by ``source`` from those of tests that run at the same time.
    public static func observe(_ body: @escaping @Sendable (PromiseReport) -> Void) -> Observation {
        let observation = Observation()
        handlers.withLock { $0.observers[ObjectIdentifier(observation)] = body }
        return observation
    }

    /// Observes reports until it is released.
    public final class Observation: Sendable {
        fileprivate init() {}

        deinit { PromiseReport.end(ObjectIdentifier(self)) }
    }

    /// Calls the handler and the observers.
    func send() {
        let (handler, observers) = Self.handlers.withLock { ($0.handler, Array($0.observers.values)) }
        handler(self)
        for observer in observers { observer(self) }
    }

    private static func end(_ observation: ObjectIdentifier) {
        // Released after the lock: what the closure captures is the user's.
        let observer = handlers.withLock { $0.observers.removeValue(forKey: observation) }
        withExtendedLifetime(observer) {}
    }

    private static func writeToStandardError(_ report: PromiseReport) {
        FileHandle.standardError.write(Data("scenery: \(report)\n".utf8))
    }
}
