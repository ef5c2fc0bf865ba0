import Foundation
import SceneGenerator

extension SceneryPackage {
    /// Takes what a person gave on the command line, or finds the package.
    static func find(_ given: String?) throws(GenerationError) -> SceneryPackage {
        try find(
            given, environment: ProcessInfo.processInfo.environment, executable: Bundle.main.executableURL,
            currentFolder: URL(
                filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }
}
