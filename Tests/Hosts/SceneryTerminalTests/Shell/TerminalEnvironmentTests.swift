import SceneryScreens
import Testing

@testable import SceneryTerminal

@Suite("The environment says who is in front of which terminal")
struct TerminalEnvironmentTests {
    @Test("languages come from the locale, those of LANGUAGE first")
    func languages() {
        #expect(TerminalEnvironment(["LANG": "fa_IR.UTF-8"]).languages == ["fa-IR"])
        #expect(TerminalEnvironment(["LANG": "en_US.UTF-8", "LC_ALL": "de_DE@euro"]).languages == ["de-DE"])
        #expect(
            TerminalEnvironment(["LANG": "en_US", "LANGUAGE": "fa:de"]).languages == ["fa", "de", "en-US"])
        #expect(TerminalEnvironment(["LANG": "C.UTF-8", "LANGUAGE": "fa"]).languages == [])
        #expect(
            TerminalEnvironment(["LC_ALL": "", "LC_MESSAGES": "fa_IR", "LANG": "en_US"]).languages == [
                "fa-IR"
            ])
        #expect(TerminalEnvironment([:]).languages == [])
    }

    @Test("NO_COLOR of any value removes the colors, an empty one does not")
    func noColor() {
        #expect(!TerminalEnvironment(["NO_COLOR": "0"]).hasColor)
        #expect(TerminalEnvironment(["NO_COLOR": ""]).hasColor)
        #expect(TerminalEnvironment([:]).hasColor)
    }

    @Test("a terminal without a name, or a dumb one, takes no sequences")
    func dumb() {
        #expect(TerminalEnvironment(["TERM": "dumb"]).isDumb)
        #expect(TerminalEnvironment([:]).isDumb)
        #expect(!TerminalEnvironment(["TERM": "xterm"]).isDumb)
    }

    @Test(
        "COLORFGBG says light or dark by its last number",
        arguments: [
            ("15;0", Appearance.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
            ("0;default", nil), ("", nil),
            ("0;99", nil),
        ] as [(String, Appearance?)])
    func appearance(_ value: String, _ appearance: Appearance?) {
        #expect(TerminalEnvironment(["COLORFGBG": value]).context.appearance == appearance)
    }
}
