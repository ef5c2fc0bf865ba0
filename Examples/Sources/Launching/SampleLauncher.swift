import Backend
import Foundation
import SceneryScreens
import SceneryTerminal
import SceneryWeb

/// The command line of a sample: that of `HostLauncher`, and `--backend URL`.
///
/// Without an address, from the command line or from `SCENERY_BACKEND`, the sample starts a backend
/// of its own in the same process, on a free port of loopback.
public enum SampleLauncher {
    /// Runs a sample in the host that the arguments choose and returns the exit code.
    ///
    /// - Parameter app: Makes the sample for the backend that answers it.
    public static func run(_ app: (URL) -> HostedApp) async -> Int32 {
        do {
            let arguments = try SampleArguments(
                Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
            let own = arguments.backend == nil ? try await RunningBackend.start() : nil
            guard let address = arguments.backend ?? own?.url else { return 2 }
            let code = await HostLauncher(app(address), hosts: [TerminalHost(), WebHost()]).run(
                arguments.rest)
            await own?.stop()
            return code
        } catch let error as SampleArgumentsError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 64
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}
