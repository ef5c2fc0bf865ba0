import Scenery

/// The languages the app speaks.
public enum AppLanguage: String, Sendable, Codable, CaseIterable, LinkValue {
    case english = "en"
    case persian = "fa"
}

extension AppLanguage {
    /// The language's name in itself, as a list of languages has it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .persian: "فارسی"
        }
    }
}

extension AppLanguage {
    /// The language for a person whose own languages are `preferred`, the first one first: English where the app
    /// speaks none of them.
    public init(preferred: [String]) {
        let codes = preferred.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() }
        self = codes.lazy.compactMap(AppLanguage.init).first ?? .english
    }
}
