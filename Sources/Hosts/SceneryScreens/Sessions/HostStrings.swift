/// The texts that hosts show by themselves, in a person's language.
public struct HostStrings: Sendable, Equatable {
    public let back: String
    public let close: String
    public let loading: String
    public let reconnecting: String
    public let selected: String
    public let submit: String

    /// The texts in `language` (a BCP 47 tag), or in English where there are none in it.
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

    private static let english = HostStrings(
        back: "Back", close: "Close", loading: "Loading", reconnecting: "Reconnecting", selected: "selected",
        submit: "Submit")

    private static let byLanguage: [String: HostStrings] = [
        "en": english,
        "fa": HostStrings(
            back: "بازگشت", close: "بستن", loading: "در حال بارگذاری", reconnecting: "در حال اتصال دوباره",
            selected: "انتخاب‌شده", submit: "ارسال"),
    ]
}
