import Testing

@testable import ArchitectureRules

@Suite("Patterns") struct PatternTests {
    @Test(
        "a pattern matches paths",
        arguments: [
            ("Sources/**", "Sources/App/A.swift", true), ("Sources/App", "Sources/App/Deep/A.swift", true),
            ("Sources/App", "Sources/Apple/A.swift", false),
            ("Sources/*/A.swift", "Sources/App/A.swift", true),
            ("Sources/*/A.swift", "Sources/App/B/A.swift", false),
            ("**/Generated/**", "Sources/Generated/A.swift", true),
            ("**/Generated/**", "Generated/A.swift", true),
            ("*.generated.swift", "Sources/X.generated.swift", true),
            ("Pods", "App/Pods/X/A.swift", true), ("Sources/{App,Core}/**", "Sources/Core/A.swift", true),
            ("Sources/{App,Core}/**", "Sources/Web/A.swift", false),
            ("Sources/A?.swift", "Sources/AB.swift", true),
            ("Sources/**/View.swift", "Sources/View.swift", true), ("/Sources/**", "Sources/A.swift", true),
            ("Sources/", "Sources/A.swift", true),
        ])
    func paths(_ pattern: String, _ path: String, _ fits: Bool) {
        #expect(Pattern(pattern).matches(path: path) == fits)
    }

    @Test(
        "a pattern matches names",
        arguments: [
            ("*Core", "TripCore", true), ("*Core", "Cores", false), ("Scenery*", "Scenery", true),
            ("*", "x", true),
            ("A*B*C", "AxBxBxC", true), ("A*B*C", "AxCxB", false), ("UI?it", "UIKit", true), ("", "x", false),
        ])
    func names(_ pattern: String, _ name: String, _ fits: Bool) {
        #expect(Pattern(pattern).matches(name: name) == fits)
    }

    @Test("an exclusion removes what earlier patterns include, and alone includes everything else")
    func exclusion() {
        let some = [Pattern("Scenery*"), Pattern("!SceneryWeb"), Pattern("SceneryWebKit")]
        #expect(some.allow { $0.matches(name: "SceneryScenes") })
        #expect(!some.allow { $0.matches(name: "SceneryWeb") })
        #expect(some.allow { $0.matches(name: "SceneryWebKit") })
        #expect([Pattern("!A")].allow { $0.matches(name: "B") })
        #expect(![Pattern]().allow { $0.matches(name: "B") })
    }

    @Test("the unit of a path ends at the folder of the first star")
    func unit() {
        #expect(
            Pattern("Sources/Scenes/*/**").unit(of: "Sources/Scenes/Home/View/A.swift")
                == "Sources/Scenes/Home")
    }

    @Test("many stars match a long name quickly")
    func stars() {
        let pattern = Pattern(String(repeating: "a*", count: 50) + "b")
        #expect(!pattern.matches(name: String(repeating: "a", count: 5000)))
    }
}
