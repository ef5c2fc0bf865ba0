extension String {
    /// The name without backticks.
    var plainName: String {
        var text = self
        return text.withUTF8 { $0.contains(UInt8(ascii: "`")) } ? filter { $0 != "`" } : self
    }

    /// The name as code has it: in backticks where it is no plain identifier.
    var quotedName: String {
        let isPlain = allSatisfy(\.isPlain) && !(first?.isNumber ?? false)
        return isPlain ? self : "`\(self)`"
    }
}

extension Substring {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
