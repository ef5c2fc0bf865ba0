import SceneryScreens
import Testing

// snippet: scene
struct CounterViewModel: ViewModel { var count: String }

@MainActor protocol CounterDisplaying: Boundary { func show(_ viewModel: CounterViewModel) }

@MainActor final class CounterInteractor: SceneLifecycle {
    weak var view: (any CounterDisplaying)?
    private var count = 0

    func viewDidLoad() { present() }
    func increaseTapped() {
        count += 1
        present()
    }
    private func present() { view?.show(CounterViewModel(count: "\(count)")) }
}

@MainActor final class CounterView: ScreenView, CounterDisplaying {
    let stage: Stage
    private let logic: CounterInteractor

    init(_ logic: CounterInteractor) {
        self.logic = logic
        stage = Stage("Counter", lifecycle: logic)
        logic.view = self
    }
    func show(_ viewModel: CounterViewModel) {
        stage.show("Counter") {
            ScreenText(viewModel.count, style: .large)
            ScreenButton("Increase", role: .primary) { [logic] in logic.increaseTapped() }
        }
    }
}

@MainActor @Test("a tap counts one") func aTapCountsOne() {
    let host = HeadlessHost(root: CounterView(CounterInteractor()))
    host.tap("Increase")
    #expect(
        host.text == """
            Counter
            =======
            1
            [ Increase ]
            """)
}
// end
