import Foundation

/// A buffer that one thread reads file after file into, without an allocation for each.
public struct FileBytes: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// The stamp of the file read last, taken before its bytes were read.
    public private(set) var stamp: FileStamp?

    public init() {}

    deinit { memory.deallocate() }

    /// Reads a whole file and passes its bytes to `body`; they are valid only during that call.
    ///
    /// - Throws: `ReadingError.unreadableFile`, also for a folder.
    public mutating func read<Result>(
        _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(ReadingError) -> Result {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw ReadingError.unreadableFile(path) }
        defer { close(file) }
        var state = stat()
        guard fstat(file, &state) == 0, Permissions(state).allowReading else {
            throw ReadingError.unreadableFile(path)
        }
        stamp = FileStamp(state)
        var count = 0
        while true {
            if count == memory.count { grow() }
            let added = Foundation.read(file, memory.baseAddress! + count, memory.count - count)
            if added < 0, errno == EINTR { continue }
            guard added >= 0 else { throw ReadingError.unreadableFile(path) }
            count += added
            if added == 0 || count == Int(state.st_size) { break }
        }
        let bytes = UnsafeRawBufferPointer(rebasing: memory[..<count])
        return body(bytes.assumingMemoryBound(to: UInt8.self))
    }

    private mutating func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 2, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        memory.deallocate()
        memory = larger
    }
}
