import Foundation
import SourceModel

/// The folder that stores mocks between runs: one named by the caller, `.build/scenery` in the folder of a package, or the
/// user's caches folder.
public struct MockCacheFolder: Sendable {
    public let path: String

    /// - Parameter named: A folder, which is created when something is stored; `nil` for the default.
    public init(_ named: String?) { path = named ?? Self.usual }

    /// The cache file of an output. Each output has its own, so that runs for different outputs do not evict each
    /// other's mocks.
    public func file(for output: String) -> String {
        let whole = URL(fileURLWithPath: output).standardizedFileURL.path
        return path + "/mocks-" + String(ContentHash(whole).value, radix: 16)
    }

    /// The cache file of the summaries of these sources.
    func file(forSources sources: [String]) -> String {
        var hash = ContentHash(FileManager.default.currentDirectoryPath)
        for source in sources { hash.add(source) }
        return path + "/summaries-" + String(hash.value, radix: 16)
    }

    private static var usual: String {
        let files = FileManager.default
        if files.fileExists(atPath: "Package.swift") || files.fileExists(atPath: ".build") {
            return ".build/scenery"
        }
        let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
        return caches.appending(path: "scenery").path
    }
}
