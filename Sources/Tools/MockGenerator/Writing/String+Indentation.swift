extension String {
    /// Joins strings with one allocation.
    static func chained(_ parts: String...) -> String {
        let count = parts.reduce(0) { $0 + $1.utf8.count }
        return String(unsafeUninitializedCapacity: count) { whole in
            var position = 0
            for var part in parts {
                part.withUTF8 { bytes in
                    guard let start = bytes.baseAddress, let target = whole.baseAddress else { return }
                    (target + position).initialize(from: start, count: bytes.count)
                    position += bytes.count
                }
            }
            return position
        }
    }

    /// The text with all lines but the first indented by one level, except for directives.
    var indented: String {
        guard !isOneLine else { return self }
        let code = SourceText(size: utf8.count + 256)
        code.add(self, indentsFirstLine: false)
        return code.text
    }

    var isOneLine: Bool {
        var text = self
        // A line break of two bytes is one character, and not one of the generator's.
        return text.withUTF8 { bytes in
            !bytes.indices.contains { position in
                bytes[position] == 0x0A && (position == 0 || bytes[position - 1] != 0x0D)
            }
        }
    }

    /// The number of characters.
    var width: Int {
        var text = self
        // In ASCII text every byte is a character, except for line breaks of two bytes.
        let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
        return isPlain ? utf8.count : count
    }
}
