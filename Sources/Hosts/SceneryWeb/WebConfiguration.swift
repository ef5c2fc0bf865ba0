import Foundation

/// How a web host serves: where, to whom, and within which limits.
public struct WebConfiguration: Sendable {
    /// The address to listen on; `127.0.0.1` by default, which only this machine can reach.
    public var address = "127.0.0.1"
    /// The port to listen on where the command line names none; 8080 by default, 0 lets the system choose.
    public var port = 8080
    /// Names by which browsers may call this host, without port, in addition to `address` and, where that is
    /// this machine alone, `localhost`. Requests by any other name are refused, so that a foreign
    /// page cannot reach this host through a name of its own.
    public var allowedHosts: [String] = []
    /// Whether a proxy in front speaks TLS to browsers: cookies are then kept from plain connections.
    public var isBehindTLS = false
    /// The language of texts whose screen does not say it, as a BCP 47 tag; `en` by default.
    public var language = "en"
    /// The folder whose files a screen's images can name; none by default.
    public var staticFiles: URL?
    public var sessions = Sessions()
    public var limits = Limits()

    public init() {}

    /// Where sessions are kept and for how long.
    public struct Sessions: Sendable {
        /// The folder the sessions are saved in. By default a folder named after the app in the
        /// user's caches.
        public var folder: URL?
        /// Seconds a session without a page stays open in memory; 300 by default. It goes on from its
        /// file afterwards.
        public var secondsInMemory = 300
        /// Seconds a session's file is kept after its last change; a day by default.
        public var secondsOnDisk = 86_400
        /// Sessions open at once; 10,000 by default. The one that was longest without a page makes
        /// room for a new one; when all have a page, the new one is refused.
        public var maximum = 10_000
        /// Sessions' files at once; 20,000 by default. The oldest make room.
        public var maximumFiles = 20_000
        /// Bytes of all sessions' files together; 256 MB by default. The oldest make room.
        public var bytesOnDisk = 268_435_456
        /// Bytes of one session's file; 1 MB by default. A session that needs more is kept in memory only.
        public var bytesOfFile = 1_048_576
        /// Pages (tabs, windows) of one session at once; 8 by default.
        public var maximumPages = 8

        public init() {}
    }

    /// What one page may ask of the host.
    public struct Limits: Sendable {
        /// Bytes of one message from a page; 64 kB by default.
        public var messageBytes = 65_536
        /// Connections at once. By default as many as the system's limit of open files leaves room for; a
        /// connection without a session makes room for a new one.
        public var connections: Int?
        /// Seconds a request may take to arrive, head and body together; 10 by default.
        public var requestSeconds = 10
        /// Seconds a connection is kept open for a next request; 15 by default.
        public var keepAliveSeconds = 15
        /// Seconds in which a browser has to take 16 kB of what is written to it, else its connection is closed; 30
        /// by default.
        public var stalledSeconds = 30
        /// Bytes of one form from a page without script; 256 kB by default.
        public var formBytes = 262_144
        /// Frames a page may send each second in the long run; 500 by default.
        public var framesPerSecond = 500
        /// Frames a page may send at once; 2,000 by default.
        public var frameBurst = 2_000
        /// Messages of a page that wait to be handled; 64 by default.
        public var waitingMessages = 64
        /// Bytes that may wait for a page that does not read; 1 MB by default. A slower page is dropped
        /// and may connect again.
        public var waitingBytes = 1_048_576
        /// Seconds without a message after which a page is asked whether it is still there, and as many again
        /// until it is dropped; 30 by default.
        public var idleSeconds = 30

        public init() {}
    }
}
