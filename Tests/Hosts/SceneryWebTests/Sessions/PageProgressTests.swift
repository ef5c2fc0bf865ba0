import Foundation
import Testing

@testable import SceneryWeb

@Suite("How far a page's input was handled")
struct PageProgressTests {
    @Test("is remembered for more pages than can be open")
    func many() {
        let progress = progress(ofPages: 9)
        #expect((0..<9).allSatisfy { progress["page \($0)"] == 1 })
    }

    @Test("a forgotten page's input that it sent before counts as handled, and what is new does not")
    func forgotten() {
        var progress = progress(ofPages: PageProgress.maximum + 1)
        #expect(progress["page 0"] == 0)
        progress.welcome("page 0", PageProgress.Past(since: 0, sent: 1))
        #expect(progress["page 0"] == 1)
    }

    @Test("a page loaded after every forgotten page was last heard of was not forgotten")
    func unsaved() {
        var progress = progress(ofPages: PageProgress.maximum + 1)
        progress.welcome("new", PageProgress.Past(since: progress.total, sent: 3))
        #expect(progress["new"] == 0)
    }

    @Test("while no page was forgotten, what is not known was not handled")
    func unknown() {
        var progress = progress(ofPages: 3)
        progress.welcome("new", PageProgress.Past(since: 0, sent: 3))
        #expect(progress["new"] == 0)
    }

    @Test("connected pages are not forgotten")
    func connected() {
        var progress = PageProgress()
        progress.note(5, of: "open")
        for page in 0..<200 { progress.note(1, of: "page \(page)", keeping: ["open"]) }
        #expect(progress["open"] == 5)
    }

    @Test("is read from files that knew less")
    func old() throws {
        let text = #"{"entries":[{"page":"a","number":7}]}"#
        let progress = try JSONDecoder().decode(PageProgress.self, from: Data(text.utf8))
        #expect(progress["a"] == 7 && progress.total == 0)
    }

    private func progress(ofPages count: Int) -> PageProgress {
        var progress = PageProgress()
        for page in 0..<count { progress.note(1, of: "page \(page)") }
        return progress
    }
}
