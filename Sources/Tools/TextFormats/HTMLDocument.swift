/// One HTML document that needs no other file: its style and its script are part of it, and it may load nothing.
public struct HTMLDocument: Sendable {
    /// Plain text.
    public var title: String
    /// CSS.
    public var style: String
    /// HTML. Text in it comes from `HTMLDocument.escaped`.
    public var body: String
    /// JavaScript that runs once the body is read; empty for none.
    public var script: String

    public init(title: String, style: String, body: String, script: String = "") {
        self.title = title
        self.style = style
        self.body = body
        self.script = script
    }

    public var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'">
        <title>\(Self.escaped(title))</title>
        <style>
        \(Self.ended(style))</style>
        </head>
        <body>
        \(Self.ended(body))\(script.isEmpty ? "" : "<script>\n\(Self.ended(script))</script>\n")</body>
        </html>

        """
    }

    /// Plain text for an element or a quoted attribute.
    public static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // Not allowed in a document, even as a reference.
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func ended(_ text: String) -> String {
        text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
    }
}
