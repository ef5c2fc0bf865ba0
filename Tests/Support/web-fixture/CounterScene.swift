import SceneryScreens

/// Counts, and keeps its count when the process ends.
@MainActor final class CounterLogic: SceneLifecycle, StateRestoring {
    weak var view: CounterView?
    private var count = 0

    var restorableState: Int { count }
    func restore(_ state: Int) { count = state }
    func viewDidLoad() { view?.show(count) }

    func add() {
        count += 1
        view?.show(count)
    }
}

@MainActor final class CounterView: ScreenView {
    let stage: Stage
    private let logic = CounterLogic()

    init() {
        stage = Stage("Counter", lifecycle: logic)
        logic.view = self
    }

    func show(_ count: Int) {
        stage.show("Counter") {
            ScreenText(String(count), style: .large).id("count")
            ScreenButton("Add one", role: .primary) { [logic] in logic.add() }.id("add")
            ScreenButton("Show a sheet") { [weak self] in
                self?.navigation?.present(NoteView(title: "A sheet"))
            }.id("details")
            ScreenButton("Deeper") { [weak self] in self?.navigation?.push(CounterView()) }.id("deeper")
        }
    }
}

/// A screen with a line of text and nothing to do.
@MainActor final class NoteView: ScreenView {
    let stage: Stage

    init(title: String) {
        stage = Stage("Note")
        stage.show(title) { ScreenText("Nothing else is here.") }
    }
}

@MainActor final class TabsView: ScreenView {
    let stage: Stage

    init() {
        stage = Stage("Tabs")
        stage.show("Tabs") {
            ScreenButton("Show tabs", role: .primary) { [weak self] in self?.showTabs() }.id("show")
        }
    }

    private func showTabs() {
        navigation?.replaceRoot(
            withTabs: [SceneTab("Count", scene: CounterView()), SceneTab("Form", scene: FormView())],
            selected: 0)
    }
}
