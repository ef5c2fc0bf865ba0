import Foundation
import SourceModel

/// Identifies this build of the tool: another one may generate other mocks from the same sources.
enum ToolBuild {
    static let hash: UInt64 = {
        var hash = ContentHash()
        guard let path, let stamp = FileStamp(path: path) else { return hash.value }
        for number in [stamp.size, stamp.inode, stamp.modified] { hash.add(number) }
        return hash.value
    }()

    private static var path: String? {
        #if os(Linux)
            return "/proc/self/exe"
        #else
            return Bundle.main.executablePath
        #endif
    }
}
