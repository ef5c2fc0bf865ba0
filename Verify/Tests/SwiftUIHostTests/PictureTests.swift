import Foundation
import SceneryScreens
import SwiftUIStandIn
import Testing

@testable import VerifiedSwiftUI

@MainActor @Suite("Pictures in the SwiftUI host", .serialized) struct PictureTests {
    private let screen = DrawnScreen()
    private let web = PictureServer()

    init() {
        Pictures.shared.fetch = web.fetch
    }

    private func show(_ source: String, _ description: String = "A car") {
        screen.stage.show("Album") { ScreenImage(source, description: description) }
    }

    private var pictures: [String] { screen.all("Image").map(\.text) }

    private func waitUntil(_ condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        try #require(condition())
    }

    @Test("a picture is loaded, and kept for the next view of it")
    func loads() async throws {
        show("https://example.com/kept.png")
        #expect(pictures == [])
        try await waitUntil { pictures == ["40.0x20.0"] }
        let other = DrawnScreen()
        other.stage.show("Other") { ScreenImage("https://example.com/kept.png", description: "") }
        #expect(other.all("Image").map(\.text) == ["40.0x20.0"], "at once")
        #expect(web.paths == ["/kept.png"])
    }

    @Test("a picture that scrolls off the screen before it is there is not loaded to its end")
    func cancels() async throws {
        screen.stage.show("Album") {
            ScreenImage("https://example.com/slow.png", description: "A car")
            ScreenList("") { for index in 0..<100 { ScreenRow("\(index)") } }
        }
        try await waitUntil { !pictures.isEmpty || web.paths == ["/slow.png"] }
        screen.graph.scroll(toLine: 50)
        try await waitUntil { pictures.isEmpty && web.canceled == ["/slow.png"] }
        screen.graph.scroll(toLine: 0)
        try await waitUntil { pictures.isEmpty && web.paths == ["/slow.png", "/slow.png"] }
    }

    @Test("another picture takes the place of one that is still loaded")
    func replaced() async throws {
        show("https://example.com/slow.png")
        try await waitUntil { pictures.isEmpty && web.paths == ["/slow.png"] }
        show("logo")
        try await waitUntil { pictures == ["8.0x8.0"] }
        try await waitUntil { web.canceled == ["/slow.png"] }
    }

    @Test("a picture in the address itself, and one that cannot be read")
    func addresses() async throws {
        show("data:image/png;base64," + Data("3x6".utf8).base64EncodedString())
        try await waitUntil { pictures == ["3.0x6.0"] }
        for source in ["data:image/png;base64,?", "data:,3x6", "nowhere", "https://example.com/broken.png"] {
            let picture = await Pictures.shared.picture(at: source)
            #expect(picture == nil, "\(source)")
        }
        show("nowhere")
        #expect(pictures == [])
    }

    @Test("VoiceOver reads the description and leaves out decoration")
    func description() {
        show("logo")
        #expect(screen.first("accessibilityLabel")?.text == "A car")
        #expect(screen.first("accessibilityHidden")?.text == "false")
        show("logo", "")
        #expect(screen.first("accessibilityHidden")?.text == "true")
    }
}

/// Answers at once, or never at `/slow.png`.
private final class PictureServer: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []
    private var stopped: [String] = []

    var paths: [String] { lock.withLock { asked } }
    var canceled: [String] { lock.withLock { stopped } }

    var fetch: @Sendable (URL) async throws -> Data {
        { [self] url in
            lock.withLock { asked.append(url.path) }
            if url.path == "/broken.png" { return Data("?".utf8) }
            guard url.path == "/slow.png" else { return Data("40x20".utf8) }
            do { try await Task.sleep(for: .seconds(60)) } catch {
                lock.withLock { stopped.append(url.path) }
                throw error
            }
            return Data()
        }
    }
}
