import Foundation
import Launching
import Outdoors
import ServerLaunching

exit(await SampleLauncher.withServer.run { OutdoorsApp(OutdoorsConfiguration(backend: $0)).hosted })
