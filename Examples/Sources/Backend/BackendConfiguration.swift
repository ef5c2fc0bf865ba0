import Foundation

/// How a backend is started.
public struct BackendConfiguration: Sendable {
    /// How often a ride changes.
    public enum RidePace: Sendable, Equatable {
        /// So many seconds after its last change.
        case every(TimeInterval)
        /// When a test asks for it, by `POST /testing/rides/{id}/advance`.
        case manual
    }

    /// The port on loopback; 0 lets the system choose one.
    public var port: Int
    /// The file that holds the content; `nil` keeps it in memory.
    public var databasePath: String?
    /// Whether `POST /testing/faults` and the other routes for tests are answered; `false` by default.
    public var isTesting: Bool
    /// How long an access token is valid, in seconds; 300 by default.
    public var tokenLifetime: TimeInterval
    /// How often a ride changes; every 2 seconds by default.
    public var ridePace: RidePace
    /// Where the time is taken from; the clock of the machine by default.
    public var clock: any BackendClock

    public init(
        port: Int = 0, databasePath: String? = nil, isTesting: Bool = false,
        tokenLifetime: TimeInterval = 300,
        ridePace: RidePace = .every(2), clock: any BackendClock = SystemClock()
    ) {
        self.port = port
        self.databasePath = databasePath
        self.isTesting = isTesting
        self.tokenLifetime = tokenLifetime
        self.ridePace = ridePace
        self.clock = clock
    }
}

extension BackendConfiguration {
    /// Reads the options that `BackendError.usage` names.
    ///
    /// - Throws: `BackendError.usage` for anything else.
    public init(arguments: [String]) throws(BackendError) {
        self.init()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--testing": isTesting = true
            case "--database": databasePath = try Self.value(of: argument, from: &rest)
            case "--port": port = try Self.port(Self.value(of: argument, from: &rest))
            case "--token-lifetime":
                tokenLifetime = try Self.seconds(Self.value(of: argument, from: &rest), of: argument)
            case "--ride-pace":
                let text = try Self.value(of: argument, from: &rest)
                ridePace = text == "manual" ? .manual : .every(try Self.seconds(text, of: argument))
            default: throw .usage("unknown argument \"\(argument)\"")
            }
        }
        if ridePace == .manual && !isTesting {
            throw .usage("--ride-pace manual needs --testing, as only a test moves such rides")
        }
    }

    private static func value(
        of name: String, from rest: inout ArraySlice<String>
    ) throws(BackendError) -> String {
        guard let value = rest.popFirst() else { throw .usage("\(name) needs a value after it") }
        return value
    }

    private static func port(_ text: String) throws(BackendError) -> Int {
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw .usage("--port \"\(text)\" is no port; give a number from 0 to 65535")
        }
        return port
    }

    private static func seconds(_ text: String, of name: String) throws(BackendError) -> TimeInterval {
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw .usage("\(name) \"\(text)\" is no time; give a number of seconds above 0")
        }
        return seconds
    }
}
