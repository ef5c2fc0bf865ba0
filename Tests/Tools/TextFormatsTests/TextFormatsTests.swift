import Foundation
import Testing
import TextFormats

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
