/// A pattern for names or paths.
///
/// In a name `*` stands for any text. In a path `*` stands for any text within one folder and `**` for
/// any folders; `?` stands for one character and `{a,b}` for either. A pattern without a slash is that of a
/// file or folder anywhere; one that names a folder means everything below it. Matching is linear in the
/// text for each star.
public struct Pattern: Sendable, Hashable, CustomStringConvertible {
    /// The pattern as written, without a leading `!`.
    public let text: String
    /// Whether it excludes what the patterns before it include: it has a leading `!`.
    public let excludes: Bool
    private let alternatives: [[Character]]

    public init(_ text: String) {
        excludes = text.hasPrefix("!")
        self.text = excludes ? String(text.dropFirst()) : text
        alternatives = Self.alternatives(of: Array(self.text))
    }

    public var description: String { excludes ? "!\(text)" : text }

    /// Whether a name of a module or a type matches.
    public func matches(name: String) -> Bool {
        let name = Array(name)
        return alternatives.contains { Self.fits($0[...], name[...], inPath: false) }
    }

    /// Whether a path, relative to the project's folder and separated by `/`, or a folder that contains it, matches.
    public func matches(path: String) -> Bool {
        let parts = path.split(separator: "/").map(Array.init)
        return alternatives.contains { alternative in
            let wanted = alternative.split(separator: "/").map(Array.init)
            guard alternative.contains("/") else {
                return parts.contains { Self.fits(wanted.first?[...] ?? [], $0[...], inPath: true) }
            }
            return Self.fits(wanted[...], parts[...])
        }
    }

    /// The part of a matching path that distinguishes its units: the folders up to the first with a star.
    ///
    /// `Sources/Scenes/*/**` distinguishes `Sources/Scenes/Home` from `Sources/Scenes/About`.
    public func unit(of path: String) -> String {
        let count = (text.split(separator: "/").firstIndex { $0.contains("*") }).map { $0 + 1 } ?? .max
        return path.split(separator: "/").prefix(count).joined(separator: "/")
    }

    private static func fits(_ wanted: ArraySlice<[Character]>, _ parts: ArraySlice<[Character]>) -> Bool {
        guard let first = wanted.first else { return true }
        if first == ["*", "*"] {
            return (0...parts.count).contains { fits(wanted.dropFirst(), parts.dropFirst($0)) }
        }
        guard let part = parts.first, fits(first[...], part[...], inPath: true) else { return false }
        return fits(wanted.dropFirst(), parts.dropFirst())
    }

    /// Backtracks only to the last star, so that no text takes more than pattern × text steps.
    private static func fits(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>, inPath: Bool)
        -> Bool
    {
        var (p, t) = (pattern.startIndex, text.startIndex)
        var star: (pattern: Int, text: Int)?
        while t < text.endIndex {
            if p < pattern.endIndex, pattern[p] == "*" {
                star = (p, t)
                p += 1
            } else if p < pattern.endIndex, pattern[p] == text[t] || pattern[p] == "?" {
                (p, t) = (p + 1, t + 1)
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (p, t) = (last.pattern + 1, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }

    /// The alternatives of `{a,b}`; at most 64, so that a mistake costs nothing.
    private static func alternatives(of pattern: [Character]) -> [[Character]] {
        guard let open = pattern.firstIndex(of: "{"),
            let close = pattern[open...].firstIndex(of: "}")
        else { return [pattern] }
        let choices = pattern[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let all = choices.flatMap { alternatives(of: Array(pattern[..<open]) + $0 + pattern[(close + 1)...]) }
        return Array(all.prefix(64))
    }
}

extension [Pattern] {
    /// Whether a pattern includes it and none after that excludes it; a list of exclusions alone includes everything
    /// else.
    package func allow(_ matches: (Pattern) -> Bool) -> Bool {
        var isIn = first?.excludes ?? false
        for pattern in self where isIn == pattern.excludes && matches(pattern) { isIn = !pattern.excludes }
        return isIn
    }
}
