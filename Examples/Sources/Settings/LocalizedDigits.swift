extension AppLanguage {
    /// The text with its Western digits as this language writes them; everything else stays.
    public func digits(in text: String) -> String {
        guard self == .persian else { return text }
        return String(
            text.map { character in
                guard character.isASCII, let digit = character.wholeNumberValue else { return character }
                return Self.persianDigits[digit]
            })
    }

    private static let persianDigits: [Character] = ["۰", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"]
}
