import Foundation
import Gallery
import Launching
import ServerLaunching

exit(await SampleLauncher.withServer.run { Gallery.hosted(backend: $0) })
