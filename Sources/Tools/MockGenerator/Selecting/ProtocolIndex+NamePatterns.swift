/// Names and patterns as they are typed on a command line.
extension ProtocolIndex {
    package static func matches(name: String, qualifiedName: String, _ pattern: String) -> Bool {
        // Backticks may be left out.
        let names = [name, qualifiedName, name.plainName, qualifiedName.plainName]
        guard pattern.contains("*") else { return names.contains(pattern) }
        return names.contains { NamePattern(pattern).matches($0) }
    }

    static func nearest(to name: String, among names: [String]) -> String? {
        names.map { ($0, distance(Array($0), Array(name))) }.min { $0.1 < $1.1 }
            .flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
    }

    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (i, left) in one.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for (j, right) in other.enumerated() {
                let above = row[j + 1]
                row[j + 1] = min(above + 1, row[j] + 1, previous + (left == right ? 0 : 1))
                previous = above
            }
        }
        return row[other.count]
    }
}
