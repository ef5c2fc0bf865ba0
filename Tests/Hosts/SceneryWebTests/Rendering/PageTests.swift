import SceneryScreens
import Testing

@testable import SceneryWeb

@Suite("Pages")
struct PageTests {
    @Test("every kind of element is there before any script")
    func complete() {
        let html = Self.html(
            Screen("All") {
                ScreenHeading("H").id("h")
                ScreenText("T").id("t")
                ScreenButton("B").id("b")
                ScreenField("F", text: "v").id("f")
                ScreenToggle("G", isOn: true).id("g")
                ScreenDivider().id("d")
                ScreenProgress("P", fraction: 2).id("p")
                ScreenPicker("K", options: [.init(id: "1", title: "One")], selected: "1").id("k")
                ScreenList("L") { ScreenRow("R").id("r") }.id("l")
                ScreenImage("https://a.org/i.png", description: "I").id("i")
            })
        for key in ["h", "t", "b", "f", "g", "d", "p", "k", "l", "l/r", "i"] {
            #expect(html.contains("data-k=\"\(key)\""))
        }
        #expect(
            html.contains(
                "<button type=\"submit\" class=\"button normal\" name=\"do\" value=\"b\">B</button>") == false
        )
        #expect(html.contains("name=\"do\" value=\"b\">B</button>"))
        #expect(html.contains("<progress max=\"1\" value=\"1.0\">"))
        #expect(html.contains("<input type=\"hidden\" name=\"token\" value=\"secret-token\">"))
    }

    @Test("a password is not sent back to the page")
    func password() {
        let html = Self.html(
            Screen("P") { ScreenField("Secret", text: "correct horse", kind: .password).id("s") })
        #expect(!html.contains("correct horse"))
    }

    @Test("language and direction are those of the screen, else those of the host")
    func language() {
        #expect(Self.html(Screen("S", language: "fa")).contains("lang=\"fa\" dir=\"rtl\""))
        #expect(Self.html(Screen("S")).contains("lang=\"en\" dir=\"ltr\""))
        #expect(Self.html(Screen("S", appearance: .dark)).contains("data-appearance=\"dark\""))
    }

    @Test("what is behind a dialog is inert, and escape gives its cancel answer")
    func dialog() {
        let dialog = ScreenDialog("T", message: "M") {
            ScreenButton("Again")
            ScreenButton("OK", role: .cancel)
        }
        let html = Self.html(Screen("S", dialog: dialog))
        #expect(html.contains("aria-busy=\"false\" inert>"))
        #expect(html.contains("data-cancel=\"OK\""))
        #expect(html.contains("role=\"alertdialog\""))
    }

    @Test("a busy page without script asks again by itself")
    func busy() {
        #expect(Self.html(Screen("S", isBusy: true)).contains("http-equiv=\"refresh\""))
        #expect(!Self.html(Screen("S")).contains("http-equiv=\"refresh\""))
    }

    @Test("an app's identities cannot be mistaken for the host's regions")
    func keys() {
        #expect(PageKey.of("$main") == "$$main")
        #expect(PageKey.of("row/1") == "row/1")
    }

    @Test("pins at one location, at the poles and at none stay in the drawing")
    func pins() {
        let pins = [(90.0, 180.0), (-90.0, -180.0), (0, 0), (.nan, .infinity)].enumerated().map {
            ScreenMap.Pin(id: "\($0)", title: "p", latitude: $1.0, longitude: $1.1)
        }
        let markup = MapMarkup(map: ScreenMap("M", pins: pins), id: "m", isEnabled: true).markup
        let html = String(decoding: HTMLWriter.html([.element(markup)]), as: UTF8.self)
        #expect(!html.contains("nan") && !html.contains("inf"))
    }

    private static func html(_ screen: Screen) -> String {
        let state = PageState.of(screen, scene: SceneID(name: "S", number: 1))
        let document = Document(
            state: state, token: "secret-token", version: "v.1", handledInputs: 0,
            assets: Assets(appName: "App"))
        return String(decoding: document.bytes, as: UTF8.self)
    }
}
