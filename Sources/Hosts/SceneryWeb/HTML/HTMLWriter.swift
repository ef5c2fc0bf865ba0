/// Writes elements as HTML bytes. Text and attributes are escaped here and nowhere else; there is no
/// way to write a string from data as markup.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether what only a page without script shows is written.
    let isForPageWithoutScript: Bool

    init(isForPageWithoutScript: Bool = false) {
        self.isForPageWithoutScript = isForPageWithoutScript
    }

    static func html(_ nodes: some Sequence<Node>) -> [UInt8] {
        var writer = HTMLWriter()
        for node in nodes { writer.write(node.element) }
        return writer.bytes
    }

    /// Markup written in this source.
    mutating func markup(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ element: Element) {
        open(element)
        guard !element.tag.isVoid else { return }
        switch element.content {
        case .none: break
        case .text(let text): self.text(text)
        case .nodes(let nodes): for node in nodes { write(node.element) }
        }
        if isForPageWithoutScript, !element.withoutScript.isEmpty {
            markup("<noscript>")
            for inner in element.withoutScript { write(inner) }
            markup("</noscript>")
        }
        bytes.append(contentsOf: "</\(element.tag.rawValue)>".utf8)
    }

    /// The start tag alone, for an element whose inside is written piece by piece.
    mutating func open(_ element: Element) {
        bytes.append(contentsOf: "<\(element.tag.rawValue)".utf8)
        attributes(of: element)
        if let typed = element.typed {
            attribute("value", typed.text)
            attribute("data-r", String(typed.revision))
        }
        markup(">")
    }

    /// The key and the attributes as they stand in a start tag.
    mutating func attributes(of element: Element) {
        if let key = element.key { attribute("data-k", key) }
        for item in element.attributes { attribute(item.name, item.text) }
    }

    private mutating func attribute(_ name: String, _ value: String) {
        markup(" ")
        bytes.append(contentsOf: name.utf8)
        guard !value.isEmpty || name == "alt" || name == "value" else { return }
        markup("=\"")
        text(value)
        markup("\"")
    }

    /// Writes text: the five characters that mean something in HTML as references, a carriage return
    /// as one (a parser would make it a line feed), and other control characters as `�`.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): markup("&amp;")
            case UInt8(ascii: "<"): markup("&lt;")
            case UInt8(ascii: ">"): markup("&gt;")
            case UInt8(ascii: "\""): markup("&quot;")
            case UInt8(ascii: "'"): markup("&#39;")
            case 0x0D: markup("&#13;")
            case 0x09, 0x0A: bytes.append(byte)
            case 0..<0x20, 0x7F: markup("\u{FFFD}")
            default: bytes.append(byte)
            }
        }
    }
}
