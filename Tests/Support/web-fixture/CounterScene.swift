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
        stage.on("add") { [logic] _ in logic.add() }
        stage.on("details") { [weak self] _ in self?.navigation?.present(NoteView(title: "A sheet")) }
        stage.on("deeper") { [weak self] _ in self?.navigation?.push(CounterView()) }
    }

    func show(_ count: Int) {
        stage.show(Screen("Counter") {[
            .text(String(count), style: .large, id: "count"),
            .button("Add one", id: "add", role: .primary),
            .button("Show a sheet", id: "details"),
            .button("Deeper", id: "deeper")
        ]})
    }
}

/// A screen with a line of text and nothing to do.
@MainActor final class NoteView: ScreenView {
    let stage: Stage

    init(title: String) {
        stage = Stage("Note")
        stage.show(Screen(title) { .text("Nothing else is here.") })
    }
}

@MainActor final class TabsView: ScreenView {
    let stage: Stage

    init() {
        stage = Stage("Tabs")
        stage.show(Screen("Tabs") { .button("Show tabs", id: "show", role: .primary) })
        stage.on("show") { [weak self] _ in
            self?.navigation?.replaceRoot(
                withTabs: [SceneTab("Count", scene: CounterView()), SceneTab("Form", scene: FormView())], selected: 0)
        }
    }
}
