import Scenery

/// Writes down what happened, in order.
@MainActor final class Journal {
    private(set) var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

/// Logic that writes its lifecycle down.
@MainActor final class JournalLogic: SceneLifecycle {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func viewDidLoad() { journal.write("\(name) load") }
    func viewWillAppear(_ animated: Bool) { journal.write("\(name) will appear \(animated)") }
    func viewDidAppear(_ animated: Bool) { journal.write("\(name) did appear \(animated)") }
    func viewWillDisappear(_ animated: Bool) { journal.write("\(name) will disappear \(animated)") }
    func viewDidDisappear(_ animated: Bool) { journal.write("\(name) did disappear \(animated)") }
}

@MainActor final class TestView: SceneView {
    let place: ScenePlace

    init(_ name: String = "Test", lifecycle: (any SceneLifecycle)? = nil) {
        place = ScenePlace(name, lifecycle: lifecycle)
    }
}

func id(_ name: String, _ number: Int) -> SceneID { SceneID(name: name, number: number) }
