import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantsViewController") struct RestaurantsViewControllerTests {
    private let presenter = RestaurantsEventListeningMock()

    @Test("the list has a row for each restaurant, and reports the index of the one that is tapped")
    func populates() {
        let host = host(.populateList(list("A", "B")))
        #expect(
            host.text == """
                Restaurants
                ===========
                Restaurants within 1000 m of Noida
                > A: Street
                > B: Street
                """)
        host.tap("B")
        #expect(presenter.onHandleEvent.calls == [.didTapOnRestaurant(index: 1)])
    }

    @Test("rows with the same name are told apart")
    func sameName() {
        let host = host(.populateList(list("A", "A")))
        let rows = host.screen.allElements.filter { $0.title == "A" }
        #expect(Set(rows.map(\.id)).count == 2)
        rows.last.map { host.session.send(ScreenInput($0.id, .activate)) }
        #expect(presenter.onHandleEvent.calls == [.didTapOnRestaurant(index: 1)])
    }

    @Test("an empty list says so, and offers to try again")
    func empty() {
        let host = host(
            .populateList(RestaurantsViewModel(area: "A", rows: [], emptyMessage: "Nothing here.")))
        #expect(host.text.contains("Nothing here."))
        host.tap("Try again")
        #expect(presenter.onRetry.count == 1)
    }

    @Test("the activity is shown and hidden")
    func activity() {
        #expect(host(.showActivity(true)).screen.isBusy)
        #expect(!host(.showActivity(true), .showActivity(false)).screen.isBusy)
    }

    @Test("an error is a dialog that offers to try again, and so does the screen behind it")
    func error() {
        let first = host(.showError(title: "Server Error", message: "Later."))
        #expect(first.screen.dialog?.title == "Server Error")
        #expect(first.screen.dialog?.message == "Later.")
        #expect(first.screen.dialog?.buttons.map(\.title) == ["Try again", "OK"])
        first.tap("Try again")
        #expect(first.screen.dialog == nil)
        #expect(presenter.onRetry.count == 1)

        let second = host(.showError(title: "Server Error", message: "Later."))
        second.tap("OK")
        #expect(presenter.onRetry.count == 1)
        #expect(second.text.contains("Later."))
        second.tap("Try again")
        #expect(presenter.onRetry.count == 2)
    }

    @Test("a list that comes after an error replaces it")
    func recovers() {
        let host = host(.showError(title: "Server Error", message: "Later."), .populateList(list("A")))
        host.tap("OK")
        #expect(!host.text.contains("Later."))
        #expect(host.text.contains("> A: Street"))
    }

    private func list(_ names: String...) -> RestaurantsViewModel {
        RestaurantsViewModel(
            area: "Restaurants within 1000 m of Noida", rows: names.map { .init(name: $0, detail: "Street") })
    }

    /// The view after some commands, in a host.
    private func host(_ commands: RestaurantsCommand...) -> HeadlessHost {
        let view = RestaurantsViewController(presenter: presenter)
        for command in commands { view.handle(command: command) }
        return HeadlessHost(root: view)
    }
}
