import Foundation
import RuntimeTestSupport
import Scenery
import Testing

/// Set `LINK_SEED` to repeat a run.
private let seed =
    ProcessInfo.processInfo.environment["LINK_SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)

@MainActor @Suite("A navigation state becomes a URL and the same state again")
struct LinkRoundTripTests {
    @Test("for 1,000 random states", arguments: [nil, "https://trips.example/app", "trip://"])
    func random(_ base: String?) throws {
        let scenes = SceneRegistry.test(base)
        var random = SplitMix(seed: seed)
        for number in 0..<1_000 {
            let link = DeepLink.random(&random)
            let url = try scenes.url(for: link)
            let again = try scenes.link(from: url)
            guard again == link else {
                Issue.record("state \(number) of LINK_SEED=\(seed) came back as another: \(url)")
                return
            }
        }
        print("LINK_SEED=\(seed): 1,000 states, base \(base ?? "none")")
    }

    @Test(
        "whatever a text has in it",
        arguments: [
            "", ".", "..", "~", "~.", "/", "a/b", "%", "%2F", "%zz", "?", "#", "+", "a+b c", "&then=/home",
            "=", "a=b&c=d",
            "Évora", "e\u{301}", "آب", "🚕👩‍👩‍👧", "\u{202E}abc", "new\nline\ttab", "https://example.org/?q=1#f",
            String(repeating: "/长", count: 300),
        ])
    func texts(_ text: String) throws {
        let scenes = SceneRegistry.test()
        let route = SearchRoute(first: text, second: text + "x", filter: text, distance: -0.1)
        let link = DeepLink(HomeRoute(), route).presenting(route, route)
        #expect(try scenes.link(from: scenes.url(for: link)) == link)
        let tabs = DeepLink(tabs: .init(text, route, route), .init("2", HomeRoute()), selected: 1)
        #expect(try scenes.link(from: scenes.url(for: tabs)) == tabs)
    }

    @Test("URLs read as a person would write them")
    func readable() throws {
        let scenes = SceneRegistry.test()
        let ride = try #require(UUID(uuidString: "11111111-2222-3333-4444-555555555555"))
        let route = RideRoute(ride: .init(rawValue: ride), page: 2)
        let text = "/rides/11111111-2222-3333-4444-555555555555?page=2&layout=map&live=false"
        #expect(try scenes.url(for: route).absoluteString == text)
        #expect(
            try scenes.url(for: DeepLink(AboutUsRoute(), NamedRoute("Help"))).absoluteString
                == "/about-us?then=/help")
        let tabs = DeepLink(
            tabs: .init("One", HomeRoute()), .init("Two", AboutUsRoute(), HomeRoute()), selected: 1)
        #expect(
            try scenes.url(for: tabs.presenting(NamedRoute("Help"))).absoluteString
                == "/home?tab=One&tab=Two&root=/about-us&then=/home&selected=1&sheet=/help")
    }

    @Test("a state whose URL would be longer than the registry reads is refused with its length")
    func tooLong() throws {
        let scenes = SceneRegistry.test()
        func route(_ length: Int) -> SearchRoute {
            SearchRoute(first: String(repeating: "a", count: length), second: "b", distance: 0)
        }
        let rest = try scenes.url(for: route(1)).absoluteString.utf8.count - 1
        let longest = route(65_536 - rest)
        #expect(try scenes.link(from: scenes.url(for: longest)) == DeepLink(longest))
        let error = #expect(throws: RouteError.self) { try scenes.url(for: route(65_537 - rest)) }
        #expect("\(error as Any)".contains("it is 65537 bytes long; 65536 are the most"))
    }

    @Test("a route without a URL, a value that no URL can carry and a state that is none are refused")
    func refused() {
        let scenes = SceneRegistry.test()
        #expect(throws: RouteError.self) { try scenes.url(for: SecretRoute(key: [1])) }
        #expect(throws: RouteError.self) { try scenes.url(for: NamedRoute("Nowhere")) }
        #expect(throws: RouteError.self) {
            try scenes.url(for: SearchRoute(first: "a\0", second: "b", distance: 0))
        }
        #expect(throws: RouteError.self) {
            try scenes.url(for: SearchRoute(first: "a", second: "b", distance: .nan))
        }
        for state in [
            DeepLink(), DeepLink(layers: [.stack([])]), DeepLink(layers: [.tabs([], selected: 0)]),
            DeepLink(tabs: .init("1", HomeRoute()), selected: 1),
            DeepLink(layers: DeepLink(HomeRoute()).layers + DeepLink(tabs: .init("1", HomeRoute())).layers),
        ] {
            #expect(throws: RouteError.self) { try scenes.url(for: state) }
        }
    }
}

// MARK: - Random states

extension DeepLink {
    fileprivate static func random(_ random: inout SplitMix) -> DeepLink {
        let base: Layer
        if Bool.random(using: &random) {
            base = .stack(stack(&random))
        } else {
            let count = Int.random(in: 1...4, using: &random)
            let tabs = (0..<count).map { _ in Tab(title: .random(&random), scenes: stack(&random)) }
            base = .tabs(tabs, selected: Int.random(in: 0..<count, using: &random))
        }
        let sheets = (0..<Int.random(in: 0...3, using: &random)).map { _ in Layer.stack(stack(&random)) }
        return DeepLink(layers: [base] + sheets)
    }

    private static func stack(_ random: inout SplitMix) -> [AnySceneRoute] {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in AnySceneRoute(route(&random)) }
    }

    private static func route(_ random: inout SplitMix) -> any SceneRoute {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: HomeRoute()
        case 1: AboutUsRoute()
        case 2: NamedRoute("Help")
        case 3:
            RideRoute(
                ride: .init(rawValue: UUID()),
                page: Bool.random(using: &random) ? .random(in: .min ... .max, using: &random) : nil,
                layout: RideRoute.Layout.allCases.randomElement(using: &random) ?? .map,
                isLive: .random(using: &random))
        default:
            SearchRoute(
                first: .random(&random), second: .random(&random),
                filter: Bool.random(using: &random) ? .random(&random) : nil,
                distance: .random(in: -1e9...1e9, using: &random))
        }
    }
}

extension String {
    private static let alphabet = Array(
        "abzAZ09-._~/?#[]@!$&'()*+,;=:% %25%2F\\\"<>^`{|}\n\té漢ب🚕\u{200F}\u{0301}")

    fileprivate static func random(_ random: inout SplitMix) -> String {
        let count = Int.random(in: 0...100, using: &random) == 0 ? 500 : Int.random(in: 0...8, using: &random)
        return String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
    }
}
