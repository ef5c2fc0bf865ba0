/// The few words hosts say by themselves, in a person's language.
public struct HostWords: Sendable, Equatable {
    public let back: String
    public let close: String
    public let loading: String
    public let reconnecting: String
    public let selected: String
    public let submit: String

    /// The words in `language` (a BCP 47 tag); English for a language there are no words in.
    public init(language: String?) {
        self = Self.byLanguage[language?.languageCode ?? "en"] ?? Self.english
    }

    private init(
        back: String, close: String, loading: String, reconnecting: String, selected: String, submit: String
    ) {
        self.back = back
        self.close = close
        self.loading = loading
        self.reconnecting = reconnecting
        self.selected = selected
        self.submit = submit
    }

    private static let english = HostWords(
        back: "Back", close: "Close", loading: "Loading", reconnecting: "Reconnecting", selected: "selected",
        submit: "Submit")

    private static let byLanguage: [String: HostWords] = [
        "en": english,
        "fa": HostWords(
            back: "بازگشت", close: "بستن", loading: "در حال بارگذاری", reconnecting: "در حال اتصال دوباره",
            selected: "انتخاب‌شده", submit: "ارسال"),
    ]
}
