import SourceModel
import Styles
import Testing

@testable import ArchitectureRules

/// A change of a generated app that violates one rule.
struct Mutation: Sendable, CustomTestStringConvertible {
    var rule: String
    /// The end of the path of the file to change.
    var path: String
    var old: String
    var new: String
    /// The new path of the file, for violations of paths.
    var movedTo: String?
    /// A file that is added.
    var added: (path: String, text: String)?

    init(
        _ rule: String, _ path: String, _ old: String, _ new: String, movedTo: String? = nil,
        adding added: (path: String, text: String)? = nil
    ) {
        self.added = added
        self.rule = rule
        self.path = path
        self.old = old
        self.new = new
        self.movedTo = movedTo
    }

    var testDescription: String { "\(rule) in \(path)" }

    func apply(to app: inout GeneratedApp) throws {
        if let added { app.files[added.path] = added.text }
        let key = try #require(app.files.keys.first { $0.hasSuffix("/\(path)") })
        let text = try #require(app.files[key])
        let changed = old.isEmpty ? new + text : text.replacing(old, with: new, maxReplacements: 1)
        #expect(movedTo != nil || changed != text, "\(key) has no \"\(old)\"")
        if let movedTo {
            app.files[key] = nil
            app.files[movedTo] = text
        } else {
            app.files[key] = changed
        }
    }
}

@Suite("A generated app") struct MutationTests {
    private static let app = Result { try GeneratedApp() }

    @Test("all scenes are found in their styles")
    func scenes() throws {
        let project = try Self.app.get().checked()
        let found = Dictionary(grouping: project.scenes.all, by: \.style.name).mapValues {
            $0.map(\.name).sorted()
        }
        #expect(found["vip"] == ["Home", "VipAbout", "VipMenu", "VipRide"])
        #expect(found["viper"] == ["ViperAbout", "ViperMenu", "ViperRide"])
        #expect(found["simple"] == ["SimpleAbout", "SimpleMenu", "SimpleRide"])
        #expect(found["mvvm"] == ["MvvmAbout", "MvvmMenu", "MvvmRide"])
        #expect(found["component"] == ["Places"])
    }

    @Test("a generated app violates no rule")
    func clean() throws {
        let project = try Self.app.get().checked()
        let found = ArchitectureRules.all.flatMap { $0.findings(in: project) }
        #expect(found.isEmpty, "\(found.map(\.testDescription).joined(separator: "\n"))")
    }

    @Test("an app with one violation has one finding, of the violated rule", arguments: mutations)
    func fault(_ mutation: Mutation) throws {
        var app = try Self.app.get()
        try mutation.apply(to: &app)
        let project = try app.checked()
        let found = ArchitectureRules.all.flatMap { $0.findings(in: project) }
        #expect(
            found.map(\.rule) == [mutation.rule], "\(found.map(\.testDescription).joined(separator: "\n"))")
    }

    @Test("every rule has a mutation, except for those that report facts of the engine")
    func coverage() {
        let told: Set<String> = ["generated-stale", "unused-suppression"]
        #expect(Set(Self.mutations.map(\.rule)).union(told) == Set(ArchitectureRules.all.map(\.id)))
    }

    @Test("facts of the engine become findings")
    func engineFacts() throws {
        let location = FileLocation(path: "Sources/TripScenes/HomeRouter.swift", line: 1, column: 1)
        let project = try Self.app.get().checked(
            staleFiles: [
                StaleFile(
                    path: "Tests/HomeMocks.swift", command: "scenery mock", reason: "a protocol changed")
            ],
            unused: [UnusedSuppression(location: location, rule: "error-dropped")])
        let found = ArchitectureRules.all.flatMap { $0.findings(in: project) }
        #expect(found.map(\.rule) == ["generated-stale", "unused-suppression"])
    }

    private static let mutations: [Mutation] = [
        Mutation(
            "layer-imports-outward", "Ride.swift", "import Scenery\n", "import Scenery\nimport Places\n"),
        Mutation(
            "logic-imports-ui", "VipAboutInteractor.swift", "import Scenery\n",
            "import Scenery\nimport UIKit\n"),
        Mutation(
            "logic-imports-ui", "MvvmAboutViewModel.swift", "import Scenery\n",
            "import Scenery\nimport SwiftUI\n"),
        Mutation(
            "logic-imports-ui", "SimpleMenuInteraction.swift", "import Scenery\n",
            "import Scenery\nimport SceneryScreens\n"),
        Mutation(
            "import-cycle", "PlacesWorker.swift", "", "import Cities\n",
            adding: ("Sources/Components/Cities/City.swift", "import Places\n\npublic struct City {}\n")),
        Mutation(
            "role-knows-wrong-role", "VipAboutInteractor.swift", "    private let router",
            "    weak var view: (any VipAboutDisplaying)?\n    private let router"),
        Mutation(
            "role-knows-wrong-role", "ViperMenuInteractor.swift", "    func handle(",
            "    func tell(_ view: any ViperMenuCommandListening) {}\n    func handle("),
        Mutation(
            "role-knows-wrong-role", "MvvmMenuView.swift", "    let stage: Stage\n",
            "    let stage: Stage\n    var useCase: (any MvvmMenuLoading)?\n"),
        Mutation(
            "role-held-concretely", "VipAboutInteractor.swift",
            "private let presenter: any VipAboutPresenting",
            "private let presenter: VipAboutPresenter"),
        Mutation(
            "role-held-concretely", "MvvmAboutView.swift", "private let viewModel: any MvvmAboutViewModeling",
            "private let viewModel: MvvmAboutViewModel"),
        Mutation("back-reference-strong", "VipAboutPresenter.swift", "weak var view", "var view"),
        Mutation(
            "back-reference-strong", "VipAboutRouter.swift", "weak var view: (any SceneView)?",
            "var view: (any VipAboutDisplaying)?"),
        Mutation("back-reference-strong", "ViperRidePresenter.swift", "weak var view", "var view"),
        Mutation(
            "back-reference-strong", "SimpleRideInteraction.swift", "private weak var view",
            "private var view"),
        Mutation(
            "owned-by-nobody", "ViperAboutScene.swift", "presenter.view = view.traced()",
            "presenter.view = ViperAboutViewController(presenter: presenter)"),
        Mutation(
            "owner-reference-weak", "VipAboutInteractor.swift",
            "private let presenter: any VipAboutPresenting",
            "private weak var presenter: (any VipAboutPresenting)?"),
        Mutation(
            "owner-reference-weak", "MvvmRideView.swift", "private let viewModel: any MvvmRideViewModeling",
            "private weak var viewModel: (any MvvmRideViewModeling)?"),
        Mutation(
            "reference-cycle", "Ride.swift", "import Scenery\n",
            """
            import Scenery

            final class Meter {
                private let clock = MeterClock()
                func start() { clock.meter = self }
            }
            final class MeterClock { var meter: Meter? }

            """),
        Mutation(
            "collaborator-by-init", "SimpleAboutInteraction.swift",
            "init(navigation: any SimpleAboutNavigating)",
            "init(navigation: any SimpleAboutNavigating, view: any SimpleAboutRendering)"),
        Mutation(
            "callback-captures-self", "VipAboutInteractor.swift", "    func viewDidLoad()",
            "    private var onReload: (() -> Void)?\n    func listen() { onReload = { self.load() } }\n    func viewDidLoad()"
        ),
        Mutation(
            "view-model-not-primitive", "VipAboutContracts.swift", "struct VipAboutViewModel: ViewModel {",
            "struct VipAboutViewModel: ViewModel {\n    var shown: Date?\n"),
        Mutation(
            "view-model-not-primitive", "ViperAboutContracts.swift",
            "struct ViperAboutViewModel: ViewModel {",
            "struct ViperAboutViewModel: ViewModel {\n    var tapped: () -> Void\n"),
        Mutation(
            "view-branches-on-model", "VipAboutViewController.swift", "{ stage.show(viewModel) }",
            "{ if viewModel.title == \"About\" { stage.show(viewModel) } }"),
        Mutation(
            "view-tells-what-to-do", "SimpleAboutContracts.swift", "    func didTapClose()",
            "    func openTerms()\n    func didTapClose()"),
        Mutation("renderable-mutable", "SimpleAboutRenderable.swift", "    let title", "    var title"),
        Mutation(
            "error-dropped", "VipRideInteractor.swift",
            """
                        guard !Task.isCancelled else { return }
                            presenter.present(error: error)
            """, ""),
        Mutation(
            "router-decides", "VipAboutRouter.swift", "final class VipAboutRouter: VipAboutRouting {\n",
            """
            protocol Tickets: AnyObject { var isOpen: Bool { get } }

            final class VipAboutRouter: VipAboutRouting {
                var tickets: (any Tickets)?
                func next() {
                    if tickets?.isOpen == true { _ = HomeConfigurator.build() } else { _ = VipMenuConfigurator.build() }
                }

            """),
        Mutation(
            "singleton-in-scene", "VipAboutInteractor.swift", "    func viewDidLoad()",
            "    func leave() { UserDefaults.standard.removeObject(forKey: \"about\") }\n    func viewDidLoad()"
        ),
        Mutation(
            "platform-call-in-logic", "ViperAboutPresenter.swift", "    func viewDidLoad()",
            "    func now() -> Date { Date() }\n    func viewDidLoad()"),
        Mutation(
            "server-data-forced", "RideManager.swift", "    /// Has the next",
            "    func read(_ data: Data) -> Ride { try! JSONDecoder().decode(Ride.self, from: data) }\n    /// Has the next"
        ),
        Mutation(
            "assembler-many-initializers", "SimpleAboutAssembler.swift",
            "SimpleAboutNavigationAssembler().assemble()",
            "SimpleAboutNavigation()"),
        Mutation(
            "assembler-many-methods", "SimpleAboutAssembler.swift", "    public func assemble()",
            "    public func assembleTwice() {}\n    public func assemble()"),
        Mutation("interaction-not-final", "SimpleAboutInteraction.swift", "final class", "class"),
        Mutation(
            "custom-class-inherited", "SimpleAboutInteraction.swift",
            "final class SimpleAboutInteraction: SimpleAboutInteracting",
            "class Base {}\nfinal class SimpleAboutInteraction: Base, SimpleAboutInteracting"),
        Mutation("component-leaks-internals", "PlacesComponent.swift", "final class", "public final class"),
        Mutation(
            "component-leaks-internals", "PlacesAssembly.swift", "-> any PlacesProviding",
            "-> PlacesComponent"),
        Mutation(
            "observer-is-value", "Ride.swift", "import Scenery\n",
            """
            import Scenery

            struct RideWatcher: RideObserving {
                func didChange(_ model: Ride) {}
                func start(_ broadcasts: Broadcasts) { broadcasts.register(self, for: (any RideObserving).self) }
            }

            """),
        Mutation(
            "scene-incomplete", "VipMenuPresenter.swift",
            "final class VipMenuPresenter: VipMenuPresenting", "final class VipMenuWording"),
        Mutation(
            "role-misplaced", "VipMenuPresenter.swift", "", "",
            movedTo: "Sources/TripScenes/Home/VipMenuPresenter.swift"),
    ]
}
