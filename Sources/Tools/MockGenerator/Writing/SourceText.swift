/// A growing buffer for the text of a declaration. Not thread-safe.
///
/// It manages its own memory: generating a mock mostly consists of appending small strings, which is several times as fast as
/// with `String` or `Array`.
final class SourceText {
    private var memory: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// Whether the last member takes one line.
    var endsWithOneLine = false

    /// - Parameter size: The initial capacity in bytes.
    init(size: Int = 256) {
        capacity = max(size, 16)
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    var text: String { String(decoding: UnsafeBufferPointer(start: memory, count: count), as: UTF8.self) }

    /// Appends strings.
    ///
    /// Inlined, so that omitted arguments cost nothing.
    @inline(__always)
    func put(
        _ first: String, _ second: String = "", _ third: String = "", _ fourth: String = "",
        _ fifth: String = "", _ sixth: String = ""
    ) {
        putOne(first)
        if !second.isEmpty { putOne(second) }
        if !third.isEmpty { putOne(third) }
        if !fourth.isEmpty { putOne(fourth) }
        if !fifth.isEmpty { putOne(fifth) }
        if !sixth.isEmpty { putOne(sixth) }
    }

    func put(_ other: SourceText) { put(UnsafeBufferPointer(start: other.memory, count: other.count)) }

    func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        (memory + count).initialize(from: start, count: bytes.count)
        count += bytes.count
    }

    private func putOne(_ text: String) {
        var text = text
        text.withUTF8 { put($0) }
    }

    private func grow(by added: Int) {
        capacity = (capacity + added) * 2
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.initialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }

    // MARK: Existing text

    /// Removes everything from an offset on.
    func cut(to offset: Int) { count = offset }

    /// The number of characters in a range of bytes.
    func width(of range: Range<Int>) -> Int {
        let bytes = UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count)
        return bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).width
    }
}
