import Scenery
import Testing

final class RideViewModel {
    let driver = ObservableValue("")
    let count = ObservableValue(0)
    lazy var title = driver.combine(with: count) { "\($0): \($1)" }
}

final class RideView {
    var titles: [String] = []
    private var token: ObservationToken?

    init(_ viewModel: RideViewModel) {
        token = viewModel.title.bind { [weak self] in self?.titles.append($0) }
    }
}

@Suite("A client on the main actor: observables")
struct ClientObservables {
    @Test("a view is notified on the main actor")
    func binding() {
        let viewModel = RideViewModel()
        let view = RideView(viewModel)
        ObservableTransaction.run {
            $0[viewModel.driver] = "Mina"
            $0[viewModel.count] = 2
        }
        viewModel.count.update { $0 += 1 }
        #expect(view.titles == [": 0", "Mina: 2", "Mina: 3"])
    }

    @Test("an observation ends with its owner, and values are available as a sequence")
    func owners() async {
        let viewModel = RideViewModel()
        var owner: RideScreen? = RideScreen()
        viewModel.driver.bind(owner: owner ?? RideScreen()) { $0.driver = $1 }
        viewModel.driver.set("Noor")
        #expect(owner?.driver == "Noor")
        owner = nil
        viewModel.driver.set("Mina")
        var values = viewModel.driver.map(\.count).values().makeAsyncIterator()
        #expect(await values.next() == 4)
        let token = viewModel.driver.observe { _ in }
        token.end()
    }
}
