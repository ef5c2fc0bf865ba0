import RuntimeTestSupport

/// What the compiler refuses in a test and in an app's routes.
///
/// To add a wrong use, add a line to the table of its context; add a new table to `all`. The sources of the scenes
/// `…Tour` are in the same module. Wrong uses of screens are in the tests of SceneryScreens.
extension WrongCode {
    /// Every table with its context.
    static let all: [Table] = [
        (crossingContext, crossings), (routeContext, routes), (matcherContext, matchers),
    ]
}

// MARK: - Crossings

extension WrongCode {
    private static let crossingContext = Context(
        imports: ["Scenery", "SceneryTestKit"],
        parameters: "scene: SceneHarness<any VipTourInteracting>, tour: Tour, tours: TourFetchingMock",
        correct: """
            await scene.expect(VipTourPresentingCrossing.present(tour))
            await scene.expect(VipTourPresentingCrossing.present(.any))
            await scene.expect(VipTourPresentingCrossing.presentIsLoading(true))
            await scene.expect(VipTourPresentingCrossing.presentError(.value(Offline())))
            await scene.expect(MvvmTourViewModelingCrossing.title.change("Lisbon"))
            await scene.expect(VipTourRoutingCrossing.close())
            """)

    private static let crossings = [
        WrongCode(
            "a method that was renamed", "await scene.expect(VipTourPresentingCrossing.presentTour(tour))",
            error: "type 'VipTourPresentingCrossing' has no member 'presentTour'"),
        WrongCode(
            "a member of another boundary", "await scene.expect(VipTourDisplayingCrossing.present(tour))",
            error: "type 'VipTourDisplayingCrossing' has no member 'present'"),
        WrongCode(
            "a boundary that is not there", "await scene.expect(VipTourTellingCrossing.tell())",
            error: "cannot find 'VipTourTellingCrossing' in scope"),
        WrongCode(
            "an argument of another type",
            "await scene.expect(VipTourPresentingCrossing.present(TourShown(title: \"\")))",
            error: "cannot convert value of type 'TourShown' to expected argument type 'Tour'"),
        WrongCode(
            "a literal of another type", "await scene.expect(VipTourPresentingCrossing.presentIsLoading(1))",
            error: "integer literal value '1' cannot be used as a boolean"),
        WrongCode(
            "too few arguments", "await scene.expect(VipTourPresentingCrossing.present())",
            error: "requires the types 'Tour' and '()' be equivalent"),
        WrongCode(
            "too many arguments", "await scene.expect(VipTourPresentingCrossing.present(tour, tour))",
            error: "requires the types 'Tour' and '(Tour, Tour)' be equivalent"),
        WrongCode(
            "a value that is not Equatable",
            "await scene.expect(VipTourPresentingCrossing.presentError(Offline() as any Error))",
            error:
                "cannot convert value of type 'any Error' to expected argument type 'ArgumentMatcher<any Error>'"
        ),
        WrongCode(
            "a mock's member in place of a crossing", "await scene.expect(tours.onTour.called(1))",
            error: "to expected argument type 'ExpectedCrossing'"),
        WrongCode(
            "a member named by a string", "await scene.expect(\"VipTourPresenting.present(_:)\")",
            error: "cannot convert value of type 'String' to expected argument type 'ExpectedCrossing'"),
        WrongCode(
            "a property without what happens to it",
            "await scene.expect(MvvmTourViewModelingCrossing.title(\"Lisbon\"))",
            error: "cannot call value of non-function type 'CrossingProperty<ObservableValue<String>>'"),
    ]
}

// MARK: - Routes

extension WrongCode {
    private static let routeContext = Context(
        imports: ["Scenery"],
        declarations: """
            enum Language: String, Codable, CaseIterable, LinkValue { case english, farsi }

            struct RideRoute: SceneRoute {
                let ride: Int
                let language: Language
                static let link: LinkPattern<Self> = "/rides/\\(\\.ride)?language=\\(\\.language)"
            }

            @MainActor final class RideView: SceneView {
                let context: SceneContext
                init(ride: Int, language: Language) {
                    context = SceneContext(RideRoute(ride: ride, language: language))
                }
            }
            """,
        parameters: "scenes: SceneRegistry, name: String",
        correct: """
            _ = SceneRegistry.Entry(RideRoute.self) { RideView(ride: $0.ride, language: $0.language) }
            _ = try? scenes.build(RideRoute(ride: 7, language: .farsi))
            _ = try? scenes.url(for: RideRoute(ride: 7, language: .english))
            """)

    private static let routes = [
        WrongCode(
            "a parameter of another type", "_ = try? scenes.build(RideRoute(ride: name, language: .farsi))",
            error: "cannot convert value of type 'String' to expected argument type 'Int'"),
        WrongCode(
            "a parameter that is left out", "_ = try? scenes.build(RideRoute(ride: 7))",
            error: "missing argument for parameter 'language' in call"),
        WrongCode(
            "a case that is not there", "_ = try? scenes.build(RideRoute(ride: 7, language: .french))",
            error: "type 'Language' has no member 'french'"),
        WrongCode(
            "a builder that makes no view", "_ = SceneRegistry.Entry(RideRoute.self) { $0.ride }",
            error: "cannot convert value of type 'Int' to closure result type 'any SceneView'"),
        WrongCode(
            "a builder that uses a property that is not there",
            """
            _ = SceneRegistry.Entry(RideRoute.self) { (route: RideRoute) in
                RideView(ride: route.number, language: route.language)
            }
            """, error: "value of type 'RideRoute' has no member 'number'"),
        // Without the type of the closure's parameter the compiler reports the other initializer, of a scene by name.
        WrongCode(
            "a builder that uses a property that is not there, in a closure without types",
            "_ = SceneRegistry.Entry(RideRoute.self) { RideView(ride: $0.number, language: $0.language) }",
            error: "cannot convert value of type 'RideRoute.Type' to expected argument type 'String'"),
        WrongCode(
            "a builder that passes a property of another type",
            "_ = SceneRegistry.Entry(RideRoute.self) { RideView(ride: $0.language, language: $0.language) }",
            error: "cannot convert value of type 'Language' to expected argument type 'Int'"),
        WrongCode(
            "a link with a property that is not there",
            #"let link: LinkPattern<RideRoute> = "/rides/\(\.number)"; _ = link"#,
            error: "value of type 'RideRoute' has no member 'number'"),
        WrongCode(
            "a link with a property that has no text form",
            #"struct Route: SceneRoute { let rides: [Int]; static let link: LinkPattern<Self> = "/\(\.rides)" }"#,
            error: "requires that 'Array<Int>' conform to 'LinkValue'"),
    ]
}
