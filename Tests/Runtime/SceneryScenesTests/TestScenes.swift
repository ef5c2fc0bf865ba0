import Scenery

/// Writes down what happened, in order.
@MainActor final class Journal {
    private(set) var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

@MainActor final class TestView: SceneView {
    let context: SceneContext

    init(_ name: String = "Test", lifecycle: (any SceneLifecycle)? = nil) {
        context = SceneContext(name, lifecycle: lifecycle)
    }
}

func id(_ name: String, _ number: Int) -> SceneID { SceneID(name: name, number: number) }
