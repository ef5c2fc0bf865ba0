import Scenery
import SceneryScreens
import SceneryTestKit
import Testing

@testable import Ride

@Suite("RideStatus", .timeLimit(.minutes(20)))
@MainActor struct RideStatusTests {
    private let mocks = MockedServices()
    private let answers = Gate<String, RideSnapshot>("answers")

    init() { mocks.rides.onRide.waits(at: answers) }

    private func scene() -> SceneHarness<any RideStatusInteracting> {
        SceneHarness(isExhaustive: false, gates: [answers], broadcasts: mocks.broadcasts) {
            RideStatusConfigurator.build(ride: "7", mocks.services)
        }
    }

    @Test("an unknown ride is fetched with an indicator")
    func fetches() async {
        let scene = scene()
        scene.appear()
        await scene.expect(RideStatusDisplayingCrossing.showActivity(true))
        await answers.arrival()
        mocks.know(RideFixtures.ride())
        answers.succeed(RideFixtures.ride())
        await scene.expect(
            RideStatusDisplayingCrossing.show(
                .where { (shown: RideStatusViewModel) -> Bool in
                    shown.card?.driver?.contains("Uxía Castro") == true
                }))
        await scene.close()
    }

    @Test(
        "each state has its buttons",
        arguments: [
            (RideState.requested, true, true, false), (.accepted, true, true, false),
            (.arrived, true, true, false),
            (.onTheWay, true, false, false), (.finished, true, false, true),
            (.cancelled, false, false, false),
        ])
    func states(state: RideState, chat: Bool, cancel: Bool, receipt: Bool) async {
        let scene = scene()
        scene.happens { mocks.change(RideFixtures.ride(state)) }
        await scene.expect(
            RideStatusDisplayingCrossing.show(
                .where { (shown: RideStatusViewModel) -> Bool in
                    (shown.chatTitle != nil) == chat && (shown.cancelTitle != nil) == cancel
                        && (shown.receiptTitle != nil) == receipt
                }))
        await scene.close()
    }

    @Test("a change of another ride is not shown")
    func other() async {
        mocks.know(RideFixtures.ride())
        let scene = scene()
        let count = mocks.rides.onKnown.count
        scene.happens { mocks.change(RideFixtures.ride(id: "8")) }
        #expect(mocks.rides.onKnown.count == count)
        await scene.close()
    }

    @Test("chat and receipt open")
    func routes() async {
        let scene = scene()
        scene.send { $0.chatTapped() }
        await scene.expectNavigation(.push("Chat"))
        scene.navigator.goBack()
        scene.send { $0.receiptTapped() }
        await scene.expectNavigation(.pop)
        await scene.expectNavigation(.push("Receipt"))
        await scene.close()
    }

    @Test("a ride that does not come says why, and is asked for again")
    func failure() async {
        let scene = scene()
        scene.appear()
        await answers.arrival()
        answers.fail(offline)
        await scene.expect(RideStatusDisplayingCrossing.showError(.where(\.title, "No connection")))
        scene.send { $0.retry() }
        await answers.arrival(2)
        await scene.close()
    }
}

@Suite("Chat", .timeLimit(.minutes(20)))
@MainActor struct ChatTests {
    private let mocks = MockedServices()
    private let loaded = Gate<String, Void>("loaded")

    init() {
        mocks.chat.onLoad.waits(at: loaded)
        mocks.chat.onMarkRead.returns(())
        mocks.chat.onSendIn.returns(())
        mocks.chat.onSendWaiting.returns(())
        mocks.chat.onDiscardRefused.returns(())
        mocks.know(RideFixtures.ride())
    }

    private func scene() -> SceneHarness<any ChatInteracting> {
        SceneHarness(isExhaustive: false, gates: [loaded], broadcasts: mocks.broadcasts) {
            ChatConfigurator.build(ride: "7", mocks.services)
        }
    }

    @Test("messages are shown with who wrote them; those that wait say so")
    func messages() async {
        let scene = scene()
        scene.appear()
        let conversation = Conversation(
            ride: "7",
            messages: [RideFixtures.message(1, "Hello", from: .rider), RideFixtures.message(2, "Coming")],
            waiting: [OutgoingMessage(clientId: "x", ride: "7", text: "Thanks")])
        mocks.chat.onConversationOf.returns(conversation)
        scene.happens {
            mocks.broadcasts.notify((any ChatObserving).self) { $0.conversationDidChange(conversation) }
        }
        await scene.expect(
            ChatDisplayingCrossing.show(
                .where { (shown: ChatViewModel) -> Bool in
                    shown.messages.map(\.text) == ["Hello", "Coming", "Thanks"]
                        && shown.messages[0].details.hasPrefix("You · ")
                        && shown.messages[1].details.hasPrefix("Uxía Castro · ")
                        && shown.messages[2].details == "You · waiting to be sent"
                        && shown.sendAgainTitle != nil
                }))
        #expect(mocks.chat.onMarkRead.wasCalled)
        await scene.close()
    }

    @Test("a refused message says why, and can be given up")
    func refused() async {
        let scene = scene()
        scene.appear()
        let message = OutgoingMessage(clientId: "x", ride: "7", text: "Thanks", refusal: "The ride is over.")
        mocks.chat.onConversationOf.returns(Conversation(ride: "7", messages: [], waiting: [message]))
        scene.happens { mocks.change(RideFixtures.ride(.finished, revision: 2)) }
        await scene.expect(
            ChatDisplayingCrossing.show(
                .where { (shown: ChatViewModel) -> Bool in
                    shown.messages.map(\.details) == ["You · not sent: The ride is over."]
                        && shown.sendAgainTitle != nil && shown.discardTitle != nil
                }))
        scene.send { $0.discardTapped() }
        await scene.expect(ChatManagingCrossing.discardRefused("7"))
        await scene.close()
    }

    @Test("a message with text is sent; white space is not")
    func sends() async {
        let scene = scene()
        scene.send { $0.textSubmitted(" \n") }
        scene.send { $0.textSubmitted("Hello") }
        await scene.expect(ChatManagingCrossing.sendIn("Hello", "7"))
        #expect(mocks.chat.onSendIn.count == 1)
        await scene.close()
    }

    @Test("unread messages of the driver are fetched")
    func unread() async {
        let scene = scene()
        scene.happens { mocks.change(RideFixtures.ride(revision: 2, unread: 1)) }
        await loaded.arrival()
        await scene.close()
    }

    @Test("a failure at the start is shown, a later one is not")
    func failures() async {
        let scene = scene()
        scene.appear()
        await loaded.arrival()
        loaded.fail(offline)
        await scene.expect(ChatDisplayingCrossing.showError(.where(\.title, "No connection")))
        scene.happens { mocks.change(RideFixtures.ride(revision: 2, unread: 1)) }
        await loaded.arrival(2)
        loaded.fail(offline)
        await scene.settle()
        #expect(scene.view != nil)
        await scene.close()
    }
}

@Suite("Receipt", .timeLimit(.minutes(20)))
@MainActor struct ReceiptTests {
    private let mocks = MockedServices()
    private let paid = Gate<String, Receipt>("paid")

    init() { mocks.rides.onReceiptOf.waits(at: paid) }

    private func scene() -> SceneHarness<any ReceiptInteracting> {
        SceneHarness(isExhaustive: false, gates: [paid], broadcasts: mocks.broadcasts) {
            ReceiptConfigurator.build(ride: "7", mocks.services)
        }
    }

    @Test("the receipt comes as soon as the ride is finished")
    func finishes() async {
        mocks.know(RideFixtures.ride(.onTheWay))
        let scene = scene()
        scene.appear()
        await scene.expect(ReceiptDisplayingCrossing.show(.where(\.status, "On the way · 5 min")))
        await scene.settle()
        scene.happens { mocks.change(RideFixtures.ride(.finished, revision: 2)) }
        await paid.arrival()
        paid.succeed(RideFixtures.receipt)
        await scene.expect(
            ReceiptDisplayingCrossing.show(
                .where { (shown: ReceiptViewModel) -> Bool in
                    shown.total == "Total: €12.50" && shown.lines.map(\.price) == ["€2.50", "€10.00"]
                        && shown.status == nil
                }))
        scene.send { $0.closeTapped() }
        await scene.expectNavigation(.pop)
        await scene.close()
    }

    @Test("a failure is shown, and the receipt is asked for again")
    func failure() async {
        mocks.know(RideFixtures.ride(.finished))
        let scene = scene()
        scene.appear()
        await paid.arrival()
        paid.fail(offline)
        await scene.expect(ReceiptDisplayingCrossing.show(.where(\.retryTitle, "Try again")))
        scene.send { $0.retry() }
        await paid.arrival(2)
        await scene.close()
    }
}
