import Foundation
import SourceModel

/// Where mocks are kept between runs: a folder named by the caller, else `.build/scenery` of the package one stands in,
/// else the user's own folder for caches.
public struct MockCacheFolder: Sendable {
    public let path: String

    /// - Parameter named: a folder; it is made when something is written to it.
    public init(_ named: String?) { path = named ?? Self.usual }

    /// One file for each output, so that runs for different outputs do not push each other's mocks out.
    public func file(for output: String) -> String {
        let whole = URL(fileURLWithPath: output).standardizedFileURL.path
        return path + "/mocks-" + String(ContentHash(whole).value, radix: 16)
    }

    /// One file for what the same sources look like.
    func file(forSources sources: [String]) -> String {
        var hash = ContentHash(FileManager.default.currentDirectoryPath)
        for source in sources { hash.add(source) }
        return path + "/looks-" + String(hash.value, radix: 16)
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
