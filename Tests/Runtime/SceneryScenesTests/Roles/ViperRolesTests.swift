import Scenery
import SceneryTestKit
import Testing

@MainActor private final class ViperView: ScenePresenter {
    let context: SceneContext
    init(_ name: String) { context = SceneContext(name) }
}

private enum AppScene: ConfigurableScene {
    case list
    case detail(Int)

    func configure() -> any SceneView {
        switch self {
        case .list: ViperView("List")
        case .detail(let number): ViperView("Detail \(number)")
        }
    }
}

@MainActor @Suite("The router of viper shows cases of a scene enum")
struct ViperRolesTests {
    @Test("launch makes the root, present shows the next after the one that asks")
    func routes() throws {
        let navigator = SceneNavigator()
        let router = SceneRouter<AppScene>(navigation: navigator)
        router.launch(scene: .list)
        let list = try #require(navigator.visibleView as? ViperView)
        router.present(scene: .detail(1), scenePresenter: list)
        #expect(navigator.state.frontStack.map(\.name) == ["List", "Detail 1"])
        router.launch(scene: .list)
        #expect(navigator.state.frontStack.map(\.name) == ["List"])
    }

    @Test("a presenter that is gone or closed shows nothing")
    func gone() {
        let navigator = SceneNavigator()
        let router = SceneRouter<AppScene>(navigation: navigator)
        router.launch(scene: .list)
        router.present(scene: .detail(1), scenePresenter: nil)
        router.present(scene: .detail(1), scenePresenter: ViperView("Never attached"))
        #expect(navigator.state.scenes.count == 1)
    }

    @Test("the router does not keep the navigation alive")
    func weakNavigation() {
        var navigator: SceneNavigator? = SceneNavigator()
        weak let released = navigator
        let router = SceneRouter<AppScene>(navigation: navigator ?? SceneNavigator())
        navigator = nil
        #expect(released == nil)
        router.launch(scene: .list)
    }

    @Test("a router without a navigation presents, and launches nothing")
    func presentsOnly() {
        let list = ViperView("List")
        let navigator = SceneNavigator(root: list)
        let router = SceneRouter<AppScene>()
        router.present(scene: .detail(1), scenePresenter: list)
        router.launch(scene: .list)
        #expect(navigator.state.frontStack.map(\.name) == ["List", "Detail 1"])
    }

    private struct Ask: InteractorRequest, Equatable {
        typealias Response = Answer
        let number: Int
    }
    private struct Answer: InteractorResponse { let number: Int }
    private struct Refused: Error {}

    @Test("the completion form answers once, with the answer or the error, after it returned")
    func completion() async {
        let interactor = RequestHandlingMock<Ask>()
        interactor.onHandle.when(.equal(Ask(number: 2))).returns(Answer(number: 4))
        interactor.onHandle.when(.any).throws(Refused())
        var answers: [Int] = []
        var failures = 0
        let first = interactor.handle(Ask(number: 2)) {
            if case .success(let answer) = $0 { answers.append(answer.number) }
        }
        #expect(answers.isEmpty)
        let second = interactor.handle(Ask(number: 0)) { if case .failure = $0 { failures += 1 } }
        await first.value
        await second.value
        #expect(answers == [4] && failures == 1)
    }
}
