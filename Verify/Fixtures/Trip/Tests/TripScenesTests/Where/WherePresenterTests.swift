import Foundation
import Scenery
import SceneryTestKit
import Testing
import TripCore

@testable import TripScenes

@MainActor @Suite("WherePresenter") struct WherePresenterTests {
    private let view = WhereCommandListeningMock()
    private let interactor = WhereInteractingMock()
    private let presenter: WherePresenter

    init() {
        presenter = WherePresenter(interactor: interactor, locale: Locale(identifier: "en_GB"), timeZone: .gmt)
        presenter.view = view
    }

    @Test("loading commands the view to show the answer, and that it is going on meanwhile")
    func loads() async {
        interactor.onHandle.returns(WhereContent(ride: Ride(title: "some ride"), price: Decimal(1234), day: Date(timeIntervalSince1970: 86_400), count: 3, tags: ["some tags"], rates: [2.5], ok: true))
        presenter.viewDidLoad()
        await presenter.loading?.value
        #expect(view.onHandleCommand.calls == [
            .showActivity(true), .show(WhereViewModel(price: "1,234", day: "2 January 1970", count: 3, tags: ["some tags"], rates: [2.5], ok: true, ride: "some ride")), .showActivity(false),
        ])
    }

    @Test("a failed request commands the view to show the error, and trying again asks again")
    func fails() async {
        interactor.onHandle.throws(Offline())
        presenter.viewDidLoad()
        await presenter.loading?.value
        presenter.retry()
        await presenter.loading?.value
        let error = ErrorViewModel(title: "Offline", message: "No connection.", retryTitle: "Try again")
        #expect(view.onHandleCommand.calls.filter { $0 == .showError(error) }.count == 2)
        #expect(interactor.onHandle.count == 2)
    }

    @Test("reloadTapped asks the interactor")
    func reloadTapped() async {
        interactor.onHandle.returns(WhereContent(ride: Ride(title: "some ride"), price: Decimal(1234), day: Date(timeIntervalSince1970: 86_400), count: 3, tags: ["some tags"], rates: [2.5], ok: true))
        presenter.handle(event: .reloadTapped)
        await presenter.loading?.value
        #expect(interactor.onHandle.calls == [WhereRequest()])
    }

    @Test("emailEdited keeps its value")
    func emailEdited() {
        presenter.handle(event: .emailEdited("some email"))
        #expect(presenter.editedEmail == "some email")
    }

    @Test("rowTapped keeps its value")
    func rowTapped() {
        presenter.handle(event: .rowTapped(1))
        #expect(presenter.tappedRow == 1)
    }
}

private struct Offline: PresentableError {
    var viewModel: ErrorViewModel { ErrorViewModel(title: "Offline", message: "No connection.") }
}
