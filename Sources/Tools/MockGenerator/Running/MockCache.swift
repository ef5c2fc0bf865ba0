import Foundation
import SourceModel

/// Mocks of earlier runs, found again by a hash of all that they depend on.
///
/// One file, replaced whole, so that runs side by side never see half of one; the last to end wins. A file that is
/// damaged, or of another build of the tool, counts as empty. The texts of mocks lie in it too, unless they all are in
/// one file of output: there they are found as long as nobody else has written to it.
struct MockCache {
    struct Key: Hashable, Sendable {
        let first: UInt64
        let second: UInt64
    }

    /// A mock as it was written, and the lines that import what it needs.
    struct Entry: Sendable {
        let mock: WrittenMock
        let imports: [String]
    }

    private let path: String
    private let build: UInt64
    private let index: CacheIndex?
    private let texts: MappedData?

    /// - Parameters:
    ///   - build: what tells one build of the tool from another.
    ///   - output: the file that may hold the texts.
    init(path: String, build: UInt64, output: String? = nil) {
        self.path = path
        self.build = build
        guard let data = MappedData(path: path), let index = CacheIndex(data, build: build) else {
            (self.index, texts) = (nil, nil)
            return
        }
        switch index.source {
        case .here: texts = data
        case .output(let stamp):
            texts = output.flatMap { FileStamp(path: $0) == stamp ? MappedData(path: $0) : nil }
        }
        self.index = texts == nil ? nil : index
    }

    func entry(_ key: Key) -> Entry? {
        guard let index, let texts, let found = index.mock(key), found.text.upperBound <= texts.bytes.count
        else {
            return nil
        }
        let mock = WrittenMock(
            name: found.name, qualifiedName: found.qualifiedName, text: .kept(texts, found.text))
        return Entry(mock: mock, imports: found.imports)
    }

    /// Whether it holds just these mocks, and their texts where `output` says.
    func holds(_ entries: [(Key, Entry)], output: FileStamp?) -> Bool {
        guard let index, index.count == entries.count, index.source == .init(output) else { return false }
        return entries.allSatisfy { index.has($0.0) }
    }

    /// Replaces all that the file holds.
    func write(_ entries: [(Key, Entry)]) {
        guard !holds(entries, output: nil) else { return }
        var texts = FilePieces()
        let places = entries.map { _, entry in
            texts.add(entry.mock.text)
            return texts.count - entry.mock.text.count
        }
        var file = FilePieces()
        file.add(.bytes(CacheIndex.Table(entries, at: places).bytes(in: .here, build: build)))
        for piece in texts.pieces { file.add(piece) }
        replace(with: file)
    }

    /// The same with texts that lie in a file of output.
    ///
    /// - Parameters:
    ///   - places: where each mock's text begins, by the mocks' hashes.
    ///   - write: writes the output, while the table is made; none where the output is there already.
    func write(
        _ entries: [(Key, Entry)], places: HashedPlaces, in output: String,
        after write: (() throws(MockRunError) -> Void)?
    ) throws(MockRunError) {
        if write == nil, let stamp = FileStamp(path: output), holds(entries, output: stamp) { return }
        let table = Beside {
            CacheIndex.Table(entries, at: entries.map { places[$0.1.mock.hash] ?? 0 })
        }
        try write?()
        guard let stamp = FileStamp(path: output) else { return }
        replace(with: FilePieces(table.value.bytes(in: .output(stamp), build: build)))
    }

    private func replace(with file: FilePieces) {
        // A cache that cannot be written costs time, not results.
        try? FileReplacement(of: path).writeMakingFolder(file)
    }
}
