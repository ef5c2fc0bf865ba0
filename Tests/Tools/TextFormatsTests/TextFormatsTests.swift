import Foundation
import Testing
import TextFormats

@Suite("text on one line") struct LineTextTests {
    @Test(
        "line ends, control characters and marks of direction are written as escapes",
        arguments: [
            ("A\n::error::B.swift", "A\\n::error::B.swift"), ("\r\n", "\\r\\n"),
            ("\u{1B}[31m", "\\u{1B}[31m"),
            ("\u{9B}m\u{7F}\u{0}", "\\u{9B}m\\u{7F}\\u{0}"), ("\u{2028}\u{85}", "\\u{2028}\\u{85}"),
            ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"),
        ])
    func escapes(text: String, line: String) { #expect(LineText.escaped(text) == line) }

    @Test("any other text stays as it is, emoji with joiners and Persian too")
    func unchanged() {
        for text in ["", "a\tb", "👩‍👩‍👧", "می‌خواهم", "e\u{301}"] { #expect(LineText.escaped(text) == text) }
    }
}

@Suite("JSON as text") struct JSONTextTests {
    private let value = JSONText.object([
        ("b", .list([.number(-1), .flag(true), .list([]), .object([])])), ("a", .string("x")),
    ])

    @Test("keys keep their order, and an empty list or object takes no lines")
    func order() {
        #expect(
            value.text == """
                {
                  "b": [
                    -1,
                    true,
                    [],
                    {}
                  ],
                  "a": "x"
                }
                """)
        #expect(value.textInScript == #"{"b":[-1,true,[],{}],"a":"x"}"#)
    }

    @Test("any text is read back as it was, in both forms")
    func texts() throws {
        let texts = [
            "", "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}", "\r\n", "\u{2028}\u{2029}", "é漢🧭", "</script><!--",
            "\u{7F}",
        ]
        for text in [JSONText.strings(texts).text, JSONText.strings(texts).textInScript] {
            #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == texts)
        }
        #expect(!JSONText.strings(texts).textInScript.contains("<"))
    }
}

@Suite("HTML as text") struct HTMLDocumentTests {
    @Test("a title cannot leave its element, and nothing is loaded")
    func document() {
        let text = HTMLDocument(title: "a < b & 'c'", style: "p {}", body: "<p>x</p>", script: "f()").text
        #expect(text.contains("<title>a &lt; b &amp; &#39;c&#39;</title>\n"))
        #expect(text.contains("<style>\np {}\n</style>\n"))
        #expect(text.hasSuffix("<body>\n<p>x</p>\n<script>\nf()\n</script>\n</body>\n</html>\n"))
        #expect(text.contains("default-src 'none'"))
        #expect(!HTMLDocument(title: "", style: "", body: "").text.contains("<script>"))
    }

    @Test("text is escaped for elements and attributes, control characters replaced")
    func escaping() {
        #expect(
            HTMLDocument.escaped("<a href=\"'&\">\u{1B}[1m\n\t")
                == "&lt;a href=&quot;&#39;&amp;&quot;&gt;\u{FFFD}[1m\n\t")
    }
}
