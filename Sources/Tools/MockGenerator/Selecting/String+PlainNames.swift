extension String {
    /// The name without backticks.
    package var plainName: String {
        var text = self
        return text.withUTF8 { $0.contains(UInt8(ascii: "`")) } ? filter { $0 != "`" } : self
    }

    /// The name as it is written in code: in backticks if it is not a plain identifier.
    var quotedName: String {
        let isPlain = allSatisfy(\.isPlain) && !(first?.isNumber ?? false)
        return isPlain ? self : "`\(self)`"
    }

    /// The argument label as a call writes it: most keywords need no backticks there.
    var labelInCall: String {
        let plain = plainName
        return plain == "inout" || plain.quotedName != plain ? self : plain
    }
}

extension Substring {
    var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
