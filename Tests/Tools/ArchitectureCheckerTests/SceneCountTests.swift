import ArchitectureRules
import SourceModel
import Styles
import Testing

@testable import ArchitectureChecker

/// `scenery init` and `scenery check` count the same scenes.
@Suite("Scenes that are recognized") struct SceneCountTests {
    private func project(_ files: [String: String]) throws -> ProjectContext {
        ProjectContext(model: Sources(files: files).model, styles: try StyleLibrary().everyStyle())
    }

    private func findings(_ files: [String: String]) throws -> [Finding] {
        let project = try project(files)
        return ArchitectureRules.all.flatMap { $0.findings(in: project) }
    }

    /// A scene of VIPER whose presenter stores what it is told to store.
    private static func viper(_ name: String, view: String) -> String {
        """
        protocol \(name)ViewInput: AnyObject {}
        final class \(view): UIViewController, \(name)ViewInput { var presenter: \(name)Presenter? }
        final class \(name)Presenter {
            weak var view: \(name)ViewInput?
            var interactor: \(name)Interactor?
            var router: \(name)Router?
        }
        final class \(name)Interactor {}
        final class \(name)Router {}
        """
    }

    private static func mvp(_ name: String, view: String) -> String {
        """
        protocol \(name)View: AnyObject { func show(_ title: String) }
        final class \(view): UITableViewController, \(name)View {
            var presenter: \(name)Presenter!
            func show(_ title: String) {}
        }
        final class \(name)Presenter {
            private weak var view: \(name)View?
            init(view: \(name)View) { self.view = view }
        }
        """
    }

    @Test("a view belongs to the scene whose presenter it stores, whatever its name is")
    func viewsOfOtherNames() throws {
        let project = try project([
            "App/Trip/Trip.swift": Self.viper("Trip", view: "TripsTableViewController"),
            "App/Fare/Fare.swift": Self.viper("Fare", view: "PriceListController"),
        ])
        #expect(project.scenes.all.map(\.name) == ["Fare", "Trip"])
        #expect(project.scenes.all.allSatisfy { $0.style.name == "viper" && $0.types["view"]?.count == 1 })
    }

    @Test(
        "types with the names of roles alone are the scene of their module, and base classes of many are none"
    )
    func modulesAsScenes() throws {
        let project = try project([
            "App/Parking/Roles.swift": """
            final class ViewController: UIViewController { var viewModel: ViewModel? }
            final class ViewModel {}
            enum Screen { case first, second }
            """,
            "App/Parking/Grid.swift": """
            class GridViewController: UIViewController { var viewModel: GridViewModel? }
            class GridViewModel {}
            final class ShopGridViewModel: GridViewModel {}
            final class CarGridViewModel: GridViewModel {}
            final class BikeGridViewModel: GridViewModel {}
            """,
        ])
        #expect(project.scenes.all.count == 1)
        #expect(project.scenes.all.first?.types["presentation"]?.count == 1)
    }

    @Test("a lazy property connects a view with its presenter, two names alone do not make a scene")
    func connections() throws {
        let lazy = """
            final class CouponViewController: UIViewController { lazy var presenter = make(CouponPresenter.init) }
            final class CouponPresenter { func start() {} }
            """
        #expect(try project(["App/Coupon.swift": lazy]).scenes.all.map(\.style.name) == ["mvp"])
        let names = """
            final class StoryView: UIView {}
            final class StoryInteraction {}
            final class BannerPresenter { private weak var current: BannerView? }
            final class BannerView: UIView {}
            """
        #expect(try project(["App/Story.swift": names]).scenes.all.isEmpty)
    }

    @Test("a view belongs to the scene whose builder makes it, also if a class above it stores the presenter")
    func viewsThatBuildersMake() throws {
        let project = try project([
            "App/Trip.swift": """
            class Screen<Presenter>: UIViewController { var presenter: Presenter? }
            final class MapScreenController: Screen<TripPresenter> {}
            final class TripPresenter { var interactor: TripInteractor? }
            final class TripInteractor {}
            final class TripRouter {
                static func assemble() -> UIViewController {
                    let view = MapScreenController()
                    let presenter = TripPresenter()
                    presenter.interactor = TripInteractor()
                    view.presenter = presenter
                    return view
                }
            }
            """
        ])
        let scene = try #require(project.scenes.all.first)
        #expect(scene.types["view"]?.map { project.model.types[$0].name } == ["MapScreenController"])
    }

    @Test("a view brings the builder that has its name to the scene of its presenter")
    func viewsWithBuilders() throws {
        let project = try project([
            "App/SignIn.swift": """
            final class LoginViewController: UIViewController { var presenter: SignInPresenterProtocol? }
            protocol SignInPresenterProtocol {}
            final class SignInPresenter: SignInPresenterProtocol { var interactor: SignInInteractor? }
            final class SignInInteractor { weak var presenter: SignInPresenter? }
            final class LoginAssembly {
                func make() -> UIViewController {
                    let view = LoginViewController()
                    let presenter = SignInPresenter()
                    presenter.interactor = SignInInteractor()
                    view.presenter = presenter
                    return view
                }
            }
            """
        ])
        #expect(project.scenes.all.map(\.name) == ["SignIn"])
        #expect(project.scenes.all.first?.style.name == "viper")
        #expect(
            project.scenes.all.first?.types.keys.sorted() == ["builder", "logic", "presentation", "view"])
    }

    @Test(
        "builders that are named after modules and scenes belong to them",
        arguments: ["ModuleConfigurator", "ModuleAssembly", "SceneFactory", "SceneBuilder"])
    func moduleBuilders(_ suffix: String) throws {
        let code = Self.viper("Trip", view: "TripViewController") + "\nfinal class Trip\(suffix) {}"
        let scenes = try project(["App/Trip.swift": code]).scenes.all
        #expect(scenes.map(\.name) == ["Trip"] && scenes.first?.types["builder"]?.count == 1)
    }

    @Test("the files of templates for Xcode are no scenes")
    func templates() throws {
        let code = Self.viper("___VARIABLE_sceneName___", view: "___VARIABLE_sceneName___ViewController")
        let files = ["Templates/A.swift": code, "Templates/B.swift": code]
        let project = try project(files)
        #expect(project.scenes.all.isEmpty && project.scenes.unchecked.isEmpty)
    }

    @Test("a view that stores the presenters of two scenes belongs to neither")
    func sharedViews() throws {
        let project = try project([
            "App/Trip.swift": """
            final class ListController: UIViewController { var trips: TripPresenter?; var fares: FarePresenter? }
            final class TripPresenter { var interactor: TripInteractor?; var router: TripRouter? }
            final class TripInteractor {}
            final class TripRouter {}
            final class FarePresenter { var interactor: FareInteractor?; var router: FareRouter? }
            final class FareInteractor {}
            final class FareRouter {}
            """
        ])
        #expect(project.scenes.all.map { $0.types["view"] } == [nil, nil])
    }

    @Test("presenters and views without an interactor are mvp, also with a router and a configurator")
    func presenters() throws {
        let router = "\nfinal class RideRouter {}\nfinal class RideConfigurator {}"
        let found = StyleRecognition(
            try project([
                "App/Home.swift": Self.mvp("Home", view: "HomeViewController"),
                "App/Ride.swift": Self.mvp("Ride", view: "RideViewController") + router,
                "App/Stops.swift": Self.mvp("Stops", view: "StopsTableViewController"),
            ]))
        #expect(found.found == [StyleRecognition.Found(style: "mvp", scenes: 3)])
    }

    @Test("a presenter that no view stores, and that stores no view, is not a scene")
    func otherPresenters() throws {
        let code = "final class AlertPresenter { func show() {} }\nfinal class AlertView: UIView {}"
        #expect(try project(["App/Alert.swift": code]).scenes.all.isEmpty)
    }

    @Test("a scene of viper without its interactor is viper, next to others of viper")
    func lackingInteractor() throws {
        var files: [String: String] = [:]
        for name in ["Trip", "Fare", "Stop"] {
            files["App/\(name).swift"] = Self.viper(name, view: "\(name)ViewController")
        }
        files["App/Tabs.swift"] = """
            final class TabsViewController: UIViewController { var presenter: TabsPresenter?; var router: TabsRouter? }
            final class TabsPresenter { weak var view: TabsViewController?; var router: TabsRouter? }
            final class TabsRouter {}
            """
        #expect(
            StyleRecognition(try project(files)).found == [StyleRecognition.Found(style: "viper", scenes: 4)])
        let alone = ["App/Tabs.swift": files["App/Tabs.swift"] ?? ""]
        #expect(
            StyleRecognition(try project(alone)).found == [StyleRecognition.Found(style: "mvp", scenes: 1)])
    }

    @Test("views over interactors, without router and builder, are neither ribs nor vip")
    func observableInteractors() throws {
        let code = """
            struct TripView: View { @ObservedObject var interactor: TripInteractor }
            final class TripInteractor: ObservableObject {}
            """
        #expect(StyleRecognition(try project(["App/Trip.swift": code])).found.isEmpty)
    }

    @Test("a cell with a struct of constants, and controllers next to structs of values, are not mvvm")
    func constants() throws {
        let found = StyleRecognition(
            try project([
                "App/Cells.swift": """
                final class FareCell: UITableViewCell { struct ViewModel { static let inset = 8 } }
                final class MapViewController: UIViewController { struct ViewModel { let title: String } }
                final class HelpViewController: UIViewController { var viewModel: HelpViewModel? }
                struct HelpViewModel { let title: String }
                """
            ]))
        #expect(found.found.isEmpty)
    }

    @Test("an app of view controllers with five small screens of mvvm has no main style")
    func plainScreens() throws {
        var files: [String: String] = [:]
        for number in 0..<5 {
            files["App/Side\(number).swift"] = """
                final class Side\(number)ViewController: UIViewController { let viewModel = Side\(number)ViewModel() }
                final class Side\(number)ViewModel {}
                """
        }
        #expect(StyleRecognition(try project(files)).main?.style == "mvvm")
        for number in 0..<20 {
            files["App/Screen\(number).swift"] =
                "final class Screen\(number)ViewController: UITableViewController {}"
        }
        let found = StyleRecognition(try project(files))
        #expect(found.main == nil && found.plainScreens == 20)
        #expect(found.found == [StyleRecognition.Found(style: "mvvm", scenes: 5)])
        // Screens that store view models of other names are no plain ones.
        for number in 0..<20 {
            files["App/Screen\(number).swift"] =
                "struct Model\(number)ViewModel {}\nfinal class Screen\(number)ViewController: UITableViewController { var model: Model\(number)ViewModel? }"
        }
        #expect(StyleRecognition(try project(files)).main?.style == "mvvm")
    }

    @Test("interactors that are spelled \"interacter\" are interactors")
    func interacters() throws {
        let code = Self.viper("Trip", view: "TripViewController").replacing("Interactor", with: "Interacter")
        #expect(StyleRecognition(try project(["App/Trip.swift": code])).found.map(\.style) == ["viper"])
    }

    @Test("folders are reported with their style, and with how many scenes have references that fit it")
    func folders() throws {
        let project = try project([
            "App/Modules/Trip/Trip.swift": Self.viper("Trip", view: "TripViewController"),
            "App/Modules/Fare/Fare.swift": Self.viper("Fare", view: "FareViewController"),
            "App/Modules/Map/Map.swift": """
            final class MapViewController: UIViewController {}
            final class MapPresenter {}
            final class MapInteractor {}
            final class MapRouter {}
            """,
            "App/Side/Help.swift": Self.mvp("Help", view: "HelpViewController"),
        ])
        #expect(
            StyleRecognition(project).folders == [
                StyleFolder(path: "App/Modules", style: "viper", scenes: 3, confirmed: 2),
                StyleFolder(path: "App/Side", style: "mvp", scenes: 1, confirmed: 1),
            ])
    }

    @Test("a check under the proposed configuration counts the scenes that init counted")
    func sameCount() throws {
        var files = ["App/Side/Help.swift": Self.mvp("Help", view: "HelpViewController")]
        for name in ["Trip", "Fare", "Stop", "Map", "Ride", "Pass"] {
            files["App/\(name).swift"] = Self.viper(name, view: "\(name)ViewController")
        }
        let sources = Sources(files: files)
        let styles = try StyleLibrary().everyStyle()
        let found = StyleRecognition(ProjectContext(model: sources.model, styles: styles))
        #expect(found.found.map(\.style) == ["viper"])
        let checked = ProjectContext(
            model: sources.model, styles: styles.filter { $0.name == "viper" }, known: styles)
        let coverage = CheckCoverage(checked.scenes, partialFiles: 0)
        #expect(coverage.scenes + coverage.unchecked.count == found.scenes)
        #expect(
            coverage.sentence
                == "checked 6 of 7 scenes; 1 not, because the style \"mvp\" of 1 is not listed under \"styles\" in scenery.yml"
        )
    }

    @Test("files that were not read whole, or not at all, are counted")
    func files() {
        #expect(CheckCoverage(excludedFiles: 1).sentence == "1 file not read, because a target excludes it")
        #expect(
            CheckCoverage(scenes: 2, partialFiles: 1, excludedFiles: 3).sentence
                == "checked 2 of 2 scenes; 1 file read only in part; 3 files not read, because a target excludes them"
        )
        #expect(CheckCoverage(excludedFiles: 1).isComplete && CheckCoverage().sentence == nil)
    }

    @Test("init says which rules apply to mvp, and each of them finds something in such a scene")
    func generalRules() throws {
        let styles = try StyleLibrary().everyStyle()
        let mvp = try #require(styles.first { $0.name == "mvp" })
        let note = try #require(GeneralRules.note(for: mvp))
        #expect(
            note.hasPrefix("mvp: no rules of its own; these general rules apply: back-reference-strong, "))
        #expect(
            styles.filter { GeneralRules.note(for: $0) != nil }.map(\.name) == ["mvp", "reactorkit", "tca"])
        let found = Set(
            try findings([
                "App/Fares.swift": """
                import UIKit
                protocol FaresView: AnyObject {
                    func show(_ title: String)
                    func fail(_ error: Error)
                }
                final class FaresViewController: UIViewController, FaresView {
                    func fail(_ error: Error) {}
                    var presenter: FaresPresenter!
                    override func viewDidLoad() { presenter = FaresPresenter(view: self, controller: self) }
                    func show(_ title: String) {}
                }
                """,
                "App/FaresPresenter.swift": """
                import UIKit
                final class Session { static let shared = Session(); func start() {} }
                final class FaresPresenter {
                    private let view: FaresView
                    private let controller: FaresViewController
                    private var done: (() -> Void)?
                    private var label = UILabel()
                    init(view: FaresView, controller: FaresViewController) {
                        self.view = view
                        self.controller = controller
                    }
                    func load() {
                        let now = Date()
                        Session.shared.start()
                        done = { self.view.show("\\(now)") }
                        URLSession(configuration: .default).dataTask(with: url) { data, _, error in
                            let object = try! JSONDecoder().decode(Fares.self, from: data!)
                            self.view.show(object.title)
                        }.resume()
                    }
                    func save() { do { try store() } catch {} }
                    func store() throws {}
                }
                struct Fares: Decodable { let title: String }
                """,
            ]).map(\.rule))
        #expect(Set(GeneralRules.ids).isSubset(of: found), "\(found.sorted())")
    }
}
