import SceneryScreens

/// The card of a ride: its status, the way and the driver.
struct RideCard: ScreenElementConvertible {
    let viewModel: RideCardViewModel

    init(_ viewModel: RideCardViewModel) { self.viewModel = viewModel }

    var element: ScreenElement {
        ScreenGroup(viewModel.title) {
            ScreenText(viewModel.status, style: .large)
            ScreenText(viewModel.path)
            if let driver = viewModel.driver { ScreenText(driver, style: .emphasis) }
        }.element
    }
}
