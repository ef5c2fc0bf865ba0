import Foundation
import Launching
import Restaurants
import ServerLaunching

exit(await SampleLauncher.withServer.run { RestaurantsApp(RestaurantsConfiguration(backend: $0)).hosted })
