import Foundation
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Gallery

@Suite("The gallery of samples")
@MainActor struct GalleryTests {
    private let app: HostedApp
    private let samples: [SampleApp]

    init() throws {
        let backend = try #require(URL(string: "http://127.0.0.1:9"))
        app = Gallery.hosted(backend: backend)
        samples = SampleApp.all(backend: backend)
    }

    private func host(_ link: String? = nil) throws -> HeadlessHost {
        let app = try link.map { try self.app.opening(url: $0) } ?? self.app
        return HeadlessHost(session: ScreenSession(app.start(HostContext(languages: ["en"]))))
    }

    @Test("each sample is a row of the menu and opens its first scene")
    func menu() throws {
        for sample in samples {
            let host = try host()
            #expect(host.tap(sample.name))
            // A sample may ask at once, in a sheet, who is there.
            let opened = host.session.navigator.state.scenes.map(\.name)
            #expect(opened.prefix(2) == ["Samples", sample.firstScene])
            host.session.close()
        }
    }

    @Test("every scene of every sample has a preview")
    func previews() throws {
        for sample in samples {
            let scenes = Set(sample.entries(HostContext()).map(\.name))
            #expect(scenes.subtracting(sample.previews.map(\.scene)) == [], "\(sample.name)")
        }
    }

    @Test("a thousand states are listed and searched without building any of them")
    func thousandStates() throws {
        let built = Count()
        let previews = (0..<1_000).map { number in
            ScenePreview("Scene\(number)", "content") { _ in
                built.value += 1
                return SceneMenu(title: "Built", scenes: SceneRegistry([]))
            }
        }
        let scenes = SceneRegistry(PreviewCatalog(previews).entries)
        let host = HeadlessHost(root: try scenes.build(named: "Previews"))
        // Each light and dark.
        #expect(host.text.contains("2000 of 2000"))
        host.type("scene999 dark", into: "Search")
        #expect(host.text.contains("1 of 2000"))
        #expect(built.value == 0)
        #expect(host.displays.count == 2)
        #expect(host.tap("Scene999: content (en, dark)"))
        #expect(built.value == 1)
        host.session.close()
    }

    @Test("each preview shows something in each of its languages, and is released when it is closed")
    func eachPreview() async throws {
        for preview in samples.flatMap(\.previews) {
            for language in preview.languages {
                let problem = try await problem(of: preview, in: language)
                #expect(problem == nil, "\(preview.scene), \(preview.state), \(language)")
            }
        }
    }

    private func problem(of preview: ScenePreview, in language: String) async throws -> String? {
        var view: (any ScreenView)? = preview.view(in: HostContext(languages: [language]))
        weak let released = view
        let host = HeadlessHost(root: try #require(view))
        view = nil
        let isShown = await host.waits(atMost: .seconds(10)) { display in
            let screen = display.screen
            return !screen.title.isEmpty
                && (!screen.elements.isEmpty || screen.isBusy || screen.dialog != nil)
        }
        guard isShown else { return "the screen stays empty" }
        host.session.close()
        for _ in 0..<10_000 where released != nil { await Task.yield() }
        return released == nil ? nil : "the view is not released"
    }
}

@MainActor private final class Count {
    var value = 0
}
