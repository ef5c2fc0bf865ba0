import Foundation

/// The modules that a file of proxies imports with `@testable`, of those that the mocks beside it do.
///
/// Proxies that go among the sources are of their module, which cannot import itself.
public struct ProxyImports {
    public let modules: [String]

    /// - Parameters:
    ///   - modules: What the mocks import so.
    ///   - sources: The files and folders that are read.
    ///   - output: Where the mocks go, if any are written.
    ///   - proxies: Where the proxies go.
    public init(_ modules: [String], sources: [String], output: String?, proxies: String) {
        let place = Self.components(proxies)
        let around = sources.map(Self.folder).filter { place.starts(with: $0) }
        guard !modules.isEmpty, !around.isEmpty else {
            self.modules = modules
            return
        }
        let mocks = output.map(Self.components)
        let isApart = around.contains { folder in mocks.map { !$0.starts(with: folder) } ?? true }
        // Where the tests are among the sources too, folders tell by their names.
        self.modules = isApart ? [] : modules.filter { !place.contains($0) }
    }

    private static func folder(of source: String) -> [String] {
        let components = components(source)
        return source.hasSuffix(".swift") ? components.dropLast() : components
    }

    private static func components(_ path: String) -> [String] {
        URL(filePath: path).standardizedFileURL.pathComponents
    }
}
