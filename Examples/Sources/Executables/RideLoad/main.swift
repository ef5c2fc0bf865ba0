import Foundation
import Ride

exit(await RideLoad.run(Array(CommandLine.arguments.dropFirst())))
