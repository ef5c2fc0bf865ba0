import Scenery

/// A whole scene under test, without a screen: built as the app builds it, driven through its logic's
/// boundary, and watched at every boundary.
///
///     let rides = Gate<Int, Ride>("rides")
///     manager.onRide.waits(at: rides)
///     let scene = SceneHarness((any RideInteracting).self, gates: [rides]) { RideConfigurator.build(manager: manager) }
///     scene.appear()
///     await scene.expect(RidePresentingCrossing.presentIsLoading(true))
///     await scene.expect(RideDisplayingCrossing.showActivity(true))
///     rides.succeed(ride)
///     await scene.expect(RidePresentingCrossing.present(ride))
///     …
///     await scene.close()
///
/// The builder runs with a `Tracer` attached, so boundaries that have a proxy report their crossings. An
/// exhaustive harness fails the test at a crossing or a navigation that nobody expects; what the test sends
/// and the moments of `SceneLifecycle` are not among them. The scene is on top of another in a navigation of its own. Promises that are made in it run
/// on the executor of `clock`.
///
/// Nothing sleeps: what is expected is waited for until the scene has nothing left to do, and then it fails.
/// Everything is on the main actor.
@MainActor public final class SceneHarness<Logic> {
    /// The navigation that the scene is in, on top of a scene called `Below`.
    public let navigator: SceneNavigator
    /// The clock whose time passes by `advance(by:)`.
    public let clock: ManualClock
    /// Where `expectDelivered` looks.
    public let broadcasts: Broadcasts
    /// Whether whatever is not expected fails the test.
    public let isExhaustive: Bool

    let timeline = SceneTimeline()
    let tracer: Tracer
    let gates: [any AnyGate]
    let failure = TestFailure()
    let proof: ReleaseProof
    /// What happened to the navigation and was not asked for.
    var navigations: [ExpectedNavigation] = []
    /// By topic: the newest notification that was asked for.
    var expectedNotifications: [String: Int] = [:]
    private(set) weak var context: SceneContext?
    private var observation: NavigationToken?

    /// - Parameters:
    ///   - logic: The boundary of the scene's logic, which `send` sends to.
    ///   - isExhaustive: Whether whatever is not expected fails the test; so it is by default.
    ///   - gates: Where the scene's work waits; failures name what waits there.
    ///   - outside: What the scene uses and somebody else keeps, for the proof that it is released.
    ///   - broadcasts: What the scene is built with, if `expectDelivered` is to know; one that records.
    ///   - clock: What the scene is built with, if it goes by time.
    ///   - build: Builds the scene, as its configurator does.
    public init(
        _ logic: Logic.Type = Logic.self, isExhaustive: Bool = true, gates: [any AnyGate] = [],
        outside: [AnyObject] = [], broadcasts: Broadcasts = Broadcasts(isLogging: true),
        clock: ManualClock = ManualClock(), build: @MainActor () -> any SceneView
    ) {
        self.isExhaustive = isExhaustive
        self.gates = gates
        self.broadcasts = broadcasts
        self.clock = clock
        let tracer = Tracer(keepsValues: true) { [timeline] in timeline.add($0) }
        self.tracer = tracer
        let view = clock.executor.run { tracer.attached { build() } }
        proof = ReleaseProof(of: view, outside: outside)
        context = view.context
        navigator = SceneNavigator(root: RootPlaceholderScene())
        navigator.push(view)
        timeline.skipAll()
        observation = navigator.onEvent { [weak self] in self?.navigations.append(ExpectedNavigation($0)) }
    }

    /// The scene's view, while it is open.
    public var view: (any SceneView)? { context?.id.flatMap { navigator[$0] } }

    /// The names of the scene's roles, the view first.
    public var roles: [String] { proof.names }
}

/// The scene below the scene under test.
@MainActor private final class RootPlaceholderScene: SceneView {
    let context = SceneContext("Below")
}
