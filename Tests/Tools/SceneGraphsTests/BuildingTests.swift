import ArchitectureRules
import SceneGraphs
import SourceModel
import Styles
import Testing

@Suite("graphs of sources") struct BuildingTests {
    static let about = """
        import Scenery
        protocol AboutDisplaying: Boundary { func show(_ text: String) }
        protocol AboutInteracting: Boundary { func termsTapped() }
        protocol AboutPresenting: Boundary { func present(_ about: String) }
        protocol AboutRouting: Boundary { func showTerms() }
        final class AboutViewController: AboutDisplaying {
            let interactor: any AboutInteracting
            init(interactor: any AboutInteracting) { self.interactor = interactor }
            func show(_ text: String) {}
        }
        final class AboutInteractor: AboutInteracting {
            private let presenter: any AboutPresenting
            private let router: any AboutRouting
            init(presenter: any AboutPresenting, router: any AboutRouting) { self.presenter = presenter; self.router = router }
            func termsTapped() { router.showTerms() }
        }
        final class AboutPresenter: AboutPresenting {
            weak var view: (any AboutDisplaying)?
            func present(_ about: String) { view?.show(about) }
        }
        final class AboutRouter: AboutRouting {
            weak var view: (any SceneView)?
            func showTerms() { view?.navigation?.push(TermsConfigurator.build()) }
        }
        enum AboutPartsAssembler { static func presenter() -> AboutPresenter { AboutPresenter() } }
        enum AboutConfigurator { static func build() -> any SceneView { AboutViewController(interactor: AboutInteractor(presenter: AboutPresenter(), router: AboutRouter())) } }
        """
    static let catalog = """
        import Scenery
        protocol RideObserving: Sendable { func rideDidChange() }
        struct Catalog { func root() -> any SceneView { AboutConfigurator.build() } }
        final class RideManager {
            func change() { Broadcasts.shared.notify(RideObserving.self) { $0.rideDidChange() } }
        }
        final class RideCard: RideObserving {
            init(broadcasts: Broadcasts) { broadcasts.register(self, for: (any RideObserving).self) }
            func rideDidChange() {}
        }
        final class RideTable {
            func start(_ table: UITableView, _ container: Container) {
                table.register(RideCell.self, forCellReuseIdentifier: "ride")
                table.register(RideCell.self)
                container.register(RideObserving.self) { _ in RideCard(broadcasts: .shared) }
            }
        }
        final class RideCell {}
        final class Legacy {
            func start() { NotificationCenter.default.addObserver(forName: .rideDidEnd, object: nil, queue: nil) { _ in } }
        }
        """

    static func input(findings: [FoundFault] = []) throws -> GraphInput {
        let terms = about.replacing("About", with: "Terms").replacing("about", with: "terms")
            .replacing("view?.navigation?.push(TermsConfigurator.build())", with: "")
        let files = [("Info/About", about), ("Info/Terms", terms), ("App", catalog)].map {
            SwiftReader.read(SourceFile(path: "Sources/\($0)/File.swift", text: $1), depth: .bodies)
        }
        let model = ProjectModel(modules: [
            ModuleFacts(name: "App", files: files, dependencies: ["Scenery", "Unused"]),
            ModuleFacts(name: "AppTests", files: [], dependencies: ["App"], isTest: true),
        ])
        let styles = try [StyleLibrary().style(named: "vip")]
        var input = GraphInput(ProjectContext(model: model, styles: styles), findings: [])
        input.findings = findings
        return input
    }

    @Test("roles are joined by how they hold each other, through protocols")
    func roles() throws {
        let graph = try Self.input().graph(.roles)
        func edge(_ from: String, _ to: String) -> GraphEdge? {
            graph.edges.first { $0.from == "About.\(from)" && $0.to == "About.\(to)" && $0.kind != "makes" }
        }
        #expect(edge("view", "logic")?.kind == "owns")
        #expect(edge("logic", "presentation")?.label == "presenter")
        #expect(edge("presentation", "view")?.kind == "sees")
        #expect(edge("presentation", "logic") == nil)
        #expect(graph.groups.map(\.label) == ["About", "Terms"])
    }

    @Test("projects with modules and scenes of the same names are drawn apart")
    func severalProjects() throws {
        let facts = ["First", "Second", "Third"].flatMap { project in
            ["App", "Core"].map { module in
                let code = module == "App" ? "import Core\n" + Self.about : "final class Clock {}"
                let file = SourceFile(path: "\(project)/\(module)/File.swift", text: code)
                return ModuleFacts(
                    name: module, files: [SwiftReader.read(file, depth: .bodies)], dependencies: [],
                    project: project)
            }
        }
        let styles = try [StyleLibrary().style(named: "vip")]
        let input = GraphInput(
            ProjectContext(model: ProjectModel(modules: facts), styles: styles), findings: [])
        let roles = input.graph(.roles)
        #expect(
            roles.groups.map(\.label) == ["About (First/App)", "About (Second/App)", "About (Third/App)"])
        let one = roles.nodes.filter { $0.group == "About (First/App)" }.count
        #expect(one > 3 && roles.nodes.count == 3 * one)
        #expect(roles.edges.allSatisfy { $0.from.prefix { $0 != ")" } == $0.to.prefix { $0 != ")" } })
        let modules = input.graph(.modules)
        #expect(modules.nodes.filter { $0.kind == "module" }.count == 6)
        #expect(
            modules.edges.map { "\($0.from) → \($0.to)" } == [
                "First/App → First/Core", "Second/App → Second/Core", "Third/App → Third/Core",
            ])
    }

    @Test("a scene leads to those whose roles it names, and a type outside of scenes is an entry")
    func scenes() throws {
        let graph = try Self.input().graph(.scenes)
        #expect(graph.edges.map { "\($0.from) → \($0.to)" } == ["About → Terms", "Catalog → About"])
        #expect(
            graph.nodes.map { "\($0.kind) \($0.label)" } == ["scene About", "entry Catalog", "scene Terms"])
        #expect(try Self.input().graph(.routes).edges.map(\.label) == ["showTerms", "root"])
    }

    @Test(
        "a storyboard's view that is cast and another's wireframe lead to scenes; their folder is that of all roles"
    )
    func storyboards() throws {
        func scene(_ name: String, _ more: String) -> [SourceFile] {
            let parts = [
                "View": """
                final class \(name)ViewController {
                    var presenter: \(name)Presenter?
                    func isOpen(_ other: NSObject) -> Bool { other is PayViewController }
                }
                """,
                "Interactor": "final class \(name)Interactor { weak var output: \(name)Presenter? }",
                "Presenter": """
                final class \(name)Presenter {
                    weak var view: \(name)ViewController?
                    var interactor: \(name)Interactor?
                    var wireframe: \(name)Wireframe?
                }
                """,
                "Wireframe": "final class \(name)Wireframe {\n\(more)\n}",
            ]
            return parts.map {
                SourceFile(
                    path: "Modules/\(name == "Cart" ? "Shop" : "Start")/\(name)/\($0)/File.swift", text: $1)
            }
        }
        let sources =
            scene("Home", "var cartWireframe: CartWireframe?")
            + scene(
                "Cart",
                """
                func openPay(_ segue: UIStoryboardSegue) { _ = segue.destination as! PayViewController }
                """) + scene("Pay", "")
        let model = ProjectModel(modules: [
            ModuleFacts(name: "App", files: sources.map { SwiftReader.read($0, depth: .bodies) })
        ])
        let styles = try [StyleLibrary().style(named: "viper")]
        let graph = GraphInput(ProjectContext(model: model, styles: styles), findings: []).graph(.routes)
        #expect(
            Set(graph.edges.map { "\($0.from) → \($0.to): \($0.label ?? "")" }) == [
                "Home → Cart: cartWireframe", "Cart → Pay: openPay",
            ])
        #expect(Set(graph.groups.map(\.label)) == ["Shop", "Start"])
    }

    @Test("modules are joined by imports, and by dependencies that no file imports")
    func modules() throws {
        let graph = try Self.input().graph(.modules)
        #expect(
            graph.edges == [
                GraphEdge(from: "App", to: "Scenery", kind: "imports", count: 3),
                GraphEdge(from: "App", to: "Unused", kind: "depends"),
                GraphEdge(from: "AppTests", to: "App", kind: "depends"),
            ])
    }

    @Test("topics lead from those who notify to those who observe")
    func messages() throws {
        let graph = try Self.input().graph(.messages)
        #expect(
            graph.edges.map { "\($0.from) \($0.kind) \($0.to)" } == [
                "Notification .rideDidEnd observes type:Legacy", "RideObserving observes type:RideCard",
                "type:RideManager notifies RideObserving",
            ])
    }

    @Test("a finding is drawn at the node that contains it")
    func findings() throws {
        let location = FileLocation(path: "Sources/Info/About/File.swift", line: 18, column: 5)
        let graph = try Self.input(findings: [FoundFault(rule: "back-reference-strong", location: location)])
            .graph(
                .roles)
        #expect(graph.nodes.filter { !$0.findings.isEmpty }.map(\.label) == ["AboutPresenter"])
        #expect(graph.edges.filter { !$0.findings.isEmpty }.map(\.from) == ["About.presentation"])
    }
}
