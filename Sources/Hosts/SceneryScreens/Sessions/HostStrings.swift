/// The texts that hosts show by themselves, in a person's language.
public struct HostStrings: Sendable, Equatable {
    public let back: String
    public let close: String
    public let loading: String
    public let reconnecting: String
    public let selected: String
    public let submit: String
    /// For a person whose browser keeps no cookies.
    public let cookiesBlocked: String
    /// In the place of a scene whose view the host cannot draw.
    public let cannotShow: String

    /// The texts in `language` (a BCP 47 tag), or in English where there are none in it.
    public init(language: String?) {
        self = Self.byLanguage[language?.languageCode ?? "en"] ?? Self.english
    }

    private init(
        back: String, close: String, loading: String, reconnecting: String, selected: String, submit: String,
        cookiesBlocked: String, cannotShow: String
    ) {
        self.back = back
        self.close = close
        self.loading = loading
        self.reconnecting = reconnecting
        self.selected = selected
        self.submit = submit
        self.cookiesBlocked = cookiesBlocked
        self.cannotShow = cannotShow
    }

    private static let english = HostStrings(
        back: "Back", close: "Close", loading: "Loading", reconnecting: "Reconnecting", selected: "selected",
        submit: "Submit",
        cookiesBlocked:
            "Your browser keeps no cookies for this site, so it cannot recognize you. Allow cookies, then load the "
            + "page again.",
        cannotShow:
            "This part of the app cannot be shown here. It is drawn with UIKit or SwiftUI, so open it in the app for Apple's "
            + "devices.")

    private static let byLanguage: [String: HostStrings] = [
        "en": english,
        "fa": HostStrings(
            back: "بازگشت", close: "بستن", loading: "در حال بارگذاری", reconnecting: "در حال اتصال دوباره",
            selected: "انتخاب‌شده", submit: "ارسال",
            cookiesBlocked:
                "مرورگر شما کوکی‌های این سایت را نگه نمی‌دارد و سایت شما را نمی‌شناسد. کوکی‌ها را مجاز کنید و صفحه را "
                + "دوباره بارگذاری کنید.",
            cannotShow:
                "این بخش از برنامه در اینجا نمایش داده نمی‌شود. این بخش با UIKit یا SwiftUI ساخته شده است؛ آن را در برنامهٔ "
                + "دستگاه‌های اپل باز کنید."),
    ]
}
