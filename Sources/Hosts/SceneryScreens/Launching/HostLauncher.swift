import Foundation
import Scenery

/// The command line of an app that runs in one or more hosts.
///
/// `--scene` starts with a scene that needs no parameters, by its name; `--open` with the scenes of a URL.
///
///     MyApp [--host NAME] [--scene NAME | --open URL] [--port N] [--plain] [--list] [--help]
///
/// Exit codes: 0 the host ended as asked, 2 it could not run, 64 the arguments are wrong.
@MainActor public struct HostLauncher {
    let app: HostedApp
    let hosts: [any ScreenHost]

    /// - Parameter hosts: The hosts the app was built with; the first is the default.
    public init(_ app: HostedApp, hosts: [any ScreenHost]) {
        self.app = app
        self.hosts = hosts
    }

    /// Runs the app as the arguments say and returns the exit code.
    ///
    /// - Parameter arguments: Without the program's own name; those of the process by default.
    public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
        do {
            return try await run(LaunchArguments(arguments))
        } catch let error as LaunchError {
            Self.complain("\(error)\n\(usage)")
            return 64
        } catch {
            Self.complain("\(app.name): \(error)")
            return 2
        }
    }

    private func run(_ arguments: LaunchArguments) async throws -> Int32 {
        if arguments.showsHelp {
            print(usage)
            return 0
        }
        if arguments.showsList {
            for name in app.start(HostContext()).scenes.names { print(name) }
            return 0
        }
        let host = try host(named: arguments.host)
        let app = try opening(arguments)
        try await host.run(app, options: arguments.options)
        return 0
    }

    private func opening(_ arguments: LaunchArguments) throws -> HostedApp {
        do throws(RouteError) {
            if let url = arguments.url { return try app.opening(url: url) }
            return try arguments.scene.map { scene throws(RouteError) in try app.opening(scene) } ?? app
        } catch {
            throw LaunchError(message: error.description)
        }
    }

    private func host(named name: String?) throws -> any ScreenHost {
        guard let name else {
            guard let first = hosts.first else {
                throw LaunchError(message: "\(app.name) was built without a host")
            }
            return first
        }
        guard let host = hosts.first(where: { $0.name == name }) else {
            let known = hosts.map(\.name).joined(separator: ", ")
            throw LaunchError(message: "\(app.name) has no host \"\(name)\"; it was built with: \(known)")
        }
        return host
    }

    var usage: String {
        let names = hosts.map(\.name).joined(separator: "|")
        return
            "usage: \(app.name) [--host \(names)] [--scene NAME | --open URL] [--port N] [--plain] [--list] [--help]"
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// The arguments of `HostLauncher`, read.
struct LaunchArguments {
    var host: String?
    var scene: String?
    var url: String?
    var options = HostOptions()
    var showsList = false
    var showsHelp = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--host": host = try Self.value(of: argument, from: &rest)
            case "--scene": scene = try Self.value(of: argument, from: &rest)
            case "--open": url = try Self.value(of: argument, from: &rest)
            case "--port": options.port = try Self.port(from: &rest)
            case "--plain": options.isPlain = true
            case "--list": showsList = true
            case "--help", "-h": showsHelp = true
            default: throw LaunchError(message: "unknown argument \"\(argument)\"")
            }
        }
        if scene != nil, url != nil {
            throw LaunchError(message: "--scene and --open both say where to start; give one of them")
        }
    }

    private static func value(of name: String, from rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else {
            throw LaunchError(message: "\(name) needs a value after it")
        }
        return value
    }

    private static func port(from rest: inout ArraySlice<String>) throws -> Int {
        let text = try value(of: "--port", from: &rest)
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw LaunchError(message: "--port \"\(text)\" is not a port; give a number from 0 to 65535")
        }
        return port
    }
}

/// Arguments that make no sense; the message says which.
struct LaunchError: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}
