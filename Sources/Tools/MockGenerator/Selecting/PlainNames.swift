extension String {
    /// The name without backticks.
    var plainName: String {
        var text = self
        return text.withUTF8 { $0.contains(UInt8(ascii: "`")) } ? filter { $0 != "`" } : self
    }
}

extension Substring {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
