import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import SceneryWeb

@MainActor @Suite("Sessions", .timeLimit(.minutes(20)))
struct SessionTests {
    @Test("input is answered with its number and what it changed")
    func answer() async {
        let (session, page) = await TestApp().connected()
        session.receive(.press("add", 1), from: page)
        await page.waits(for: 2)
        #expect(
            page.onSend.calls[1]
                == ServerMessage(handled: 1, operations: [.patch(.text(.init(key: "count"), "1"))]))
    }

    @Test("input that came before is answered and not handled again")
    func twice() async {
        let (session, page) = await TestApp().connected()
        session.receive(.press("add", 1), from: page)
        session.receive(.press("add", 1), from: page)
        await page.waits(for: 3)
        #expect(page.onSend.calls[2] == ServerMessage(handled: 1, operations: []))
        #expect(session.count == "1")
    }

    @Test("input for a scene that is not in front does nothing")
    func otherScene() async {
        let (session, page) = await TestApp().connected()
        session.receive(
            ClientMessage(number: 1, scene: "Count#9", action: .input(ScreenInput("add"))), from: page)
        await page.waits(for: 2)
        #expect(session.count == "0")
    }

    @Test("a page that has the version is sent nothing; any other is sent everything")
    func versions() async {
        let (session, page) = await TestApp().connected()
        #expect(page.onSend.calls.first?.operations.isEmpty == true)
        let late = PageConnectionMock.named("late")
        session.attach(late, version: "unknown", maximum: 8)
        await late.waits(for: 1)
        #expect(late.onSend.calls[0].operations.contains { if case .everything = $0 { true } else { false } })
    }

    @Test("what is typed on one page is sent to the others only")
    func typing() async {
        let (session, page) = await TestApp().connected()
        let other = PageConnectionMock.named("other")
        session.attach(other, version: session.versionText, maximum: 8)
        session.receive(
            ClientMessage(number: 1, scene: "Count#1", action: .input(ScreenInput("name", .edit("abc")))),
            from: page)
        await page.waits(for: 2)
        await other.waits(for: 2)
        #expect(page.onSend.calls[1].operations.isEmpty)
        #expect(other.onSend.calls[1].operations.count == 1)
    }

    @Test("the page that was there longest goes when there are too many")
    func tooMany() async {
        let (session, page) = await TestApp().connected()
        session.attach(PageConnectionMock.named("other"), version: "", maximum: 1)
        page.onClose.verify(.once)
    }

    @Test("a page that had to go is not heard any more")
    func tooManyHeard() async {
        let (session, page) = await TestApp().connected()
        let other = PageConnectionMock.named("other")
        session.attach(other, version: "", maximum: 1)
        session.receive(.press("add", 1), from: page)
        session.receive(.press("add", 1), from: other)
        await other.waits(for: 2)
        #expect(session.count == "1")
    }

    @Test("input sent again counts once, however many pages were there meanwhile", arguments: [9, 100])
    func manyPages(count: Int) async {
        let (session, page) = await TestApp().connected()
        session.receive(.press("add", 1), from: page)
        session.detach(page)
        for number in 0..<count {
            let other = PageConnectionMock.named("page \(number)")
            session.attach(other, version: "", maximum: 8)
            session.receive(.press("add", 1), from: other)
            session.detach(other)
        }
        session.attach(page, version: "", past: PageProgress.Past(since: 0, sent: 1), maximum: 8)
        session.receive(.press("add", 1), from: page)
        session.receive(.press("add", 2), from: page)
        #expect(session.count == "\(count + 2)")
    }

    @Test("nobody goes back or to another tab behind a dialog")
    func dialog() async {
        let (session, page) = await TestApp().connected()
        session.screens.navigator.push(AskingView())
        let actions: [ClientMessage.Action] = [
            .back(times: 1), .tab(0), .input(ScreenInput("", .answer("OK"))), .back(times: 1),
        ]
        var depths: [Int] = []
        for (index, action) in actions.enumerated() {
            let scene = session.page.display.scene?.description ?? ""
            session.receive(ClientMessage(number: index + 1, scene: scene, action: action), from: page)
            depths.append(session.screens.navigator.state.depth)
        }
        #expect(depths == [1, 1, 1, 0])
    }

    @Test("input is said to be saved when its state is in the file, and another process goes on from there")
    func saved() async throws {
        let app = TestApp()
        let (session, page) = await app.connected()
        for number in 1...3 { session.receive(.press("add", number), from: page) }
        await page.waits(forSaved: 3)
        let cookie = SessionCookie(id: session.id, secret: session.secret.text)
        let next = try #require(app.store().session(for: cookie))
        #expect(next.count == "3")
        #expect(next.token.text == session.token.text)
        let again = PageConnectionMock.named("page")
        next.attach(again, version: "", maximum: 8)
        await again.waits(for: 1)
        #expect(again.onSend.calls[0].handled == 3)
    }

    @Test("a session is for its secret only")
    func secret() async {
        let app = TestApp()
        let store = app.store()
        let session = store.makeSession(for: HostContext())
        #expect(store.session(for: SessionCookie(id: session?.id ?? "", secret: "wrong")) == nil)
        #expect(store.session(for: SessionCookie(id: Secret(bits: 128).text, secret: "wrong")) == nil)
        #expect(store.session(for: nil) == nil)
    }

    @Test("the session longest without a page makes room; sessions with pages stay")
    func room() async {
        let store = TestApp().store(maximum: 2)
        let first = store.makeSession(for: HostContext())
        let second = store.makeSession(for: HostContext())
        let page = PageConnectionMock.named("page")
        first?.attach(page, version: "", maximum: 8)
        let third = store.makeSession(for: HostContext())
        #expect(third != nil)
        #expect(store.session(for: second.map { SessionCookie(id: $0.id, secret: $0.secret.text) }) == nil)
        third?.attach(PageConnectionMock.named("page"), version: "", maximum: 8)
        #expect(store.makeSession(for: HostContext()) == nil)
    }

    @Test("a session without a page is closed after its time and goes on from its file")
    func sweep() async throws {
        let app = TestApp()
        let store = app.store()
        let session = try #require(store.makeSession(for: HostContext()))
        let page = PageConnectionMock.named("page")
        session.attach(page, version: "", maximum: 8)
        session.receive(.press("add", 1), from: page)
        await page.waits(forSaved: 1)
        app.clock.seconds += 1_000
        await store.sweep()
        #expect(store.count == 1)
        session.detach(page)
        await store.sweep()
        #expect(store.count == 0)
        let again = store.session(for: SessionCookie(id: session.id, secret: session.secret.text))
        #expect(again?.count == "1")
    }

    @Test("a folder that cannot be written is reported once and costs no answer")
    func unwritable() async throws {
        let app = TestApp()
        try Data().write(to: app.folder)
        let (session, page) = await app.connected()
        session.receive(.press("add", 1), from: page)
        session.receive(.press("add", 2), from: page)
        await page.waits(for: 3)
        #expect(session.count == "2")
        await page.waits(forSaved: 2)
        #expect(app.complaints.texts.count == 1)
    }

    @Test("names of apps become names of folders")
    func names() {
        #expect("My App/../x".asFileName == "My-App----x")
        #expect("".asFileName == "app")
    }
}

/// A view that asks as soon as it is there.
@MainActor private final class AskingView: ScreenView {
    let stage = Stage("Asking")

    init() {
        stage.show("Asking") { ScreenText("?") }
        stage.show(dialog: ScreenDialog("Sure?") { ScreenButton("OK", role: .cancel) })
    }
}
