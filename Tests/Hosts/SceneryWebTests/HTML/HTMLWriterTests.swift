import Foundation
import Testing

@testable import SceneryWeb

@Suite("HTML")
struct HtmlWriterTests {
    @Test("text and attributes cannot become markup")
    func escaping() {
        let nasty = "<script>alert(1)</script> & \"a\" 'b' \r\u{0}"
        let html = Self.html(.text(.p, [.value(.placeholder, nasty)], nasty))
        let escaped = "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;a&quot; &#39;b&#39; &#13;\u{FFFD}"
        #expect(html == "<p placeholder=\"\(escaped)\">\(escaped)</p>")
    }

    @Test("a combining character after a quote does not hide the quote")
    func combining() {
        let html = Self.html(.text(.p, [.value(.value, "\"\u{301} onclick=\"\u{301}x")], "<\u{338}b>"))
        #expect(html == "<p value=\"&quot;\u{301} onclick=&quot;\u{301}x\">&lt;\u{338}b&gt;</p>")
    }

    @Test("elements without content have no end tag, and empty attributes no value")
    func void() {
        #expect(Self.html(Element(.input, [.flag(.checked)])) == "<input checked>")
        #expect(Self.html(Element(.img, [.value(.alt, "")])) == "<img alt=\"\">")
    }

    @Test("what is for pages without script is on the first page only")
    func withoutScript() {
        let element = Element.parent(.div, [], [.text(.p, "a")], withoutScript: [.text(.button, "b")])
        #expect(Self.html(element) == "<div><p>a</p></div>")
        var writer = HTMLWriter(isForPageWithoutScript: true)
        writer.write(element)
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == "<div><p>a</p><noscript><button>b</button></noscript></div>")
    }

    private static func html(_ element: Element) -> String {
        String(decoding: HTMLWriter.html([.element(element)]), as: UTF8.self)
    }
}

@Suite("Addresses")
struct AddressesTests {
    @Test(
        "links lead to the web and to mail",
        arguments: ["http://a.org", "HTTPS://a.org/?q=1#x", "mailto:a@b.c"])
    func links(text: String) throws {
        #expect(WebLink(try #require(URL(string: text))) != nil)
    }

    @Test(
        "links lead nowhere else",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd",
            "vbscript:x", "/path", "a.org",
        ])
    func noLinks(text: String) throws {
        #expect(WebLink(try #require(URL(string: text))) == nil)
    }

    @Test("pictures come from the web, from themselves and from the static files")
    func pictures() {
        #expect(ImageSource("https://a.org/a.png")?.text == "https://a.org/a.png")
        #expect(ImageSource("data:image/png;base64,AAAA") != nil)
        #expect(ImageSource("logos/a b.png")?.text == "/files/logos/a%20b.png")
        #expect(ImageSource("/logo.svg")?.text == "/files/logo.svg")
    }

    @Test(
        "pictures come from nowhere else",
        arguments: [
            "javascript:alert(1)", "data:text/html,<b>", "data:image/pngx", "http://a.org/a.png",
            "//a.org/a.png", "../a.png",
            "a/../../b.png", ".hidden.png", "", "/", "a\\b.png", "c:a.png",
        ])
    func noPictures(source: String) {
        #expect(ImageSource(source) == nil)
    }
}
