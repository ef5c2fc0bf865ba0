import Settings

extension AppLanguage {
    /// The text in this language.
    func text(_ english: String, _ persian: String) -> String {
        switch self {
        case .english: english
        case .persian: persian
        }
    }
}
