import Foundation
import SceneryScreens
import Testing
import UIKitStandIn

@testable import VerifiedUIKit

@MainActor @Suite("Pictures in the UIKit host", .serialized) struct PictureTests {
    private let stage = Stage("Album")
    private let controller: ScreenViewController
    private let web = PictureServer()

    init() {
        controller = ScreenViewController(StagedView(stage))
        _ = controller.view
    }

    private var pictures: [UIImageView] { controller.view.descendants.compactMap { $0 as? UIImageView } }

    private func show(_ source: String, _ description: String = "A car") {
        stage.show("Album") { ScreenImage(source, description: description) }
    }

    private func waitUntil(_ condition: () -> Bool) async throws {
        for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
        try #require(condition())
    }

    @Test("a picture is loaded, and kept for the next view of it")
    func loads() async throws {
        Pictures.shared.fetch = web.fetch
        show("https://example.com/kept.png")
        try await waitUntil { pictures.first?.image != nil }
        #expect(pictures.first?.image?.size == CGSize(width: 40, height: 20))
        #expect(pictures.first?.heightConstraints.map(\.multiplier) == [0.5])

        let other = Stage("Other")
        let second = ScreenViewController(StagedView(other))
        other.show("Other") { ScreenImage("https://example.com/kept.png", description: "") }
        let view = second.view.descendants.compactMap { $0 as? UIImageView }.first
        #expect(view?.image === pictures.first?.image, "at once")
        #expect(web.paths == ["/kept.png"])
    }

    @Test("a picture that scrolls off the screen before it is there is not loaded to its end")
    func cancels() async throws {
        Pictures.shared.fetch = web.fetch
        stage.show("Album") {
            ScreenImage("https://example.com/slow.png", description: "A car")
            ScreenList("") { for index in 0..<100 { ScreenRow("\(index)") } }
        }
        let collection = controller.view.descendants.compactMap { $0 as? UICollectionView }.first
        try await waitUntil { web.paths == ["/slow.png"] }
        collection?.scroll(toItem: 50)
        try await waitUntil { web.canceled == ["/slow.png"] }
        collection?.scroll(toItem: 0)
        try await waitUntil { web.paths == ["/slow.png", "/slow.png"] }
    }

    @Test("another picture takes the place of one that is still loaded")
    func replaced() async throws {
        Pictures.shared.fetch = web.fetch
        show("https://example.com/slow.png")
        try await waitUntil { web.paths == ["/slow.png"] }
        show("logo")
        try await waitUntil { web.canceled == ["/slow.png"] }
        try await waitUntil { pictures.first?.image != nil }
        #expect(pictures.first?.image?.size == CGSize(width: 8, height: 8))
    }

    @Test("a picture in the address itself, and one that cannot be read")
    func addresses() async throws {
        Pictures.shared.fetch = web.fetch
        show("data:image/png;base64," + Data("3x6".utf8).base64EncodedString())
        try await waitUntil { pictures.first?.image != nil }
        #expect(pictures.first?.image?.size == CGSize(width: 3, height: 6))
        for source in ["data:image/png;base64,?", "data:,3x6", "nowhere", "https://example.com/broken.png"] {
            let picture = await Pictures.shared.picture(at: source)
            #expect(picture == nil, "\(source)")
        }
    }

    @Test("VoiceOver reads the description and leaves out decoration")
    func description() throws {
        show("logo")
        let picture = try #require(pictures.first)
        #expect(picture.isAccessibilityElement)
        #expect(picture.accessibilityLabel == "A car")
        #expect(picture.accessibilityTraits == .image)
        show("logo", "")
        #expect(picture.isAccessibilityElement == false)
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
