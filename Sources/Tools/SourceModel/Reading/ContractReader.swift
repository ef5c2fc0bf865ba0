/// What one file shows of its declarations before anything of it is picked.
///
/// Indirect: looks are handed on more often than into.
public indirect enum FileLook: Sendable {
    /// The bytes told; `content` is the hash of the whole file.
    case outlined(SourceOutline, path: String, content: ContentHash)
    /// Bytes alone could not tell, so all of it was parsed.
    case parsed(FileFacts, content: ContentHash)

    public var path: String {
        switch self {
        case .outlined(_, let path, _): return path
        case .parsed(let facts, _): return facts.path
        }
    }
}

/// Reads the contracts of files in two steps: a look at all of them, then a parse of what was picked by it.
///
/// Memory holds one file a thread at a time, and outlines of all.
public enum ContractReader {
    /// A look at each file, in order, on all cores.
    ///
    /// - Throws: the first `ReadingError`, in the order of the paths.
    public static func look(at paths: [String], threads: Int = ParallelReading.cores) throws(ReadingError)
        -> [FileLook]
    {
        let found = ParallelReading.map(paths, threads: threads, context: Reader.init) { path, reader in
            reader.read(path) { look(at: $0, path: path) }
        }
        return try values(found)
    }

    /// Bytes of a file that are kept from the look at it on.
    private static let smallSize = 4096

    /// A look at bytes in memory.
    public static func look(at bytes: UnsafeBufferPointer<UInt8>, path: String) -> FileLook {
        var content = ContentHash()
        content.add(bytes, 0..<bytes.count)
        guard isText(bytes) else { return .parsed(FileFacts(noText: path), content: content) }
        if var outline = SourceOutline(bytes) {
            if bytes.count <= smallSize, outline.declarations.contains(where: { $0.kind == .protocol }) {
                outline.source = Array(bytes)
            }
            return .outlined(outline, path: path, content: content)
        }
        return .parsed(readContracts(of: bytes, path: path), content: content)
    }

    /// The facts of all declarations of a file in memory.
    public static func facts(of file: SourceFile) -> FileFacts {
        var text = file.text
        return text.withUTF8 { bytes in
            let look = look(at: bytes, path: file.path)
            guard case .outlined(let outline, _, _) = look else {
                return readContracts(of: bytes, path: file.path)
            }
            return facts(of: bytes, Picked(look: look, declarations: Set(outline.declarations.indices)))
        }
    }

    /// The facts of picked declarations of each file, in order, on all cores.
    ///
    /// A file that changed since the look is read whole.
    public static func facts(
        of picked: [Picked], threads: Int = ParallelReading.cores
    ) throws(ReadingError) -> [FileFacts] {
        let found = ParallelReading.map(picked, threads: threads, context: Reader.init) {
            picked, reader -> Result<FileFacts, ReadingError> in
            if case .outlined(let outline, _, _) = picked.look, !outline.source.isEmpty {
                return .success(outline.source.withUnsafeBufferPointer { facts(of: $0, picked) })
            }
            return reader.read(picked.look.path) { facts(of: $0, picked) }
        }
        return try values(found)
    }

    /// The facts of picked declarations of bytes in memory.
    public static func facts(of bytes: UnsafeBufferPointer<UInt8>, _ picked: Picked) -> FileFacts {
        guard case .outlined(let outline, let path, let content) = picked.look else {
            return readContracts(of: bytes, path: picked.look.path)
        }
        guard isSame(bytes, outline, content) else { return readContracts(of: bytes, path: path) }
        if !picked.isWhole,
            let facts = PlainContracts.facts(
                of: bytes, path: path, outline: outline, needed: picked.declarations)
        {
            return facts
        }
        let skeleton = Skeleton(of: bytes, outline: outline, needed: picked.declarations)
        let facts = skeleton.text.withUnsafeBufferPointer { readContracts(of: $0, path: path) }
        // What is wrong has to be wrong in the file itself.
        return facts.problems.isEmpty ? facts : readContracts(of: bytes, path: path)
    }

    /// Whether bytes are those that the outline is of.
    private static func isSame(
        _ bytes: UnsafeBufferPointer<UInt8>, _ outline: SourceOutline, _ content: ContentHash
    ) -> Bool {
        if outline.source.withUnsafeBufferPointer({ $0.baseAddress == bytes.baseAddress }) { return true }
        var now = ContentHash()
        now.add(bytes, 0..<bytes.count)
        return now == content
    }

    /// Declarations of one file, by their index in its outline.
    public struct Picked: Sendable {
        public let look: FileLook
        public let declarations: Set<Int>
        /// Whether the comments of declarations are wanted to the letter.
        fileprivate var isWhole = false

        public init(look: FileLook, declarations: Set<Int>) {
            self.look = look
            self.declarations = declarations
        }

        /// Every declaration of a file.
        public init(all look: FileLook) {
            self.look = look
            isWhole = true
            guard case .outlined(let outline, _, _) = look else {
                declarations = []
                return
            }
            declarations = Set(outline.declarations.indices)
        }
    }

    private static func values<Value>(_ results: [Result<Value, ReadingError>]) throws(ReadingError)
        -> [Value]
    {
        var values: [Value] = []
        values.reserveCapacity(results.count)
        for result in results { values.append(try result.get()) }
        return values
    }

    private static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.allSatisfy({ $0 != 0 && $0 < 0x80 }) { return true }
        return !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }
}

/// One thread's memory for files.
private final class Reader {
    private var bytes = FileBytes()

    func read<Value>(_ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Result<
        Value, ReadingError
    > {
        do { return .success(try bytes.read(path, body)) } catch { return .failure(error) }
    }
}

extension FileFacts {
    fileprivate init(noText path: String) {
        self.init(path: path)
        let place = SourcePlace(path: path, line: 1, column: 1)
        problems = [SourceProblem(place: place, message: "the file is not UTF-8 text, is it Swift at all")]
    }
}
