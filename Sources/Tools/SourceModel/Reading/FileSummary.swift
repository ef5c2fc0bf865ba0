/// What one file declares, before any of it is selected.
///
/// Indirect, because summaries are copied more often than they are opened.
public indirect enum FileSummary: Sendable {
    /// The bytes were enough; `content` is the hash of the whole file.
    case outlined(SourceOutline, path: String, content: ContentHash)
    /// The bytes were not enough, so the whole file was parsed.
    case parsed(FileFacts, content: ContentHash)

    public var path: String {
        switch self {
        case .outlined(_, let path, _): return path
        case .parsed(let facts, _): return facts.path
        }
    }

    /// Files up to this size with a protocol stay in memory: to read them again would cost more.
    private static let keptSize = 4096

    init(of bytes: UnsafeBufferPointer<UInt8>, path: String) {
        let content = ContentHash(of: bytes)
        guard Self.isText(bytes) else {
            let facts = FileFacts(unparsed: path, because: "the file is not UTF-8 text")
            self = .parsed(facts, content: content)
            return
        }
        guard var outline = SourceOutline(bytes) else {
            self = .parsed(SwiftReader.read(bytes, path: path, depth: .declarations), content: content)
            return
        }
        if bytes.count <= Self.keptSize, outline.declarations.contains(where: { $0.kind == .protocol }) {
            outline.source = Array(bytes)
        }
        self = .outlined(outline, path: path, content: content)
    }

    private static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.allSatisfy({ $0 != 0 && $0 < 0x80 }) { return true }
        return !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
}
