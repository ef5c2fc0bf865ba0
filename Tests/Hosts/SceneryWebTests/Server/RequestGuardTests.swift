import SceneryScreens
import Testing

@testable import SceneryWeb

@Suite("RequestGuard")
struct GateTests {
    @Test(
        "a loopback host is called by its loopback names and its port",
        arguments: [
            "127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080",
        ])
    func own(host: String) throws {
        try RequestGuard(configuration: WebConfiguration()).check(
            host: host, origin: nil, port: 8080, needsOrigin: false)
    }

    @Test(
        "other names and ports are refused",
        arguments: [
            "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost:8081",
            "127.0.0.1:8080.evil.example", "",
        ])
    func foreign(host: String) {
        #expect(throws: RequestGuard.Refusal.self) {
            try RequestGuard(configuration: WebConfiguration()).check(
                host: host, origin: nil, port: 8080, needsOrigin: false)
        }
    }

    @Test("a name that was allowed counts with any port")
    func allowed() throws {
        var configuration = WebConfiguration()
        configuration.address = "0.0.0.0"
        configuration.allowedHosts = ["App.example.org"]
        let gate = RequestGuard(configuration: configuration)
        for host in ["app.example.org", "app.example.org:443", "localhost:8080"] {
            try gate.check(host: host, origin: "https://\(host)", port: 8080, needsOrigin: true)
        }
        #expect(throws: RequestGuard.Refusal.self) {
            try gate.check(host: "0.0.0.0:8080", origin: nil, port: 8080, needsOrigin: false)
        }
    }

    @Test(
        "an origin is the host itself or is refused",
        arguments: [
            "http://evil.example", "http://127.0.0.1:8081", "null", "", "http://127.0.0.1:8080.evil.example",
            "file://",
        ])
    func origin(origin: String) {
        #expect(throws: RequestGuard.Refusal.self) {
            try RequestGuard(configuration: WebConfiguration()).check(
                host: "127.0.0.1:8080", origin: origin, port: 8080, needsOrigin: false)
        }
    }

    @Test("a socket's request has to say where it comes from")
    func noOrigin() {
        #expect(
            throws: RequestGuard.Refusal(status: 403, message: "the request does not say where it comes from")
        ) {
            try RequestGuard(configuration: WebConfiguration()).check(
                host: "127.0.0.1:8080", origin: nil, port: 8080, needsOrigin: true)
        }
    }
}

@Suite("Accepted languages")
struct AcceptedLanguagesTests {
    @Test(
        "are in the order of preference",
        arguments: [
            ("fa-IR,fa;q=0.9,en;q=0.8", ["fa-IR", "fa", "en"]), ("en;q=0.5, de", ["de", "en"]), ("", []),
            ("*;q=0.5,de;q=0,en", ["en"]), ("<script>,en", ["en"]), ("a;q=x,b;q=0.9", ["a", "b"]),
        ])
    func order(header: String, languages: [String]) {
        #expect(AcceptedLanguages.list(header) == languages)
    }
}

@Suite("Forms")
struct FormBodyTests {
    @Test("what was typed, turned and chosen comes before the button")
    func order() {
        let form = Self.form("scene=S%231&f%3Aname=Zo%C3%AB+B&t%3Alight=on&p%3Asize=l&do=go")
        #expect(
            form.actions(on: Self.display) == [
                .input(ScreenInput("name", .edit("Zoë B"))), .input(ScreenInput("light", .set(true))),
                .input(ScreenInput("size", .choose("l"))), .input(ScreenInput("go")),
            ])
    }

    @Test("what did not change is not sent as input")
    func unchanged() {
        #expect(
            Self.form("scene=S%231&f%3Aname=a&p%3Asize=s&do=go").actions(on: Self.display) == [
                .input(ScreenInput("go"))
            ])
    }

    @Test("the return key submits the field that was typed in")
    func enter() {
        let actions = Self.form("scene=S%231&f%3Aname=b&p%3Asize=s&submit=").actions(on: Self.display)
        #expect(
            actions == [.input(ScreenInput("name", .edit("b"))), .input(ScreenInput("name", .submit("b")))])
    }

    @Test("a form of another scene does nothing")
    func otherScene() {
        #expect(Self.form("scene=T%231&do=go").actions(on: Self.display).isEmpty)
        #expect(Self.form("do=go").actions(on: Self.display).isEmpty)
    }

    @Test("broken escapes stay as they are")
    func broken() {
        #expect(Self.form("a=%zz%4&b&=c&a%20b=%F0%9F")["a"] == "%zz%4")
        #expect(Self.form("b")["b"] == "")
    }

    private static func form(_ text: String) -> FormBody { FormBody(text.utf8) }

    private static let display = Display(
        scene: SceneID(name: "S", number: 1),
        screen: Screen("S") {
            ScreenField("Name", text: "a").id("name")
            ScreenToggle("Light", isOn: false).id("light")
            ScreenPicker(
                "Size", options: [.init(id: "s", title: "S"), .init(id: "l", title: "L")],
                selected: "s"
            ).id("size")
            ScreenButton("Go").id("go")
        })
}
