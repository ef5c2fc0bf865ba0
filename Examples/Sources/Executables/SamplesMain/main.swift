import Foundation
import Gallery
import Launching

exit(await SampleLauncher.run { Gallery.hosted(backend: $0) })
