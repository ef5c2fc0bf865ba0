import Foundation
import SourceModel

/// Tells this build of the tool from any other, which may write other mocks of the same sources.
enum ToolBuild {
    static let hash: UInt64 = {
        var hash = ContentHash()
        guard let path = Bundle.main.executablePath else { return hash.value }
        var state = stat()
        guard stat(path, &state) == 0 else { return hash.value }
        hash.add(UInt64(truncatingIfNeeded: state.st_size))
        hash.add(UInt64(truncatingIfNeeded: state.st_ino))
        #if canImport(Darwin)
            hash.add(UInt64(truncatingIfNeeded: state.st_mtimespec.tv_sec))
            hash.add(UInt64(truncatingIfNeeded: state.st_mtimespec.tv_nsec))
        #else
            hash.add(UInt64(truncatingIfNeeded: state.st_mtim.tv_sec))
            hash.add(UInt64(truncatingIfNeeded: state.st_mtim.tv_nsec))
        #endif
        return hash.value
    }()
}
