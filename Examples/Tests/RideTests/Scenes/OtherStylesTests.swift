import Scenery
import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import Ride

@Suite("RideHistory", .timeLimit(.minutes(20)))
@MainActor struct RideHistoryTests {
    private let mocks = MockedServices()
    private let lists = Gate<Void, [RideSnapshot]>("lists")

    init() { mocks.rides.onHistory.waits(at: lists) }

    private func scene() -> SceneHarness<any RideHistoryViewModeling> {
        SceneHarness(isExhaustive: false, gates: [lists], broadcasts: mocks.broadcasts) {
            RideHistoryAssembly.assemble(mocks.services)
        }
    }

    @Test("the rides are listed, and one leads to its status")
    func lists() async {
        let scene = scene()
        scene.appear()
        await lists.arrival()
        lists.succeed([RideFixtures.ride(id: "8"), RideFixtures.ride(.finished)])
        await scene.expect(
            RideHistoryViewModelingCrossing.shown.change(
                .where {
                    $0.rows.map(\.id) == ["8", "7"] && $0.rows[1].details.hasPrefix("You have arrived · ")
                        && $0.rows[1].details.hasSuffix(" · €12.50")
                }))
        scene.send { $0.rideTapped("8") }
        await scene.expectNavigation(.push("RideStatus"))
        await scene.close()
    }

    @Test("a change replaces its row, also one that comes before the list")
    func changes() async {
        let scene = scene()
        scene.appear()
        await lists.arrival()
        scene.happens { mocks.change(RideFixtures.ride(.arrived, revision: 3)) }
        lists.succeed([RideFixtures.ride(.accepted, revision: 2)])
        await scene.expect(
            RideHistoryViewModelingCrossing.shown.change(
                .where { $0.rows.count == 1 && $0.rows[0].details.hasPrefix("Your driver is here") }))
        scene.happens { mocks.change(RideFixtures.ride(.requested, id: "9")) }
        await scene.expect(
            RideHistoryViewModelingCrossing.shown.change(.where { $0.rows.map(\.id) == ["9", "7"] }))
        await scene.close()
    }

    @Test("no rides are said to be none; a failure is shown and tried again")
    func emptyAndFailure() async {
        let scene = scene()
        scene.appear()
        await lists.arrival()
        lists.fail(offline)
        await scene.expect(
            RideHistoryViewModelingCrossing.failure.change(.where { $0?.title == "No connection" }))
        scene.send { $0.retry() }
        await lists.arrival(2)
        lists.succeed([])
        await scene.expect(
            RideHistoryViewModelingCrossing.shown.change(.where { $0.emptyText == "No rides yet." }))
        await scene.close()
    }
}

@Suite("Profile", .timeLimit(.minutes(20)))
@MainActor struct ProfileTests {
    private let mocks = MockedServices()
    private let saved = Gate<(String, String), Profile>("saved")

    init() {
        mocks.profiles.onProfile.returns(RideFixtures.profile)
        mocks.profiles.onSaveNamePhone.waits(at: saved)
        mocks.session.onSignOut.returns(())
    }

    private func scene() -> SceneHarness<any ProfileEventListening> {
        SceneHarness(isExhaustive: false, gates: [saved]) { ProfileScene.root(mocks.services).configure() }
    }

    @Test("a changed name is saved")
    func saves() async {
        let scene = scene()
        scene.appear()
        await expectShown(scene) { $0.email == "sara@example.com" && $0.name == "Sara Karimi" && !$0.canSave }
        scene.send { $0.handle(event: .nameEdited("Sara K.")) }
        await expectShown(scene) { $0.canSave }
        scene.send { $0.handle(event: .saveTapped) }
        await saved.arrival()
        var profile = RideFixtures.profile
        profile.name = "Sara K."
        saved.succeed(profile)
        await expectShown(scene) { $0.notice == "Saved." && $0.name == "Sara K." }
        #expect(mocks.profiles.onSaveNamePhone.calls.map(\.0) == ["Sara K."])
        await scene.close()
    }

    @Test("what the server does not accept is shown in its words, and saved again on retry")
    func refused() async {
        let scene = scene()
        scene.appear()
        await expectShown(scene) { $0.email != nil }
        scene.send { $0.handle(event: .nameEdited("")) }
        scene.send { $0.handle(event: .saveTapped) }
        await saved.arrival()
        saved.fail(NetworkError(domain: .api, message: "A name is needed."))
        await scene.expect(
            ProfileCommandListeningCrossing.handleCommand(
                .where {
                    if case .showError(let error) = $0 { error.message == "A name is needed." } else { false }
                }))
        scene.send { $0.retry() }
        await saved.arrival(2)
        await scene.close()
    }

    @Test("signing out leaves the scene first")
    func signOut() async {
        let scene = scene()
        scene.appear()
        scene.send { $0.handle(event: .signOutTapped) }
        await scene.expectNavigation(.pop)
        #expect(mocks.session.onSignOut.count == 1)
        await scene.close()
    }

    private func expectShown(
        _ scene: SceneHarness<any ProfileEventListening>,
        _ condition: @escaping @Sendable (ProfileViewModel) -> Bool
    ) async {
        await scene.expect(
            ProfileCommandListeningCrossing.handleCommand(
                .where { if case .show(let shown) = $0 { condition(shown) } else { false } }))
    }
}

@Suite("RideSettings", .timeLimit(.minutes(20)))
@MainActor struct RideSettingsTests {
    @Test("choices are kept and shown at once; others are ignored")
    func chooses() async {
        let preferences = FixedPreferences(Preferences())
        let scene = SceneHarness(
            (any RideSettingsInteracting).self, isExhaustive: false, outside: [preferences]
        ) {
            RideSettingsAssembler(preferences: preferences).assemble()
        }
        scene.appear()
        scene.send { $0.languageChosen("fa") }
        await scene.expect(RideSettingsRenderingCrossing.render(.where { $0.title == "تنظیمات" }))
        scene.send { $0.themeChosen("dark") }
        await scene.expect(RideSettingsRenderingCrossing.render(.where { $0.look.appearance == "dark" }))
        scene.send { $0.languageChosen("xx") }
        scene.send { $0.themeChosen("pink") }
        #expect(preferences.current == Preferences(language: .persian, theme: .dark))
        await scene.close()
    }

    @Test("the renderable names every language and theme")
    func renderable() {
        let renderable = RideSettingsRenderable(Preferences())
        #expect(renderable.languages.map(\.title) == ["English", "فارسی"])
        #expect(renderable.themes.map(\.title) == ["As the system", "Light", "Dark"])
        #expect(renderable.look.appearance == nil)
    }
}
