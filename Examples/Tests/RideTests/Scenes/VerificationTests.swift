import Scenery
import SceneryScreens
import SceneryTestKit
import Settings
import Testing

@testable import Ride

@Suite("Verification", .timeLimit(.minutes(20)))
@MainActor struct VerificationTests {
    private let mocks = MockedServices()
    private let confirmed = Gate<(Challenge, String), Void>("confirmed")

    init() { mocks.session.onConfirmCode.waits(at: confirmed) }

    private func scene() -> SceneHarness<any VerificationInteracting> {
        SceneHarness(isExhaustive: false, gates: [confirmed]) {
            VerificationConfigurator.build(RideFixtures.challenge, mocks.services)
        }
    }

    @Test("all digits of the code can be confirmed, Persian ones too", arguments: ["1234", "۱۲۳۴", "12 34"])
    func confirms(code: String) async {
        let scene = scene()
        scene.appear()
        scene.send { $0.codeEdited(code) }
        await scene.expect(VerificationDisplayingCrossing.show(.where(\.canConfirm, true)))
        scene.send { $0.confirmTapped() }
        await scene.expect(SessionManagingCrossing.confirmCode(RideFixtures.challenge, "1234"))
        await confirmed.arrival()
        confirmed.succeed(())
        await scene.expect(VerificationDisplayingCrossing.showActivity(false))
        await scene.close()
    }

    @Test("an incomplete code is not sent")
    func incomplete() async {
        let scene = scene()
        scene.send { $0.codeEdited("123") }
        scene.send { $0.confirmTapped() }
        await scene.settle()
        #expect(!mocks.session.onConfirmCode.wasCalled)
        await scene.close()
    }

    @Test("a wrong code is shown in the server's words")
    func wrong() async {
        let scene = scene()
        scene.send { $0.codeEdited("9999") }
        scene.send { $0.confirmTapped() }
        await confirmed.arrival()
        confirmed.fail(NetworkError(domain: .api, message: "Wrong code."))
        await scene.expect(VerificationDisplayingCrossing.showError(.where(\.message, "Wrong code.")))
        await scene.close()
    }

    @Test("a code that is used up leads back to the sign-in, since to try it again is of no use")
    func expired() async {
        let scene = scene()
        scene.appear()
        scene.send { $0.codeEdited("1234") }
        scene.send { $0.confirmTapped() }
        await confirmed.arrival()
        confirmed.fail(NetworkError(domain: .api, message: "The code has expired.", httpStatus: 410))
        await scene.expect(VerificationDisplayingCrossing.showError(.where(\.retryTitle, "Sign in again")))
        scene.send { $0.retry() }
        await scene.expectNavigation(.pop)
        #expect(mocks.session.onConfirmCode.count == 1)
        await scene.close()
    }

    @Test("another code belongs to the next challenge")
    func resent() async {
        let next = Challenge(challenge: "c2", digits: 4, sentTo: "•••• 42")
        mocks.session.onResend.returns(next)
        let scene = scene()
        scene.send { $0.resendTapped() }
        await scene.expect(
            VerificationDisplayingCrossing.show(
                .where(\.sentTo, "Another code of 4 digits was sent to •••• 42.")))
        scene.send { $0.codeEdited("1234") }
        scene.send { $0.confirmTapped() }
        await scene.expect(SessionManagingCrossing.confirmCode(next, "1234"))
        await scene.close()
    }

    @Test("where the code was sent is said in Persian digits")
    func persian() {
        let view = VerificationDisplayingMock()
        let presenter = VerificationPresenter(preferences: MockedServices(language: .persian).preferences)
        presenter.view = view
        presenter.present(VerificationContent(challenge: RideFixtures.challenge))
        #expect(view.onShow.lastCall?.sentTo == "کد ۴ رقمی به •••• ۴۲ ارسال شد.")
    }
}
