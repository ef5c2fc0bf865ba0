import Foundation

/// The modules that a file of proxies imports with `@testable`, of those that the mocks of the same run import.
///
/// Proxies that are written next to the sources belong to the same module, which cannot import itself.
public struct ProxyImports {
    public let modules: [String]

    /// - Parameters:
    ///   - modules: The modules that the mocks import with `@testable`.
    ///   - sources: The files and folders that are read.
    ///   - output: The file or folder of the mocks, if any are written.
    ///   - proxies: The file or folder of the proxies.
    public init(_ modules: [String], sources: [String], output: String?, proxies: String) {
        let location = Self.components(proxies)
        let around = sources.map(Self.folder).filter { location.starts(with: $0) }
        guard !modules.isEmpty, !around.isEmpty else {
            self.modules = modules
            return
        }
        let mocks = output.map(Self.components)
        let isApart = around.contains { folder in mocks.map { !$0.starts(with: folder) } ?? true }
        // If the tests are among the sources too, the names of folders decide.
        self.modules = isApart ? [] : modules.filter { !location.contains($0) }
    }

    private static func folder(of source: String) -> [String] {
        let components = components(source)
        return source.hasSuffix(".swift") ? components.dropLast() : components
    }

    private static func components(_ path: String) -> [String] {
        URL(filePath: path).standardizedFileURL.pathComponents
    }
}
