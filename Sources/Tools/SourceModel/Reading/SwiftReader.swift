import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

// Ring: the reader takes a depth, and each depth names the reading that produces its output.

/// Reads Swift source. Reading never builds and never fails: what cannot be read is in the `problems` of the facts.
///
/// One pipeline; each depth goes as far down as it has to:
///
///     bytes of a file
///       │  outline:       `SourceOutline` finds declarations by their bytes (SourceOutlines)
///       ▼
///     FileSummary ── the caller selects declarations: `DeclarationSelection`
///       │  plain syntax:  `PlainDeclarations` reads selected protocols (SourceOutlines)
///       │  anything else: a `Skeleton` keeps the text of the selected declarations
///       ▼
///     swift-syntax's parser ── raw tree
///       │  declarations:  `FactsWalker.walkDeclarations`, what other files need to know
///       │  bodies:        `FactsWalker.walk`, all members and what their code does
///       ▼
///     FileFacts
///
/// Two forms avoid the parser because they pay for it. Over 2,000 files with 4,000 protocols and 450,000 lines of bodies
/// `scenery mock` takes 0.03 (a tenth mocked) and 0.08 (all mocked) of the time of a bare parse of the same files; without
/// bodies 0.37 and 1.35, all writing included (`Benchmarks/results/2026-11-22-linux-x86_64-2-cores/tools-mock.json`).
public enum SwiftReader {
    /// Reads one file.
    ///
    /// - Complexity: linear in the length of the text.
    public static func read<Output>(_ file: SourceFile, depth: ReadingDepth<Output>) -> Output {
        var text = file.text
        return text.withUTF8 { depth.read($0, file.path) }
    }

    /// Reads the bytes of one file, which need to be valid only during the call.
    public static func read<Output>(
        _ bytes: UnsafeBufferPointer<UInt8>, path: String, depth: ReadingDepth<Output>
    ) -> Output {
        depth.read(bytes, path)
    }

    /// Reads the files at paths, in order, on several threads. Memory holds the bytes of one file a thread.
    ///
    /// - Throws: the first `ReadingError`, in the order of the paths.
    public static func read<Output: Sendable>(
        filesAt paths: [String], depth: ReadingDepth<Output>, threads: Int = ParallelReading.cores
    ) throws(ReadingError) -> [Output] {
        try values(
            ParallelReading.map(paths, threads: threads, context: FileBuffer.init) { path, buffer in
                buffer.read(path) { depth.read($0, path) }
            })
    }

    /// Reads selected declarations of files, in order, on several threads.
    ///
    /// A file that has changed since its summary was made is read whole.
    ///
    /// - Throws: the first `ReadingError`, in the order of the selections.
    public static func read(
        _ selections: [DeclarationSelection], threads: Int = ParallelReading.cores
    ) throws(ReadingError) -> [FileFacts] {
        try values(
            ParallelReading.map(selections, threads: threads, context: FileBuffer.init) {
                selection, buffer -> Result<FileFacts, ReadingError> in
                if let source = selection.keptSource {
                    return .success(source.withUnsafeBufferPointer { read(selection, in: $0) })
                }
                return buffer.read(selection.summary.path) { read(selection, in: $0) }
            })
    }

    /// Reads selected declarations of a file in memory.
    public static func read(_ selection: DeclarationSelection, in file: SourceFile) -> FileFacts {
        var text = file.text
        return text.withUTF8 { read(selection, in: $0) }
    }

    /// Reads selected declarations of the bytes of a file.
    public static func read(_ selection: DeclarationSelection, in bytes: UnsafeBufferPointer<UInt8>)
        -> FileFacts
    {
        let path = selection.summary.path
        guard case .outlined(let outline, _, let content) = selection.summary,
            selection.isOfKeptSource(bytes) || ContentHash(of: bytes) == content
        else { return read(bytes, path: path, depth: .declarations) }
        if !selection.keepsComments,
            let plain = PlainDeclarations(
                of: bytes, path: path, outline: outline, needed: selection.declarations)
        {
            return FileFacts(plain, path: path)
        }
        let skeleton = Skeleton(of: bytes, outline: outline, needed: selection.declarations)
        let facts = skeleton.text.withUnsafeBufferPointer { read($0, path: path, depth: .declarations) }
        // What is wrong has to be wrong in the file itself.
        return facts.problems.isEmpty ? facts : read(bytes, path: path, depth: .declarations)
    }

    private static func values<Value>(
        _ results: [Result<Value, ReadingError>]
    ) throws(ReadingError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(results.count)
        for result in results { values.append(try result.get()) }
        return values
    }
}

/// One thread's memory for files.
private final class FileBuffer {
    private var bytes = FileBytes()

    func read<Value>(
        _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value
    ) -> Result<Value, ReadingError> {
        do { return .success(try bytes.read(path, body)) } catch { return .failure(error) }
    }
}
