import Foundation
import Scenery
import Testing

@MainActor @Suite("A registry builds scenes from their routes")
struct SceneRegistryTests {
    private let scenes = SceneRegistry.test()

    @Test("a route's parameters reach the scene, and the scene knows its route")
    func parameters() throws {
        let route = RideRoute(ride: .init(rawValue: UUID()), page: 3)
        let view = try scenes.build(route)
        #expect(view.context.route as? RideRoute == route)
        #expect(view.context.name == "Ride")
    }

    @Test("a route is named after its type, or as it says")
    func names() {
        enum Profile { struct Route: SceneRoute {} }
        struct Plain: SceneRoute {}
        #expect(RideRoute.name == "Ride" && SearchRoute.name == "Find" && Plain.name == "Plain")
        #expect(Profile.Route.name == "Profile")
        #expect(NamedRoute("Help").sceneName == "Help" && HomeRoute().sceneName == "Home")
    }

    @Test("scenes that need no parameters are built by name; others are refused, and so are unknown names")
    func byName() throws {
        #expect(scenes.names == ["Help", "Home", "AboutUs"])
        #expect(try scenes.build(named: "Help").context.route is NamedRoute)
        #expect(try scenes.build(named: "Home").context.route is HomeRoute)
        #expect(throws: RouteError.needsParameters(scene: "Ride")) { try scenes.build(named: "Ride") }
        let unknown = RouteError.unknownScene("X", known: scenes.names)
        #expect(throws: unknown) { try scenes.build(named: "X") }
        #expect("\(unknown)" == "no scene is named \"X\"; the scenes are: Help, Home, AboutUs")
    }

    @Test("a route that is not registered is refused with the name of its type")
    func unregistered() {
        struct OtherRoute: SceneRoute {}
        #expect(throws: RouteError.unregistered(route: "OtherRoute")) { try scenes.build(OtherRoute()) }
    }

    @Test("a builder whose scene has another route is refused, since it could not be saved")
    func otherRoute() {
        let scenes = SceneRegistry([SceneRegistry.Entry(HomeRoute.self) { _ in TestView("Home") }])
        #expect(throws: RouteError.self) { try scenes.build(HomeRoute()) }
    }
}

@MainActor @Suite("A registry refuses what is wrong with its entries when it is made")
struct RegistryCheckTests {
    private func problems(_ entries: SceneRegistry.Entry...) -> [String] {
        do throws(RouteError) {
            _ = try SceneRegistry(checking: entries)
        } catch {
            if case .invalidRegistry(let problems) = error { return problems }
        }
        return []
    }

    enum Other { struct HomeRoute: SceneRoute {} }

    @Test("two routes of one name, with both types")
    func sameName() {
        let problems = problems(.plain(HomeRoute.self), .plain(Other.HomeRoute.self))
        #expect(problems.count == 1)
        #expect(problems.first?.contains("SceneryScenesTests.HomeRoute and ") == true)
        #expect(
            problems.first?.contains("RegistryCheckTests.Other.HomeRoute are both named \"Home\"") == true)
    }

    struct NewRideRoute: SceneRoute {
        static let link: LinkPattern<Self> = "/rides/new"
    }
    struct NumberedRoute: SceneRoute {
        let number: Int
        static let link: LinkPattern<Self> = "/rides/\(\.number)"
    }
    struct TextRoute: SceneRoute {
        let text: String
        static let link: LinkPattern<Self> = "/rides/\(\.text)"
    }

    @Test("URLs that could be of two routes; a type that cannot be the other's literal tells them apart")
    func ambiguous() {
        #expect(problems(.plain(NewRideRoute.self), .plain(NumberedRoute.self)) == [])
        #expect(
            problems(.plain(NewRideRoute.self), .plain(TextRoute.self)).first?.contains("\"/rides/{text}\"")
                == true)
        #expect(problems(.plain(NumberedRoute.self), .plain(TextRoute.self)).count == 1)
    }

    struct NoSlashRoute: SceneRoute { static let link: LinkPattern<Self> = "no/slash" }
    struct EmptySegmentRoute: SceneRoute { static let link: LinkPattern<Self> = "/a//b" }
    struct DotsRoute: SceneRoute { static let link: LinkPattern<Self> = "/a/../b" }
    struct StrangeRoute: SceneRoute { static let link: LinkPattern<Self> = "/a b/c%2F#d" }
    struct PartRoute: SceneRoute {
        let id: Int
        static let link: LinkPattern<Self> = "/part-\(\.id)"
    }
    struct OptionalPathRoute: SceneRoute {
        var id: Int?
        static let link: LinkPattern<Self> = "/maybe/\(\.id)"
    }
    struct BadQueryRoute: SceneRoute { static let link: LinkPattern<Self> = "/query?a=b" }
    struct KeywordRoute: SceneRoute {
        let id: Int
        static let link: LinkPattern<Self> = "/keyword?then=\(\.id)"
    }
    struct TwiceRoute: SceneRoute {
        let id: Int
        static let link: LinkPattern<Self> = "/twice/\(\.id)/\(\.id)"
    }
    struct ForgottenRoute: SceneRoute {
        let id: Int
        let other: Int
        let more: String
        static let link: LinkPattern<Self> = "/forgotten/\(\.id)"
    }
    struct ComputedRoute: SceneRoute {
        let id: Int
        var half: Int { id / 2 }
        static let link: LinkPattern<Self> = "/computed/\(\.id)/\(\.half)"
    }
    enum Level: String, Codable, LinkValue { case low, high }
    struct NoSampleRoute: SceneRoute {
        let level: Level
        static let link: LinkPattern<Self> = "/level/\(\.level)"
    }

    @Test("patterns that are not in order, all of them in one error")
    func patterns() {
        let problems = problems(
            .plain(NoSlashRoute.self), .plain(EmptySegmentRoute.self), .plain(DotsRoute.self),
            .plain(StrangeRoute.self), .plain(PartRoute.self), .plain(OptionalPathRoute.self),
            .plain(BadQueryRoute.self), .plain(KeywordRoute.self), .plain(TwiceRoute.self),
            .plain(ForgottenRoute.self), .plain(ComputedRoute.self), .plain(NoSampleRoute.self))
        for wanted in [
            "NoSlashRoute: the pattern \"no/slash\" does not begin with \"/\"",
            "EmptySegmentRoute: in \"/a//b\" the segment \"\"",
            "DotsRoute: in \"/a/../b\" the segment \"..\"",
            "StrangeRoute: ", "PartRoute: in \"/part-{Int}\" a placeholder is only a part of a segment",
            "OptionalPathRoute: in \"/maybe/{Int}\" an optional property is in the path",
            "BadQueryRoute: in \"/query?a=b\" the query", "KeywordRoute: ",
            "TwiceRoute: property \"id\" has more than one",
            "ForgottenRoute: property \"other\" has no placeholder",
            "ForgottenRoute: property \"more\" has no placeholder",
            "NoSampleRoute: there is no sample of Level",
        ] {
            #expect(problems.contains { $0.hasPrefix(wanted) }, "\(wanted)\n\(problems)")
        }
        #expect(problems.contains { $0.hasPrefix("ComputedRoute: ") })
    }

    @Test("a base for links that is not one")
    func base() throws {
        for text in ["/path", "https://example.org?q=1", "https://me@example.org"] {
            let url = try #require(URL(string: text))
            #expect(throws: RouteError.self) { try SceneRegistry(checking: [], linkBase: url) }
        }
    }
}
