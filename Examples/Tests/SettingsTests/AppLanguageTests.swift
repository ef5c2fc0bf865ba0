import Settings
import Testing

@Suite("The language of a person")
struct AppLanguageTests {
    @Test(
        "it is the first of theirs that the app speaks, and English without one",
        arguments: [
            (["fa-IR", "en"], AppLanguage.persian), (["de", "FA_ir"], .persian), (["en-US", "fa"], .english),
            (["de"], .english), ([], .english),
        ])
    func preferred(languages: [String], language: AppLanguage) {
        #expect(AppLanguage(preferred: languages) == language)
    }

    @Test("each language has a name in itself")
    func ownNames() {
        #expect(AppLanguage.allCases.map(\.ownName) == ["English", "فارسی"])
    }
}
