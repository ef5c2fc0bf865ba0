import Backend
import Launching
import SceneryTerminal
import SceneryWeb

extension SampleLauncher {
    /// A sample in a terminal or a browser, with a backend in the same process.
    public static var withServer: SampleLauncher {
        SampleLauncher(hosts: [TerminalHost(), WebHost()]) {
            let backend = try await RunningBackend.start()
            return OwnBackend(url: backend.url) { await backend.stop() }
        }
    }
}
