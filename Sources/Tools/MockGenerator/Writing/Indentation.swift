extension String {
    /// Texts one behind the other, for which memory is taken once.
    ///
    /// Inlined, so that no list is made of them.
    @inline(__always)
    static func chained(_ parts: String...) -> String {
        var count = 0
        for part in parts { count += part.utf8.count }
        var whole = ""
        whole.reserveCapacity(count)
        for part in parts { whole += part }
        return whole
    }

    /// Adds texts one behind the other.
    ///
    /// Inlined, so that no list is made of them.
    @inline(__always)
    mutating func append(_ parts: String...) {
        for part in parts { self += part }
    }

    /// All lines but the first moved in by one step; directives stay at the margin.
    var indented: String {
        guard !isOneLine else { return self }
        var code = SourceText()
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
