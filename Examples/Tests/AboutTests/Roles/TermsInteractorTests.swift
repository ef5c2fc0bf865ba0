import Foundation
import Scenery
import SceneryTestKit
import Settings
import Testing

@testable import About

@Suite("What the logic of Terms decides", .timeLimit(.minutes(20)))
@MainActor struct TermsInteractorTests {
    private let manager = TermsManagingMock()
    private let presenter = TermsPresentingMock()
    private let router = TermsRoutingMock()
    private let interactor: TermsInteractor
    private let preferences = Preferences(language: .persian)
    private let terms = Terms(title: "Terms", paragraphs: ["One"])

    init() {
        interactor = TermsInteractor(
            preferences: preferences, manager: manager, presenter: presenter, router: router)
    }

    @Test("a loaded view is told at once that the terms are being fetched, then the terms")
    func loads() async {
        manager.onTermsIn.returns(terms)
        interactor.viewDidLoad()
        #expect(presenter.onPresent.calls == [facts(nil, isFetching: true)])
        await presented(2)
        #expect(presenter.onPresent.lastCall == facts(terms))
        #expect(manager.onTermsIn.calls == [.persian])
    }

    @Test("a failure is told, and a retry asks again")
    func failsThenLoads() async {
        manager.onTermsIn.inTurn(.throwing(NetworkError(domain: .offline, message: "")), .returning(terms))
        interactor.viewDidLoad()
        await presented(2)
        #expect(presenter.onPresentIn.calls.map(\.0) == [.unreachable])
        interactor.retry()
        await presented(4)
        #expect(presenter.onPresent.lastCall == facts(terms))
    }

    @Test("restored terms are shown without asking")
    func restored() {
        interactor.restore(terms)
        interactor.viewDidLoad()
        #expect(presenter.onPresent.calls == [facts(terms)])
        #expect(!manager.onTermsIn.wasCalled)
    }

    @Test("the web page that opens is the manager's, in the scene's language")
    func webPage() throws {
        let address = try #require(URL(string: "https://example.com/terms"))
        manager.onWebPageIn.returns(address)
        interactor.webPageTapped()
        #expect(manager.onWebPageIn.calls == [.persian])
        #expect(router.onOpenWebPage.calls == [address])
    }

    private func facts(_ terms: Terms?, isFetching: Bool = false) -> TermsFacts {
        TermsFacts(preferences: preferences, terms: terms, isFetching: isFetching)
    }

    private func presented(_ times: Int) async {
        while presenter.onPresent.count < times { await Task.yield() }
    }
}
