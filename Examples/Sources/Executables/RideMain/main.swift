import Foundation
import Launching
import Ride
import ServerLaunching

exit(await SampleLauncher.withServer.run { RideApp(RideConfiguration(backend: $0)).hosted })
