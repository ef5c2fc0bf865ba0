/// A pattern in which `*` stands for any text.
package struct NamePattern {
    private let text: [UInt8]

    package init(_ text: String) { self.text = Array(text.utf8) }

    /// - Complexity: O(n·m) in the lengths of pattern and text, however many stars there are.
    package func matches(_ other: String) -> Bool {
        let other = Array(other.utf8)
        var (position, index) = (0, 0)
        /// Where the last star is, and how much of the text comes before what it stands for.
        var (star, taken): (Int?, Int) = (nil, 0)
        while index < other.count {
            if position < text.count, text[position] == UInt8(ascii: "*") {
                (star, taken) = (position, index)
                position += 1
            } else if position < text.count, text[position] == other[index] {
                position += 1
                index += 1
            } else if let star {
                taken += 1
                (position, index) = (star + 1, taken)
            } else {
                return false
            }
        }
        return text[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
