import ArchitectureRules
import SourceModel
import Styles
import Testing

@testable import ArchitectureChecker

/// Scenes as in common code bases: with their names and references.
@Suite("The recognition of styles") struct StyleRecognitionTests {
    private func recognize(_ scenes: [String], _ code: (String) -> String) throws -> StyleRecognition {
        var files: [String: String] = [:]
        for scene in scenes { files["App/\(scene).swift"] = code(scene) }
        return try recognize(files)
    }

    private func recognize(_ files: [String: String]) throws -> StyleRecognition {
        StyleRecognition(
            ProjectContext(model: Sources(files: files).model, styles: try StyleLibrary().everyStyle()))
    }

    private let scenes = ["Home", "Login", "OrderList"]

    @Test("Clean Swift is vip, although its models are named view models")
    func cleanSwift() throws {
        let found = try recognize(scenes) { name in
            """
            protocol \(name)DisplayLogic: class { func display(viewModel: \(name).Fetch.ViewModel) }
            class \(name)ViewController: UITableViewController, \(name)DisplayLogic {
                var interactor: \(name)BusinessLogic?
                var router: (NSObjectProtocol & \(name)RoutingLogic & \(name)DataPassing)?
            }
            protocol \(name)BusinessLogic {}
            protocol \(name)DataStore {}
            class \(name)Interactor: \(name)BusinessLogic, \(name)DataStore {
                var presenter: \(name)PresentationLogic?
                var worker: \(name)Worker?
            }
            protocol \(name)PresentationLogic {}
            class \(name)Presenter: \(name)PresentationLogic { weak var viewController: \(name)DisplayLogic? }
            @objc protocol \(name)RoutingLogic {}
            protocol \(name)DataPassing {}
            class \(name)Router: NSObject, \(name)RoutingLogic, \(name)DataPassing { weak var viewController: \(name)ViewController? }
            class \(name)Worker {}
            enum \(name) { enum Fetch { struct Request {}; struct Response {}; struct ViewModel {} } }
            struct \(name)CellViewModel { var title: String }
            """
        }
        #expect(found.found.map(\.style) == ["vip"])
        #expect(found.found.first?.scenes == 3)
    }

    @Test("roles that name each other's values in streams do not hold each other")
    func streams() throws {
        let found = try recognize(scenes) { name in
            """
            final class \(name)ViewController: UIViewController {
                enum Action { case next }
                private let interactor: \(name)Interactor
                private let output = PassthroughSubject<Action, Never>()
            }
            final class \(name)Interactor {
                enum Response { case loaded }
                private let presenter: \(name)Presenter
                let input = PassthroughSubject<\(name)ViewController.Action, Never>()
            }
            final class \(name)Presenter {
                private unowned let coordinator: Coordinator
                let input = PassthroughSubject<\(name)Interactor.Response, Never>()
            }
            final class \(name)Configurator {}
            """
        }
        #expect(found.found.map(\.style) == ["vip"])
    }

    @Test("scenes that are namespaces are recognized by their nested types")
    func namespaces() throws {
        let found = try recognize(scenes) { name in
            """
            public enum \(name) {
                public enum Event {}
            }
            public protocol \(name)DisplayLogic: class {}
            public protocol \(name)BusinessLogic {}
            extension \(name) {
                public typealias BusinessLogic = \(name)BusinessLogic
                public class Interactor: NSObject { private let presenter: PresentationLogic }
            }
            extension \(name).Interactor: \(name).BusinessLogic {}
            extension \(name) { public class Presenter { private let presenterDispatch: PresenterDispatch } }
            extension \(name) {
                public class ViewController: UIViewController { private var interactorDispatch: InteractorDispatch? }
            }
            extension \(name) { public enum Configurator {} }
            extension \(name).Event { public enum Update { public struct ViewModel { let title: String } } }
            extension \(name) {
                public enum ItemCell {
                    public struct ViewModel: CellViewModel { let title: String }
                    public class View: UITableViewCell {}
                }
            }
            """
        }
        #expect(found.found.map(\.style) == ["vip"])
        #expect(found.found.first?.scenes == 3)
    }

    @Test("a protocol of a cell's values is not a scene of MVVM, an observable one is")
    func cellProtocols() throws {
        let vip = """
            class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
            class FeedInteractor: FeedBusinessLogic { var presenter: FeedPresentationLogic? }
            class FeedPresenter: FeedPresentationLogic { weak var viewController: FeedDisplayLogic? }
            protocol FeedCellViewModel {
                var name: String { get }
                var photo: PhotoViewModel? { get }
                var tags: [String] { get }
            }
            protocol PhotoViewModel { var address: String? { get } }
            """
        #expect(try recognize(["Feed"]) { _ in vip }.found.map(\.style) == ["vip"])
        let mvvm = """
            protocol FeedViewModel { var items: Driver<[String]> { get } }
            final class DefaultFeedViewModel: FeedViewModel { var items: Driver<[String]> = .empty() }
            class FeedViewController: UIViewController {}
            """
        #expect(try recognize(["Feed"]) { _ in mvvm }.found.map(\.style) == ["mvvm"])
    }

    @Test(
        "VIPER with wireframes, inputs and outputs is viper",
        arguments: [
            ("Wireframe", "InteractorInput", "output: %PresenterDelegate"),
            ("Router", "InteractorProtocol", "presenter: %PresenterProtocol"),
            ("WireFrame", "InteractorInputProtocol", "eventHandler: %ModuleInterface"),
        ])
    func viper(_ navigation: String, _ input: String, _ held: String) throws {
        let found = try recognize(scenes) { name in
            """
            class \(name)View: UIViewController { var \(held.replacing("%", with: name))? }
            class \(name)Interactor: \(name)\(input) { weak var output: \(name)InteractorOutput? }
            protocol \(name)\(input): AnyObject {}
            protocol \(name)InteractorOutput: AnyObject {}
            class \(name)Presenter {
                weak var view: \(name)ViewProtocol?
                var interactor: \(name)\(input)?
                var router: \(name)\(navigation)?
            }
            protocol \(name)ViewProtocol: AnyObject {}
            class \(name)\(navigation) {}
            struct \(name)ViewModel { var title = "" }
            """
        }
        #expect(found.found.map(\.style) == ["viper"])
        #expect(found.found.first?.scenes == 3)
    }

    @Test(
        "MVVM with coordinators, observed or bound, is mvvm",
        arguments: [
            (
                "class %ViewModel: ObservableObject {}",
                "struct %View: View { @StateObject var viewModel: %ViewModel }"
            ),
            (
                "final class %ViewModel {}",
                "class %ViewController: UIViewController { private let viewModel: %ViewModel }"
            ),
            ("@Observable class %ViewModel {}", "struct %Screen: View { let model: %ViewModel }"),
            (
                "protocol %ViewModelType {}\nstruct %ViewModel: %ViewModelType {}",
                "class %VC: UIViewController { var viewModel: %ViewModelType! }"
            ),
        ])
    func mvvm(_ model: String, _ view: String) throws {
        let found = try recognize(scenes) { name in
            "\(model)\n\(view)\nclass %Coordinator {}\nclass %UseCase {}".replacing("%", with: name)
        }
        #expect(found.found.map(\.style) == ["mvvm"])
    }

    @Test("RIBs are recognized, with and without presenters and views")
    func ribs() throws {
        let found = try recognize(scenes) { name in
            """
            import RIBs
            protocol \(name)Dependency: Dependency {}
            final class \(name)Component: Component<\(name)Dependency> {}
            protocol \(name)Buildable: Buildable { func build(withListener listener: \(name)Listener) -> \(name)Routing }
            final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {}
            protocol \(name)Routing: ViewableRouting {}
            protocol \(name)Presentable: Presentable { var listener: \(name)PresentableListener? { get set } }
            protocol \(name)Listener: AnyObject {}
            final class \(name)Interactor: PresentableInteractor<\(name)Presentable> {
                weak var router: \(name)Routing?
                weak var listener: \(name)Listener?
            }
            final class \(name)Router: ViewableRouter<\(name)Interactable, \(name)ViewControllable>, \(name)Routing {}
            final class \(name)ViewController: UIViewController, \(name)Presentable { weak var listener: \(name)PresentableListener? }
            """
        }
        #expect(found.found.map(\.style) == ["ribs"])
    }

    @Test("VIPER is told from RIBs by the view that owns its presenter, also where every reference is strong")
    func strongViper() throws {
        let found = try recognize(scenes) { name in
            """
            protocol \(name)_View: AnyObject {}
            protocol \(name)_Presenting: AnyObject {}
            protocol \(name)_Interacting: AnyObject {}
            protocol \(name)_Routing: AnyObject {}
            class \(name)ViewController: UIViewController, \(name)_View { var presenter: \(name)_Presenting! }
            class \(name)Presenter: \(name)_Presenting {
                var viewController: \(name)_View!
                var interactor: \(name)_Interacting!
            }
            class \(name)Interactor: \(name)_Interacting {
                var presenter: \(name)_Presenting!
                var router: \(name)_Routing!
            }
            class \(name)Router: \(name)_Routing { weak var navigationController: UINavigationController? }
            """
        }
        #expect(found.found.map(\.style) == ["viper"])
    }

    @Test("VIP is told from VIPER by the interactor that a superclass of the view keeps")
    func genericView() throws {
        let found = try recognize(scenes) { name in
            """
            protocol \(name)Interacting { func load() }
            protocol \(name)Presenting { var viewController: \(name)ViewController? { get set } }
            final class \(name)ViewController: BaseViewController<\(name)Interacting> {}
            final class \(name)Interactor: \(name)Interacting {
                var presenter: \(name)Presenting
                init(presenter: \(name)Presenting) { self.presenter = presenter }
                func load() {}
            }
            final class \(name)Presenter: \(name)Presenting {
                weak var viewController: \(name)ViewController?
                var router: \(name)Router?
            }
            final class \(name)Router { weak var viewController: UIViewController? }
            """
        }
        #expect(found.found.map(\.style) == ["vip"])
    }

    @Test("ReactorKit is recognized by the reactor that a view binds, whose property the library declares")
    func reactors() throws {
        let found = try recognize(scenes) { name in
            """
            final class \(name)ViewController: UIViewController, View {
                var disposeBag = DisposeBag()
                init(reactor: \(name)ViewReactor) {
                    super.init(nibName: nil, bundle: nil)
                    self.reactor = reactor
                }
                func bind(reactor: \(name)ViewReactor) {}
            }
            final class \(name)ViewReactor: Reactor {
                enum Action { case load }
                struct State { var title = "" }
                let initialState = State()
            }
            """
        }
        #expect(found.found.map(\.style) == ["reactorkit"])
        #expect(found.scenes == 3)
    }

    @Test(
        "The Composable Architecture is recognized by reducers, whatever their names end in",
        arguments: [
            ("@Reducer struct %Feature {}", "let store: StoreOf<%Feature>"),
            ("@Reducer struct % {}", "@Bindable var store: StoreOf<%>"),
            ("struct %Core: ReducerProtocol {}", "let store: Store<%Core.State, %Core.Action>"),
            ("struct %Reducer: Reducer {}", "@ObservedObject var viewStore: ViewStoreOf<%Reducer>"),
        ])
    func tca(_ reducer: String, _ store: String) throws {
        let found = try recognize(scenes) { name in
            (reducer + "\nstruct %View: View { " + store + " }").replacing("%", with: name)
        }
        #expect(found.found.map(\.style) == ["tca"] && found.scenes == 3)
    }

    @Test("a struct that is no reducer, or whose store no view has, is no feature")
    func noFeature() throws {
        #expect(
            try recognize(scenes) {
                "struct \($0)Feature {}\nstruct \($0)View: View { let store: StoreOf<\($0)Feature> }"
            }
            .found.isEmpty)
        #expect(
            try recognize(scenes) { "@Reducer struct \($0)Feature {}\nstruct \($0)View: View {}" }.found
                .isEmpty)
    }

    @Test("Super Simple is recognized as simple")
    func simple() throws {
        let found = try recognize(scenes) { name in
            """
            protocol \(name)Rendering: AnyObject {}
            final class \(name)View: UIView, \(name)Rendering { var interaction: \(name)Interacting? }
            protocol \(name)Interacting {}
            final class \(name)Interaction: \(name)Interacting {}
            struct \(name)Renderable { let title: String }
            struct \(name)Assembler {}
            """
        }
        #expect(found.found.map(\.style) == ["simple"])
    }

    @Test("code without scenes has no style, even with a few view models of cells")
    func none() throws {
        #expect(
            try recognize(scenes) { "class \($0)ViewController: UIViewController {}\nstruct \($0)Model {}" }
                .found
                .isEmpty)
        #expect(try recognize(scenes) { "struct \($0)CellViewModel { var title: String }" }.found.isEmpty)
        // A screen that hands its node an object of closures, as Telegram's do.
        #expect(
            try recognize(scenes) { name in
                "class \(name)ViewController: UIViewController { let interaction: \(name)Interaction }\n"
                    + "class \(name)Interaction { let close: () -> Void }"
            }.found.isEmpty)
    }

    @Test("a mixed code base has the style of most scenes first, without rare ones")
    func mixed() throws {
        let names = (0..<12).map { "Scene\($0)" }
        let found = try recognize(names) { name in
            name == "Scene3"
                ? "final class \(name)Interaction {}\nstruct \(name)Renderable {}\nfinal class \(name)View { let interaction: \(name)Interaction }"
                : name < "Scene4"
                    ? "class \(name)ViewModel {}\nclass \(name)View { var viewModel: \(name)ViewModel? }"
                    : "class \(name)ViewController { var presenter: \(name)Presenter? }\nclass \(name)Presenter { var interactor: \(name)Interactor? }\nclass \(name)Interactor {}"
        }
        #expect(found.found.map(\.style) == ["viper", "mvvm"])
        #expect(found.rare == [StyleRecognition.Found(style: "simple", scenes: 1)])
        #expect(found.scenes == 12)
    }

    @Test(
        "view models that are named after their protocols, or nested in views named after their scenes, are mvvm",
        arguments: [
            "protocol %ViewModel: AnyObject {}\nfinal class Default%ViewModel: %ViewModel {}\nclass %ViewController: UIViewController { var viewModel: %ViewModel! }",
            "struct %: View { @ObservedObject var viewModel: ViewModel }\nextension % { class ViewModel: ObservableObject {} }",
            "struct %View: View { @State var model: ViewModel }\nextension %View { @Observable final class ViewModel {} }",
            "struct %: View { @StateObject var viewModel: %ViewModel }\nclass %ViewModel: ObservableObject {}",
        ])
    func implementationsAndNesting(_ code: String) throws {
        let found = try recognize(scenes) { name in
            code.replacing("%", with: name) + "\nstruct \(name)ItemViewModel { let title: String }"
        }
        #expect(found.found.map(\.style) == ["mvvm"])
        #expect(found.found.first?.scenes == 3)
    }

    @Test("folders of one scene each are not layers")
    func featureFolders() throws {
        var files: [String: String] = [:]
        for (index, name) in scenes.enumerated() {
            files["App/\(name)/\(name)View.swift"] =
                "class \(name)ViewController { var viewModel: \(name)ViewModel? }"
            let next = index + 1 < scenes.count ? "func next() { \(scenes[index + 1])ViewModel() }" : ""
            files["App/\(name)/\(name)ViewModel.swift"] = "class \(name)ViewModel { \(next) }"
        }
        #expect(try proposal(files).layers.isEmpty)
        files = [
            "App/Screens/Home.swift": "class HomeViewModel { var ride: Ride? }",
            "App/Screens/Login.swift": "class LoginViewModel { var ride: Ride? }",
            "App/Models/Ride.swift": "class Ride { var fare: Fare? }",
            "App/Models/Fare.swift": "class Fare {}",
        ]
        #expect(try proposal(files).layers == [["App/Screens"], ["App/Models"]])
    }

    private func proposal(_ files: [String: String]) throws -> ConfigurationProposal {
        let styles = try StyleLibrary().everyStyle()
        return ConfigurationProposal(ProjectContext(model: Sources(files: files).model, styles: styles))
    }
}
