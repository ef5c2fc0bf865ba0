import Settings

/// What the scene About says, in each language.
struct AboutWords {
    let title: String
    let missingText: String
    let retry: String
    let terms: String
    let language: String
    let theme: String
    private let themes: [AppTheme: String]
    private let versionAndBuild: @Sendable (String, String) -> String

    init(_ language: AppLanguage) {
        switch language {
        case .english: self = Self.english
        case .persian: self = Self.persian
        }
    }

    func name(of theme: AppTheme) -> String { themes[theme] ?? theme.rawValue }

    func version(_ version: AppVersion, in language: AppLanguage) -> String {
        versionAndBuild(language.digits(in: version.version), language.digits(in: "\(version.build)"))
    }

    private static let english = AboutWords(
        title: "About", missingText: "The text could not be fetched.", retry: "Try again",
        terms: "Terms of use", language: "Language", theme: "Appearance",
        themes: [.system: "As the system", .light: "Light", .dark: "Dark"],
        versionAndBuild: { "Version \($0) (build \($1))" })

    private static let persian = AboutWords(
        title: "درباره", missingText: "متن دریافت نشد.", retry: "تلاش دوباره",
        terms: "شرایط استفاده", language: "زبان", theme: "ظاهر",
        themes: [.system: "مانند سیستم", .light: "روشن", .dark: "تیره"],
        versionAndBuild: { "نسخهٔ \($0) (ساخت \($1))" })
}

extension AboutWords {
    private init(
        title: String, missingText: String, retry: String, terms: String, language: String, theme: String,
        themes: [AppTheme: String], versionAndBuild: @escaping @Sendable (String, String) -> String
    ) {
        self.title = title
        self.missingText = missingText
        self.retry = retry
        self.terms = terms
        self.language = language
        self.theme = theme
        self.themes = themes
        self.versionAndBuild = versionAndBuild
    }
}
