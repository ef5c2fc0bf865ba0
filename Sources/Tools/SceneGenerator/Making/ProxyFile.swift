import MockGenerator

/// The file of proxies that is made along with contracts: what reports their crossings to a tracer.
enum ProxyFile {
    static let header =
        "Written by `scenery mock --proxies` from the protocols it names. Changes are lost at the next run."

    /// The proxies of all contracts in `files`; `nil` where there are none.
    ///
    /// - Parameter path: Where the file goes.
    static func make(for files: [FileChange], at path: String) throws -> FileChange? {
        let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
        let output = try MockGenerator.mocks(of: sources, options: MockOptions(header: header, product: .proxies))
        return output.mocks.isEmpty ? nil : FileChange(path, output.text)
    }
}
