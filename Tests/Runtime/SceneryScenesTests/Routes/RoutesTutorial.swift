import Foundation
import RuntimeTestSupport
import Scenery
import Testing

/// What the snippets of `docs/tutorials/routes.md` are about.
struct Ride {
    struct ID: RawRepresentable, Codable, Hashable { let rawValue: Int }
}

// snippet: value
extension Ride.ID: LinkValue {}
// end

enum RoutesTutorial {
    // snippet: route
    struct RideRoute: SceneRoute {
        let ride: Ride.ID
        var page: Int?

        static let link: LinkPattern<Self> = "/rides/\(\.ride)?page=\(\.page)"
    }
    // end

    // snippet: plain
    struct AboutUsRoute: SceneRoute {}
    // end

    // snippet: name
    struct TripRoute: SceneRoute {
        let trip: Int

        static let name = "Ride"
        static let link: LinkPattern<Self> = "/trips/\(\.trip)"
    }
    // end

    final class RidesManager: Sendable {}

    @MainActor enum RideConfigurator {
        static func build(ride: Ride.ID, page: Int?, manager: RidesManager) -> any SceneView {
            // snippet: context
            let context = SceneContext(RideRoute(ride: ride, page: page))
            // end
            return ContextView(context)
        }
    }

    @MainActor enum AboutUsConfigurator {
        static func build() -> any SceneView { ContextView(SceneContext(AboutUsRoute())) }
    }

    @MainActor final class ContextView: SceneView {
        let context: SceneContext
        init(_ context: SceneContext) { self.context = context }
    }

    @MainActor final class SignInInteractor: SceneReadiness {
        var account: Task<Int, any Error>?

        // snippet: ready
        func waitUntilReady() async throws {
            _ = try await account?.value
        }
        // end
    }

    @MainActor @Suite("The tutorial about routes")
    struct Tests {
        @Test("registering, building, linking and opening")
        func all() async throws {
            let manager = RidesManager()
            // snippet: registry
            let scenes = SceneRegistry([
                SceneRegistry.Entry("Help") { ContextView(SceneContext("Help")) },
                SceneRegistry.Entry(AboutUsRoute.self) { _ in AboutUsConfigurator.build() },
                SceneRegistry.Entry(RideRoute.self) {
                    RideConfigurator.build(ride: $0.ride, page: $0.page, manager: manager)
                },
            ])
            // end
            // snippet: build
            let view = try scenes.build(RideRoute(ride: Ride.ID(rawValue: 7)))
            // end
            #expect(view.context.name == "Ride")
            // snippet: state
            let link = DeepLink(AboutUsRoute(), RideRoute(ride: Ride.ID(rawValue: 7), page: 2))
                .presenting(NamedRoute("Help"))
            let url = try scenes.url(for: link)
            // end
            #expect(url.absoluteString == "/about-us?then=/rides/7?page=2&sheet=/help")
            // snippet: tabs
            let tabs = DeepLink(
                tabs: .init("Rides", RideRoute(ride: Ride.ID(rawValue: 7))), .init("About", AboutUsRoute()),
                selected: 1)
            // end
            #expect(
                try scenes.url(for: tabs).absoluteString
                    == "/rides/7?tab=Rides&tab=About&root=/about-us&selected=1")
            let navigator = SceneNavigator()
            // snippet: open
            let read = try scenes.link(from: url)
            try await navigator.open(read, from: scenes)
            // end
            #expect(read == link && navigator.link == link)
            // snippet: based
            let based = SceneRegistry(scenes.entries, linkBase: URL(string: "https://trips.example"))
            // end
            #expect(try based.url(for: AboutUsRoute()).absoluteString == "https://trips.example/about-us")
            #expect(throws: RouteError.self) { try scenes.link(from: "/rides/seven") }
            #expect(TripRoute.name == "Ride")
            #expect(throws: Never.self) { try SceneRegistry(checking: [.plain(TripRoute.self)]) }
            try await SignInInteractor().waitUntilReady()
        }

        @Test("every snippet of the page is one of these")
        func page() throws {
            let page = try TutorialPage("routes", source: #filePath)
            #expect(!page.fences.isEmpty)
            #expect(page.untested == [])
        }
    }
}
