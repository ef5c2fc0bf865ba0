import Foundation
import Gallery
import Launching
import SceneryTerminal

// Without the server of the browser and of the backend, which take minutes to build.
let launcher = SampleLauncher(hosts: [TerminalHost()], startBackend: BackendProgram.start)
exit(await launcher.run { Gallery.hosted(backend: $0) })
