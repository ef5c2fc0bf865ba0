import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("Layers of scenery.yml") struct LayerCheckTests {
    private let rings = """
        layers:
          rings:
            reason: arrows point inward
            order:
              - { name: app, modules: App }
              - { name: scenes, modules: Scenes }
              - { name: core, modules: Core }

        """

    @Test(
        "an import outward is found in every spelling, and one inward is allowed",
        arguments: [
            "import App", "import struct App.Shell", "@_exported import App", "@testable import App",
            "public import App",
            "@preconcurrency import class App.Shell",
        ])
    func imports(_ line: String) throws {
        let sources = Sources(files: [
            "Sources/App/A.swift": "import Core\nimport Scenes", "Sources/Scenes/S.swift": "import Core",
            "Sources/Core/C.swift": "\n\(line)\n",
        ])
        let findings = try sources.findings(rings)
        #expect(findings.map(\.location.description) == ["Sources/Core/C.swift:2:1"])
        #expect(
            findings.first?.message == """
                "Sources/Core/C.swift" imports "\(line.contains("Shell") ? "App.Shell" : "App")": the layer "core" may not \
                depend on the outer layer "app"; arrows point inward
                """)
        #expect(findings.first?.rule == "rings")
    }

    @Test("a dependency of the manifest outward is found")
    func targets() throws {
        let sources = Sources(
            files: ["Sources/App/A.swift": "", "Sources/Scenes/S.swift": "", "Sources/Core/C.swift": ""],
            dependencies: ["Core": ["Scenes"], "App": ["Core"]])
        #expect(try sources.findings(rings).map(\.subject) == ["Core"])
    }

    @Test("a type of an outer layer inside the same module is found, once for each pair")
    func references() throws {
        let yaml = """
            layers:
              parts:
                reason: the model stands alone
                order:
                  - { name: screens, files: Screens }
                  - { name: model, files: Model }
            """
        let sources = Sources(files: [
            "Screens/Home.swift": "final class HomeScreen { let ride = Ride() }",
            "Model/Ride.swift": """
            struct Ride {
                var screen: HomeScreen?
                func show() { _ = HomeScreen.init() }
            }
            """,
        ])
        let findings = try sources.findings(yaml)
        #expect(findings.map(\.subject) == ["Ride"])
        #expect(findings.first?.location.line == 2)
        #expect(findings.first?.trail.map(\.location.path) == ["Screens/Home.swift"])
    }

    @Test(
        "initializers count in every spelling",
        arguments: ["_ = Out()", "_ = Out.init()", "let x: Out = .init()", "_ = App.Out()"])
    func initializers(_ call: String) throws {
        let yaml =
            "layers:\n  parts:\n    reason: x\n    order:\n      - { name: out, files: Out }\n      - { name: in, files: In }\n"
        let sources = Sources(files: [
            "Out/A.swift": "final class Out {}", "In/B.swift": "final class In { func f() { \(call) } }",
        ])
        #expect(try sources.findings(yaml).count == 1)
    }

    @Test("upward directions can be allowed, and downward directions denied")
    func directions() throws {
        let sources = Sources(files: [
            "Sources/App/A.swift": "import Core", "Sources/Scenes/S.swift": "",
            "Sources/Core/C.swift": "import Scenes",
        ])
        let yaml = rings + "    allow: [core knows scenes]\n    deny: [app knows core]\n"
        #expect(try sources.findings(yaml).map(\.location.path) == ["Sources/App/A.swift"])
    }

    @Test("peers may not depend on each other if they are set apart: folders of the first star, and modules")
    func peers() throws {
        let scenes = Sources(files: [
            "Scenes/Home/A.swift": "struct Home { var other: Helper; var about: About }",
            "Scenes/Home/B.swift": "struct Helper {}",
            "Scenes/About/C.swift": "struct About {}",
        ])
        let yaml =
            "layers:\n  scenes:\n    reason: x\n    order:\n      - { name: scenes, files: \"Scenes/*/**\", peers: apart }\n"
        let findings = try scenes.findings(yaml)
        #expect(
            findings.map(\.message) == [
                "\"Home\" uses \"About\": \"Scenes/Home\" and \"Scenes/About\" are peers in the layer \"scenes\" and must not depend on each other; x"
            ])
        let modules = Sources(files: ["Sources/A/A.swift": "import B", "Sources/B/B.swift": ""])
        #expect(
            try modules.findings(yaml.replacing("files: \"Scenes/*/**\"", with: "modules: [A, B]")).count == 1
        )
        #expect(
            try modules.findings(
                yaml.replacing("files: \"Scenes/*/**\", peers: apart", with: "modules: [A, B]")
            ).isEmpty)
    }

    @Test("exhaustive layers report files in no layer, a whole module at once")
    func exhaustive() throws {
        let sources = Sources(files: [
            "Sources/App/A.swift": "", "Sources/Scenes/S.swift": "", "Sources/Core/C.swift": "",
            "Sources/Extra/E.swift": "", "Sources/Extra/F.swift": "", "Sources/Legacy/L.swift": "",
            "Tests/CoreTests/T.swift": "",
        ])
        let yaml = rings + "    exhaustive: true\n    except: { modules: Legacy }\n"
        #expect(try sources.findings(yaml).map(\.subject) == ["Extra"])
    }

    @Test("transitive layers find a path through files of no layer, and show it")
    func transitive() throws {
        let sources = Sources(files: [
            "Sources/App/A.swift": "", "Sources/Scenes/S.swift": "", "Sources/Core/C.swift": "import Glue",
            "Sources/Glue/G.swift": "import More", "Sources/More/M.swift": "import App",
        ])
        #expect(try sources.findings(rings).isEmpty)
        let findings = try sources.findings(rings + "    transitive: true\n    edges: imports\n")
        #expect(findings.map(\.location.path) == ["Sources/Core/C.swift"])
        #expect(
            findings.first?.trail.map(\.location.path) == [
                "Sources/Core/C.swift", "Sources/Glue/G.swift", "Sources/More/M.swift",
            ])
    }

    @Test("roles can be layers")
    func roles() throws {
        let yaml = """
            layers:
              loop:
                reason: x
                order:
                  - { name: views, roles: view }
                  - { name: logic, roles: logic }
            """
        let sources = Sources(files: [
            "Home.swift": """
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            final class HomePresenter { weak var view: HomeViewController? }
            final class HomeRouter {}
            final class HomeInteractor: HomeInteracting { var presenter: HomePresenter?; var view: HomeViewController? }
            """
        ])
        #expect(try sources.findings(yaml).map(\.subject) == ["HomeInteractor"])
    }

    @Test(
        "a layer that selects nothing is an error that names it",
        arguments: [
            ("{ name: app, modules: Ap }", "the layer \"app\" selects nothing by modules: \"Ap\""),
            (
                "{ name: app, files: [Sources, Sorces] }",
                "the layer \"app\" selects nothing by files: \"Sorces\""
            ),
            ("{ name: app, roles: worker }", "the layer \"app\" selects nothing by roles: \"worker\""),
            (
                "{ name: app, files: Sources/App, modules: Core }",
                "the layer \"app\" selects nothing by files: \"Sources/App\", modules: \"Core\" together"
            ),
        ])
    func nothing(_ layer: String, _ message: String) {
        let sources = Sources(files: ["Sources/App/A.swift": "", "Sources/Core/C.swift": ""])
        let error = #expect(throws: CheckError.self) {
            try sources.findings("layers:\n  a:\n    reason: x\n    order:\n      - \(layer)\n")
        }
        #expect(
            error?.description.contains("scenery.yml:5: layers.a: \(message)") == true,
            "\(error?.description ?? "")")
    }
}
