import SceneryScreens
import SceneryTestKit
import Testing

@testable import Restaurants

@MainActor @Suite("RestaurantViewController") struct RestaurantViewControllerTests {
    private let presenter = RestaurantEventListeningMock()

    @Test("name and figures are on the screen")
    func shows() {
        #expect(
            host(.show(RestaurantViewModel(RestaurantFixtures.details))).text == """
                Theobroma
                =========
                LikeCount = 12
                Checkins: 345
                User count: 210
                Tip count: 17
                Visits count: 402
                """)
    }

    @Test("the activity is shown and hidden")
    func activity() {
        #expect(host(.showActivity(true)).screen.isBusy)
        #expect(!host(.showActivity(true), .showActivity(false)).screen.isBusy)
    }

    @Test("an error is a dialog that offers to try again, and so does the screen behind it")
    func error() {
        let first = host(.showError(title: "Error", message: "Unreadable."))
        #expect(first.screen.dialog?.title == "Error")
        #expect(first.screen.dialog?.message == "Unreadable.")
        first.tap("Try again")
        #expect(presenter.onRetry.count == 1)

        let second = host(.showError(title: "Error", message: "Unreadable."))
        second.tap("OK")
        #expect(second.text.contains("Unreadable."))
        second.tap("Try again")
        #expect(presenter.onRetry.count == 2)
    }

    /// The view after some commands, in a host.
    private func host(_ commands: RestaurantCommand...) -> HeadlessHost {
        let view = RestaurantViewController(route: RestaurantRoute(id: "a1"), presenter: presenter)
        for command in commands { view.handle(command: command) }
        return HeadlessHost(root: view)
    }
}
