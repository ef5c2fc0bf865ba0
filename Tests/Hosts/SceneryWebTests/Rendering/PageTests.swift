import SceneryScreens
import Testing

@testable import SceneryWeb

@Suite("Pages")
struct PageTests {
    @Test("every kind of element is there before any script")
    func complete() {
        let html = Self.html(Screen("All") {[
            .heading("H", id: "h"), .text("T", id: "t"), .button("B", id: "b"), .field("F", id: "f", value: "v"),
            .toggle("G", id: "g", isOn: true), .divider(id: "d"), .progress("P", fraction: 2, id: "p"),
            .picker("K", id: "k", options: [.init(id: "1", title: "One")], selected: "1"),
            .list("L", id: "l") { .row("R", id: "r") }, .image("https://a.org/i.png", description: "I", id: "i"),
        ]})
        for key in ["h", "t", "b", "f", "g", "d", "p", "k", "l", "r", "i"] {
            #expect(html.contains("data-k=\"\(key)\""))
        }
        #expect(html.contains("<button type=\"submit\" class=\"button normal\" name=\"do\" value=\"b\">B</button>") == false)
        #expect(html.contains("name=\"do\" value=\"b\">B</button>"))
        #expect(html.contains("<progress max=\"1\" value=\"1.0\">"))
        #expect(html.contains("<input type=\"hidden\" name=\"token\" value=\"secret-token\">"))
    }

    @Test("a password is not sent back to the page")
    func password() {
        let html = Self.html(Screen("P") { .field("Secret", id: "s", value: "correct horse", kind: .password) })
        #expect(!html.contains("correct horse"))
    }

    @Test("language and direction are those of the screen, else those of the host")
    func language() {
        #expect(Self.html(Screen("S", language: "fa")).contains("lang=\"fa\" dir=\"rtl\""))
        #expect(Self.html(Screen("S")).contains("lang=\"en\" dir=\"ltr\""))
        #expect(Self.html(Screen("S", appearance: .dark)).contains("data-appearance=\"dark\""))
    }

    @Test("what lies behind a dialog is inert, and escape gives the answer that dismisses")
    func dialog() {
        let dialog = ScreenDialog(title: "T", message: "M", buttons: [
            .init(id: "retry", title: "Again"), .init(id: "dismiss", title: "OK"),
        ])
        let html = Self.html(Screen("S", dialog: dialog))
        #expect(html.contains("aria-busy=\"false\" inert>"))
        #expect(html.contains("data-cancel=\"dismiss\""))
        #expect(html.contains("role=\"alertdialog\""))
    }

    @Test("a busy page without script asks again by itself")
    func busy() {
        #expect(Self.html(Screen("S", isBusy: true)).contains("http-equiv=\"refresh\""))
        #expect(!Self.html(Screen("S")).contains("http-equiv=\"refresh\""))
    }

    @Test("an app's identities cannot be taken for the host's regions")
    func keys() {
        #expect(PageKey.of("$main") == "$$main")
        #expect(PageKey.of("row/1") == "row/1")
    }

    @Test("pins at one place, at the poles and at no place stay in the drawing")
    func pins() {
        let pins = [(90.0, 180.0), (-90.0, -180.0), (0, 0), (.nan, .infinity)].enumerated().map {
            ScreenMap.Pin(id: "\($0)", title: "p", latitude: $1.0, longitude: $1.1)
        }
        let markup = MapMarkup(map: ScreenMap("M", pins: pins), id: "m", isEnabled: true).markup
        let html = String(decoding: HtmlWriter.html([.element(markup)]), as: UTF8.self)
        #expect(!html.contains("nan") && !html.contains("inf"))
    }

    private static func html(_ screen: Screen) -> String {
        let state = PageState.of(screen, scene: SceneID(name: "S", number: 1))
        let document = Document(state: state, token: "secret-token", version: "v.1", assets: Assets(appName: "App"))
        return String(decoding: document.bytes, as: UTF8.self)
    }
}
