/// Declarations of one file that are to be read, by their indices in its outline.
public struct DeclarationSelection: Sendable {
    public let summary: FileSummary
    public let declarations: Set<Int>
    /// Whether comments are to be read with the parser's white space, which reading without the parser does not keep.
    let keepsComments: Bool

    public init(_ declarations: Set<Int>, of summary: FileSummary) {
        self.summary = summary
        self.declarations = declarations
        keepsComments = false
    }

    /// Selects every declaration of a file.
    ///
    /// - Parameter keepsComments: Whether comments are to be read with the parser's white space.
    public init(allOf summary: FileSummary, keepsComments: Bool = false) {
        self.summary = summary
        self.keepsComments = keepsComments
        guard case .outlined(let outline, _, _) = summary else {
            declarations = []
            return
        }
        declarations = Set(outline.declarations.indices)
    }

    /// The bytes of a small file, as the summary kept them.
    var keptSource: [UInt8]? {
        guard case .outlined(let outline, _, _) = summary, !outline.source.isEmpty else { return nil }
        return outline.source
    }

    /// Whether bytes are those that the summary kept, so that they need not be compared.
    func isOfKeptSource(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard case .outlined(let outline, _, _) = summary else { return false }
        return outline.source.withUnsafeBufferPointer { $0.baseAddress == bytes.baseAddress }
    }
}
