import FileWriting
import Foundation
import MockGenerator
import SourceModel

/// Mocks of earlier runs, found by a hash of everything that they depend on.
///
/// One file, replaced atomically, so that concurrent runs never see half of one; the last to finish wins. A file that is
/// damaged, or from another build of the tool, counts as empty. The texts of the mocks are in it too, unless they all
/// are in one output file: then they are read from there, as long as only the tool has written to it.
struct MockCache {
    private let path: String
    private let build: UInt64
    private let index: CacheIndex?
    private let texts: MappedData?

    /// - Parameters:
    ///   - build: Identifies the build of the tool.
    ///   - output: The file that may contain the texts.
    init(path: String, build: UInt64, output: String? = nil) {
        self.path = path
        self.build = build
        guard let data = MappedData(path: path), let index = CacheIndex(data, build: build) else {
            (self.index, texts) = (nil, nil)
            return
        }
        switch index.texts {
        case .cache: texts = data
        case .output(let stamp):
            texts = output.flatMap { FileStamp(path: $0) == stamp ? MappedData(path: $0) : nil }
        }
        self.index = texts == nil ? nil : index
    }

    /// - Parameter source: The protocol that the key is of.
    func entry(_ key: CacheKey, of source: ProtocolReference) -> MockEntry? {
        guard let index, let texts, let found = index.mock(key), found.text.upperBound <= texts.bytes.count
        else {
            return nil
        }
        return MockEntry(
            stored: .stored(texts, found.text), name: found.name, source: source, imports: found.imports)
    }

    /// Whether it contains exactly these mocks, with their texts in the output file of this stamp or in the cache.
    private func contains(_ entries: [(CacheKey, MockEntry)], output: FileStamp?) -> Bool {
        guard let index, index.count == entries.count, index.texts == .init(output) else { return false }
        return entries.allSatisfy { index.contains($0.0) }
    }

    /// Replaces the file, with the texts in it.
    func write(_ entries: [(CacheKey, MockEntry)]) {
        guard !contains(entries, output: nil) else { return }
        var texts = OutputRope()
        let starts = entries.map { _, entry in
            texts.add(entry.text)
            return texts.count - entry.text.count
        }
        var file = OutputRope()
        file.add(.bytes(CacheTable(entries, at: starts).bytes(texts: .cache, build: build)))
        for piece in texts.pieces { file.add(piece) }
        replace(with: file)
    }

    /// Replaces the file, with the texts in an output file.
    ///
    /// - Parameters:
    ///   - starts: The offset of each mock's text in the output file, by the entries' hashes.
    ///   - writeOutput: Writes the output file while the table is created; `nil` if the file is current.
    /// - Throws: The error of `writeOutput`.
    func write(
        _ entries: [(CacheKey, MockEntry)], at starts: HashIndex, in output: String,
        after writeOutput: (() throws(MockRunError) -> Void)?
    ) throws(MockRunError) {
        if writeOutput == nil, let stamp = FileStamp(path: output), contains(entries, output: stamp) {
            return
        }
        let table = AsyncValue { CacheTable(entries, at: entries.map { starts[$0.1.hash] ?? 0 }) }
        try writeOutput?()
        guard let stamp = FileStamp(path: output) else { return }
        replace(with: OutputRope(table.value.bytes(texts: .output(stamp), build: build)))
    }

    private func replace(with file: OutputRope) {
        // Without a cache the next run takes longer; its results are the same.
        try? AtomicFile(path, isDurable: false).write(file, createsFolder: true)
    }
}
