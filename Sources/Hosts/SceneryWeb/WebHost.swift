import Foundation
import Hummingbird
import Logging
import NIOCore
import SceneryScreens
import ServiceLifecycle

/// Serves an app to browsers: each gets a session of its own, a complete page before any script, and
/// then small changes over a WebSocket.
///
/// By default it can be reached from this machine only. Sessions are saved as they change, so a page
/// whose server was stopped, even killed, goes on where it was when the server is back.
public struct WebHost: ScreenHost {
    public var name: String { "web" }
    private let configuration: WebConfiguration

    public init(configuration: WebConfiguration = WebConfiguration()) {
        self.configuration = configuration
    }

    /// Serves until the process is interrupted (ctrl-c) or told to end; open pages are then disconnected and
    /// their sessions stay in their files. Prints the address once it can be opened.
    ///
    /// - Throws: `WebHostError` when the address or port cannot be used.
    public func run(_ app: HostedApp, options: HostOptions) async throws {
        let port = options.port ?? configuration.port
        let server = await WebServer(app: app, configuration: configuration)
        do {
            try await server.run(port: port) { Self.announce(app.name, configuration.address, $0) }
        } catch let error as IOError {
            throw WebHostError(error, address: configuration.address, port: port)
        } catch is NIOCore.SocketAddressError {
            throw WebHostError.addressUnknown(configuration.address)
        }
    }

    private static func announce(_ app: String, _ address: String, _ port: Int) {
        let host = address.contains(":") ? "[\(address)]" : address
        FileHandle.standardOutput.write(
            Data("\(app) is at http://\(host):\(port)/ — stop with ctrl-c\n".utf8))
    }
}

extension WebHostError {
    /// - Returns: What the system's error means to the person who started the host.
    fileprivate init(_ error: IOError, address: String, port: Int) {
        switch error.errnoCode {
        case EADDRINUSE: self = .portTaken(port, address: address)
        case EACCES: self = .portForbidden(port)
        case EADDRNOTAVAIL: self = .addressUnknown(address)
        default: self = .cannotListen(port, address: address, errno: error.errnoCode)
        }
    }
}
