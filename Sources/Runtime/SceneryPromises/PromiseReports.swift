import Foundation
import SceneryLocks

/// Something that a promise's maker should know of.
public enum PromiseReport: Sendable {
    /// A promise was rejected and released, and nothing was ever attached to it. Not made of a
    /// cancelled promise, nor of one that was never settled, which has its own report.
    case unhandledRejection(any Error, madeAt: PromiseSource)
    /// The last resolver of a promise was released while the promise was pending.
    case neverSettled(madeAt: PromiseSource)

    /// Where the promise was made: for a link of a chain, where its handler was attached.
    public var source: PromiseSource {
        switch self {
        case .unhandledRejection(_, let source), .neverSettled(let source): source
        }
    }
}

extension PromiseReport: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unhandledRejection(let error, let source):
            "a promise made at \(source) was rejected and nobody handled it: \(error); "
                + "end its chain in catch"
        case .neverSettled(let source):
            PromiseError.neverSettled(source).description
        }
    }
}

/// Is told of each report, on whatever thread it arises.
public protocol PromiseReporter: Sendable {
    /// Must return soon and may be called from several threads at a time.
    func report(_ report: PromiseReport)
}

/// Where reports go. By default each is a line on standard error.
public enum PromiseReports {
    private struct State {
        var reporter: any PromiseReporter = StandardErrorReporter()
        var listeners: [ObjectIdentifier: @Sendable (PromiseReport) -> Void] = [:]
    }

    private static let state = Protected(State())

    /// Puts `reporter` in the place of the one in use, and returns that one.
    @discardableResult
    public static func use(_ reporter: any PromiseReporter) -> any PromiseReporter {
        state.withLock { state in
            defer { state.reporter = reporter }
            return state.reporter
        }
    }

    /// Has `body` told too, until the listener returned is released. For tests: tell yours from those of
    /// tests running beside by ``PromiseReport/source``.
    public static func listen(_ body: @escaping @Sendable (PromiseReport) -> Void) -> PromiseReportListener {
        let listener = PromiseReportListener()
        state.withLock { $0.listeners[ObjectIdentifier(listener)] = body }
        return listener
    }

    static func report(_ report: PromiseReport) {
        let (reporter, listeners) = state.withLock { ($0.reporter, Array($0.listeners.values)) }
        reporter.report(report)
        for listener in listeners { listener(report) }
    }

    fileprivate static func end(_ listener: ObjectIdentifier) {
        state.withLock { $0.listeners[listener] = nil }
    }
}

/// Ends its listening when released.
public final class PromiseReportListener: Sendable {
    init() {}

    deinit { PromiseReports.end(ObjectIdentifier(self)) }
}

/// Writes each report as a line on standard error.
public struct StandardErrorReporter: PromiseReporter {
    public init() {}

    public func report(_ report: PromiseReport) {
        FileHandle.standardError.write(Data("scenery: \(report)\n".utf8))
    }
}
