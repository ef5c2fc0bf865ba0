import Scenery
import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import Ride

@Suite("RideMap", .timeLimit(.minutes(20)))
@MainActor struct RideMapTests {
    private let mocks = MockedServices()

    init() { mocks.rides.onRefresh.returns(()) }

    private func scene() -> SceneHarness<any RideMapInteracting> {
        SceneHarness(isExhaustive: false, broadcasts: mocks.broadcasts) {
            RideMapConfigurator.build(mocks.services)
        }
    }

    @Test("without a ride, a person can look for a destination")
    func empty() async {
        let scene = scene()
        scene.appear()
        await scene.expect(RideMapDisplayingCrossing.show(.where(\.destinationTitle, "Where to?")))
        scene.send { $0.destinationTapped() }
        await scene.expectNavigation(.push("DestinationSearch"))
        await scene.close()
    }

    @Test("a change of the ride is on the map and on the card at once")
    func follows() async {
        let scene = scene()
        scene.appear()
        scene.happens { mocks.change(RideFixtures.ride(unread: 3)) }
        await scene.expect(
            RideMapDisplayingCrossing.show(
                .where { (shown: RideMapViewModel) -> Bool in
                    shown.pins.map(\.id) == ["pickup", "destination", "driver"]
                        && shown.card?.status == "Your driver is coming · 5 min"
                        && shown.chatTitle == "Chat (3)"
                        && shown.destinationTitle == nil
                }))
        scene.happens { mocks.change(RideFixtures.ride(.finished, revision: 2)) }
        await scene.expect(
            RideMapDisplayingCrossing.show(
                .where { (shown: RideMapViewModel) -> Bool in
                    shown.pins.map(\.id) == ["pickup"] && shown.card?.status == "You have arrived"
                        && shown.chatTitle == nil && shown.destinationTitle != nil
                }))
        await scene.close()
    }

    @Test("a lost connection is a notice until it is back")
    func connection() async {
        mocks.know(RideFixtures.ride())
        let scene = scene()
        scene.appear()
        scene.happens { online(false) }
        await scene.expect(
            RideMapDisplayingCrossing.show(
                .where { (shown: RideMapViewModel) -> Bool in shown.notice?.contains("No connection") == true
                }))
        scene.happens { online(true) }
        await scene.expect(RideMapDisplayingCrossing.show(.where(\.notice, nil)))
        await scene.close()
    }

    @Test("somebody who is not signed in is asked once, and then has a button")
    func signedOut() async {
        mocks.session.onIsSignedIn.returns(false)
        let scene = scene()
        scene.appear()
        await scene.expectNavigation(.present("SignIn"))
        scene.disappear()
        scene.appear()
        await scene.expect(RideMapDisplayingCrossing.show(.where(\.signInTitle, "Sign in")))
        scene.send { $0.signInTapped() }
        await scene.expectNavigation(.present("SignIn"))
        #expect(!mocks.rides.onRefresh.wasCalled)
        await scene.close()
    }

    @Test("a failure is shown where there is no ride to show")
    func failure() async {
        mocks.rides.onRefresh.throws(offline)
        let scene = scene()
        scene.appear()
        await scene.expect(RideMapDisplayingCrossing.showError(.where(\.title, "No connection")))
        await scene.close()
    }

    @Test("each button leads to its scene")
    func routes() async {
        mocks.know(RideFixtures.ride())
        for (event, name) in Self.buttons {
            let scene = scene()
            scene.send(event)
            await scene.expectNavigation(.push(name))
            await scene.close()
        }
    }

    private static let buttons: [(@MainActor (any RideMapInteracting) -> Void, String)] = [
        ({ $0.rideTapped() }, "RideStatus"), ({ $0.chatTapped() }, "Chat"),
        ({ $0.historyTapped() }, "RideHistory"),
        ({ $0.profileTapped() }, "Profile"), ({ $0.settingsTapped() }, "RideSettings"),
        ({ $0.aboutTapped() }, "About"),
    ]

    private func online(_ isOnline: Bool) {
        mocks.rides.onIsOnline.returns(isOnline)
        mocks.broadcasts.notify((any ConnectionObserving).self) { $0.connectionDidChange(isOnline: isOnline) }
    }
}
