import SceneryScreens
import Testing

// snippet: scene
struct CounterViewModel: ViewModel { var count: String }

@MainActor protocol CounterDisplaying: Boundary { func show(_ viewModel: CounterViewModel) }

@MainActor final class CounterInteractor: SceneLifecycle {
    weak var view: (any CounterDisplaying)?
    private var count = 0

    func viewDidLoad() { present() }
    func increaseTapped() { count += 1; present() }
    private func present() { view?.show(CounterViewModel(count: "\(count)")) }
}

@MainActor final class CounterView: ScreenView, CounterDisplaying {
    let stage: Stage

    init(_ logic: CounterInteractor) {
        stage = Stage("Counter", lifecycle: logic, events: ["increaseTapped": logic.increaseTapped])
        logic.view = self
    }
    func show(_ viewModel: CounterViewModel) { stage.show(viewModel) }
}

@MainActor @Test("a tap counts one") func aTapCountsOne() {
    let host = HeadlessHost(root: CounterView(CounterInteractor()))
    host.tap("Increase")
    #expect(host.text == """
        Counter
        =======
          Count: 1
        [ Increase ]
        """)
}
// end
