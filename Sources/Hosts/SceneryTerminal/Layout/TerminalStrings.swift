/// The texts that only a terminal needs, in a person's language.
struct TerminalStrings: Sendable, Equatable {
    let quit: String
    let choose: String
    let move: String

    init(language: String?) {
        let code = language?.split { $0 == "-" || $0 == "_" }.first?.lowercased() ?? "en"
        self = Self.byLanguage[code] ?? Self.english
    }

    private init(quit: String, choose: String, move: String) {
        self.quit = quit
        self.choose = choose
        self.move = move
    }

    private static let english = TerminalStrings(quit: "quit", choose: "choose", move: "move")

    private static let byLanguage = [
        "en": english,
        "fa": TerminalStrings(quit: "خروج", choose: "انتخاب", move: "حرکت"),
    ]
}
