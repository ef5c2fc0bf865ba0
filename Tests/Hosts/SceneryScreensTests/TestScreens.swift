import Foundation
import SceneryScreens

/// A view that is only its stage.
@MainActor final class StageView: ScreenView {
    let stage: Stage

    init(_ name: String = "Test", lifecycle: (any SceneLifecycle)? = nil, _ screen: Screen? = nil) {
        stage = Stage(name, lifecycle: lifecycle)
        if let screen { stage.show(screen) }
    }

    init(_ stage: Stage) { self.stage = stage }
}

/// A scene that needs a number.
struct DetailRoute: SceneRoute {
    let number: Int
    static let link: LinkPattern<Self> = "/details/\(\.number)"
}

/// Logic that keeps a number and writes its lifecycle down.
@MainActor final class CountingLogic: SceneLifecycle, StateRestoring, Retrying {
    var count = 0
    private(set) var log: [String] = []

    var restorableState: Int { count }
    func restore(_ state: Int) {
        count = state
        log.append("restore")
    }
    func viewDidLoad() { log.append("load") }
    func viewDidAppear(_ animated: Bool) { log.append("appear") }
    func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
    func retry() { log.append("retry") }
}

extension Screen {
    var fieldTexts: [String: String] {
        var values: [String: String] = [:]
        for element in allElements {
            if case .field(let field) = element.content { values[element.id] = field.text }
        }
        return values
    }

    func revision(of id: String) -> Int? {
        if case .field(let field)? = self[id]?.content { field.revision } else { nil }
    }
}
