/// The offsets of the lines of a file, to convert byte offsets to lines and columns.
struct SourceLines {
    private let starts: [Int32]

    /// - Complexity: linear in the size of the file.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var starts: [Int32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        for offset in bytes.indices where bytes[offset] <= 0x0D && Self.endsLine(bytes, offset) {
            starts.append(Int32(truncatingIfNeeded: offset + 1))
        }
        self.starts = starts
    }

    /// Whether a line ends with this byte: a line feed, or a carriage return without one.
    private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        if bytes[offset] == 0x0A { return true }
        return bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
    }

    /// The number of lines; an empty line after the last line break does not count.
    func count(size: Int) -> Int { Int(starts[starts.count - 1]) == size ? starts.count - 1 : starts.count }

    /// The line, counted from zero, that an offset is on.
    ///
    /// - Parameter hint: A line that is likely near, such as the result of the last call.
    func line(of offset: Int, near hint: Int) -> Int {
        if hint < starts.count, Int(starts[hint]) <= offset {
            var line = hint
            for _ in 0..<8 {
                if line + 1 == starts.count || Int(starts[line + 1]) > offset { return line }
                line += 1
            }
        }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    func start(of line: Int) -> Int { Int(starts[line]) }
}
