/// A page of text for a browser, without scripts.
enum WebPage {
    static func html(title: String, paragraphs: [String], language: Language) -> String {
        let title = escaped(title)
        let body = paragraphs.map { "<p>\(escaped($0))</p>" }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="\(language.rawValue)" dir="\(language == .persian ? "rtl" : "ltr")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            </head>
            <body><main>
            <h1>\(title)</h1>
            \(body)
            </main></body>
            </html>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }.joined()
    }
}
