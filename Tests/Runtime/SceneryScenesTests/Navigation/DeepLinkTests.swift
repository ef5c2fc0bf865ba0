import Foundation
import Scenery
import SceneryTestKit
import Testing

@MainActor @Suite("A deep link opens scene after scene", .timeLimit(.minutes(20)))
struct DeepLinkTests {
    /// Logic that is ready when the test says so.
    private final class SlowLogic: SceneLifecycle, SceneReadiness {
        let gate: AsyncStream<Void>
        let open: AsyncStream<Void>.Continuation
        var error: (any Error)?
        private(set) var isAsked = false

        init() { (gate, open) = AsyncStream.makeStream() }

        func waitUntilReady() async throws {
            isAsked = true
            for await _ in gate { break }
            if let error { throw error }
        }
    }

    private struct Refused: Error {}

    private let navigator = SceneNavigator(root: TestView("Start"))
    private let logic = SlowLogic()

    private var scenes: SceneRegistry {
        SceneRegistry([
            .plain("Help"), .plain(AboutUsRoute.self),
            SceneRegistry.Entry(HomeRoute.self) { [logic] in RouteView($0, lifecycle: logic) },
        ])
    }

    private func opened(_ link: DeepLink) async -> Task<Void, any Error> {
        let task = Task { try await navigator.open(link, from: scenes) }
        while !logic.isAsked { await Task.yield() }
        return task
    }

    @Test("stack, tabs and sheets open, and the navigation's link is what was opened")
    func states() async throws {
        let scenes = SceneRegistry.test()
        for link in [
            DeepLink(HomeRoute()), DeepLink(HomeRoute(), AboutUsRoute(), HomeRoute()),
            DeepLink(HomeRoute()).presenting(AboutUsRoute(), HomeRoute()).presenting(NamedRoute("Help")),
            DeepLink(tabs: .init("1", HomeRoute(), AboutUsRoute()), .init("2", AboutUsRoute()), selected: 1),
            DeepLink(
                tabs: .init("1", HomeRoute()), .init("2", AboutUsRoute(), HomeRoute()),
                .init("3", HomeRoute()), selected: 1
            ).presenting(SecretRoute(key: [1])),
        ] {
            try await navigator.open(link, from: scenes)
            #expect(navigator.link == link)
        }
    }

    @Test("the next scene is built only when the one before it is ready")
    func waits() async throws {
        let task = await opened(DeepLink(HomeRoute(), AboutUsRoute(), NamedRoute("Help")))
        #expect(navigator.link == DeepLink(HomeRoute()))
        logic.open.yield()
        try await task.value
        #expect(navigator.link == DeepLink(HomeRoute(), AboutUsRoute(), NamedRoute("Help")))
    }

    @Test("a scene that never gets ready ends the link, with its reason, and stays")
    func fails() async {
        logic.error = Refused()
        let task = await opened(DeepLink(HomeRoute(), AboutUsRoute()))
        logic.open.yield()
        await #expect(throws: Refused.self) { try await task.value }
        #expect(navigator.link == DeepLink(HomeRoute()))
    }

    @Test("a person who moves on is not moved again")
    func interrupted() async {
        let task = await opened(DeepLink(HomeRoute(), AboutUsRoute()))
        navigator.push(TestView("Elsewhere"))
        logic.open.yield()
        await #expect(throws: RouteError.interrupted(at: "Home")) { try await task.value }
        #expect(navigator.state.frontStack.map(\.name) == ["Home", "Elsewhere"])
    }

    @Test("a scene whose logic opens another over it, such as a sign-in, is waited for until that is closed")
    func signIn() async throws {
        var isAsked = false
        let token = navigator.onEvent { [navigator] _ in
            guard !isAsked, navigator.state.visible?.name == "Home" else { return }
            isAsked = true
            navigator.present(TestView("SignIn"))
        }
        defer { withExtendedLifetime(token) {} }
        let task = await opened(DeepLink(HomeRoute(), AboutUsRoute()))
        #expect(navigator.state.visible?.name == "SignIn")
        navigator.dismiss()
        logic.open.yield()
        try await task.value
        #expect(navigator.state.frontStack.map(\.name) == ["Home", "AboutUs"])
    }

    @Test("a cancelled link opens nothing more")
    func cancelled() async {
        let task = await opened(DeepLink(HomeRoute(), AboutUsRoute()))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(navigator.link == DeepLink(HomeRoute()))
    }

    @Test("a link that cannot be opened to its end because of a route changes nothing")
    func unregistered() async {
        for link in [DeepLink(), DeepLink(HomeRoute(), SecretRoute(key: []))] {
            await #expect(throws: RouteError.self) { try await navigator.open(link, from: scenes) }
        }
        #expect(navigator.state.scenes.map(\.name) == ["Start"])
    }
}
