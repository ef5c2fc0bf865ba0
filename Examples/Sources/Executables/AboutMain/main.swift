import About
import Foundation
import Launching

exit(await SampleLauncher.run { AboutApp(backend: $0).hosted })
