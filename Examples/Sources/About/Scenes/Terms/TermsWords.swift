import Settings

/// What the scene Terms says, in each language.
struct TermsWords {
    let title: String
    let missingText: String
    let retry: String
    let webPage: String

    init(_ language: AppLanguage) {
        switch language {
        case .english:
            title = "Terms of use"
            missingText = "The terms could not be fetched."
            retry = "Try again"
            webPage = "Open as a web page"
        case .persian:
            title = "شرایط استفاده"
            missingText = "شرایط دریافت نشد."
            retry = "تلاش دوباره"
            webPage = "باز کردن در مرورگر"
        }
    }
}
