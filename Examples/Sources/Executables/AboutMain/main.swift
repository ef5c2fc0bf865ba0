import About
import Foundation
import Launching
import ServerLaunching

exit(await SampleLauncher.withServer.run { AboutApp(backend: $0).hosted })
