import Settings
import Testing

@Suite("Digits in a language")
struct LocalizedDigitsTests {
    @Test("Persian writes its own digits and leaves the rest as it is")
    func persian() {
        #expect(AppLanguage.persian.digits(in: "10.2.3-beta9 ٤") == "۱۰.۲.۳-beta۹ ٤")
    }

    @Test("English changes nothing")
    func english() {
        #expect(AppLanguage.english.digits(in: "10.2 ۳") == "10.2 ۳")
    }
}
