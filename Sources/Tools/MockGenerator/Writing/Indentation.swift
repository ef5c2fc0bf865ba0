extension String {
    /// Texts one behind the other, for which memory is taken once.
    static func chained(_ parts: String...) -> String {
        let count = parts.reduce(0) { $0 + $1.utf8.count }
        return String(unsafeUninitializedCapacity: count) { whole in
            var place = 0
            for var part in parts {
                part.withUTF8 { bytes in
                    guard let start = bytes.baseAddress, let target = whole.baseAddress else { return }
                    (target + place).initialize(from: start, count: bytes.count)
                    place += bytes.count
                }
            }
            return place
        }
    }

    /// All lines but the first moved in by one step; directives stay at the margin.
    var indented: String {
        guard !isOneLine else { return self }
        let code = SourceText(size: utf8.count + 256)
        code.add(self, isFirstLineMoved: false)
        return code.text
    }

    var isOneLine: Bool {
        var text = self
        // A line's end of two bytes is one character, and another one.
        return text.withUTF8 { bytes in
            !bytes.indices.contains { place in
                bytes[place] == 0x0A && (place == 0 || bytes[place - 1] != 0x0D)
            }
        }
    }

    /// How many characters it has.
    var width: Int {
        var text = self
        // What is ASCII alone has a character in each byte, but for line ends of two.
        let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
        return isPlain ? utf8.count : count
    }
}
