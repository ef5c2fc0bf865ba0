/// Something that shows an app's scenes to a person.
public protocol ScreenHost: Sendable {
    /// The word that chooses the host on the command line, for example `terminal`.
    var name: String { get }
    /// Shows the app until the person or a signal ends it.
    ///
    /// - Throws: When the host cannot start; the error's description says what to do.
    func run(_ app: HostedApp, options: HostOptions) async throws
}

/// What a person asked of a host on the command line.
public struct HostOptions: Sendable, Equatable {
    /// The port a server listens on; 0 lets the system choose, `nil` leaves it to the host.
    public var port: Int?
    /// Print the first screen as plain lines and end, whatever standard output is.
    public var isPlain: Bool

    public init(port: Int? = nil, isPlain: Bool = false) {
        self.port = port
        self.isPlain = isPlain
    }
}
