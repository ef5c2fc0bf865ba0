import Foundation
import SceneryScreens

/// The command line of a sample: that of `HostLauncher`, and `--backend URL`.
public struct SampleLauncher: Sendable {
    private let hosts: [any ScreenHost]
    private let startBackend: @Sendable () async throws -> OwnBackend

    /// - Parameters:
    ///   - hosts: The hosts the sample is built with; the first is the default.
    ///   - startBackend: Starts a backend for this sample alone, where neither the command line nor
    ///     `SCENERY_BACKEND` names one.
    public init(
        hosts: [any ScreenHost], startBackend: @escaping @Sendable () async throws -> OwnBackend
    ) {
        self.hosts = hosts
        self.startBackend = startBackend
    }

    /// Runs a sample in the host that the arguments choose and returns the exit code: 0 the host ended as
    /// asked, 2 it could not run, 64 the arguments are wrong.
    ///
    /// - Parameter app: Makes the sample for the backend that answers it.
    public func run(_ app: @Sendable (URL) -> HostedApp) async -> Int32 {
        do {
            let arguments = try SampleArguments(
                Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
            guard let address = arguments.backend else {
                let backend = try await startBackend()
                let code = await HostLauncher(app(backend.url), hosts: hosts).run(arguments.rest)
                await backend.stop()
                return code
            }
            return await HostLauncher(app(address), hosts: hosts).run(arguments.rest)
        } catch let error as SampleArgumentsError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 64
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}

/// A backend that was started for one sample.
public struct OwnBackend: Sendable {
    /// Where it listens.
    public let url: URL
    /// Ends it.
    public let stop: @Sendable () async -> Void

    public init(url: URL, stop: @escaping @Sendable () async -> Void) {
        self.url = url
        self.stop = stop
    }
}
