/// What a host knows about the person in front of it when a session starts.
public struct HostContext: Sendable, Codable, Equatable {
    /// The person's languages as BCP 47 tags, the preferred first; may be empty.
    public var languages: [String]
    /// Light or dark; `nil` when the host does not know or follows the system by itself.
    public var appearance: Appearance?

    public init(languages: [String] = [], appearance: Appearance? = nil) {
        self.languages = languages
        self.appearance = appearance
    }

    /// The first of the person's languages that is among `available` (compared by language code),
    /// else the first available, else `en`.
    public func language(among available: [String]) -> String {
        for wanted in languages {
            if let match = available.first(where: { $0.languageCode == wanted.languageCode }) { return match }
        }
        return available.first ?? "en"
    }
}

extension String {
    /// The language of a BCP 47 tag, in lower case: `fa` of `fa-IR`.
    var languageCode: String {
        split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() ?? ""
    }
}
