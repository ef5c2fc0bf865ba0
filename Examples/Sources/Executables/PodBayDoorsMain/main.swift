import Foundation
import Launching
import PodBayDoors
import ServerLaunching

exit(await SampleLauncher.withServer.run { _ in PodBayDoorsApp().hosted })
