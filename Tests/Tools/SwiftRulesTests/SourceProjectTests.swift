import ArchitectureRules
import SceneryRules
import SourceModel
import Styles
import Testing

@testable import SwiftRules

@Suite("The project that rules in Swift are handed") struct SourceProjectTests {
    private func project(_ files: [String: String]) throws -> SourceProject {
        let facts = files.keys.sorted().map {
            SwiftReader.read(SourceModel.SourceFile(path: $0, text: files[$0] ?? ""), depth: .bodies)
        }
        let modules = [false, true].map { isTest in
            ModuleFacts(
                name: isTest ? "AppTests" : "App",
                files: facts.filter { $0.path.hasPrefix("Tests") == isTest },
                dependencies: isTest ? ["App"] : [], isTest: isTest)
        }
        return SourceProject(
            ProjectContext(model: ProjectModel(modules: modules), styles: try StyleLibrary().everyStyle()))
    }

    @Test("has modules, files, imports, types, members, calls and the types that they name")
    func tree() throws {
        let text = """
            import class UIKit.UIView
            @MainActor public final class Store<Key>: Keeping, Sendable {
                private(set) static var shared = Store<Int>()
                weak var owner: Owner?
                init(_ size: Int, named name: String) throws {}
                func load(id: Model.ID) async -> [Model] { owner?.store.load(Draft(id)) }
                struct Entry { let key: String }
            }
            func free() { print(Store.shared) }
            extension Store { enum Side { case left(Int) } }
            """
        let all = try project([
            "Sources/Store.swift": text, "Tests/T.swift": "struct T { let store: Store<Int> }",
        ])
        #expect(all.modules.map(\.name) == ["App", "AppTests"])
        #expect(all.modules.map(\.isTest) == [false, true])
        #expect(all.modules[1].dependencies == ["App"])
        let file = try #require(all.files.first)
        #expect(all.files.count == 1 && file.name == "Store.swift" && file.lineCount == 10)
        #expect(file.imports.map(\.module) == ["UIKit"] && file.imports.map(\.location.line) == [1])
        #expect(file.globals.map(\.name) == ["free"] && file.globals[0].calls.map(\.callee) == ["print"])
        #expect(file.globals[0].namedTypes == ["Store"])

        #expect(file.types.map(\.qualifiedName) == ["Store", "Store.Entry", "Store", "Store.Side"])
        #expect(file.types.map(\.kind) == [.class, .struct, .extension, .enum])
        let store = file.types[0]
        #expect(
            store.access == "public" && store.modifiers == ["final"] && store.attributes == ["@MainActor"])
        #expect(store.inherits == ["Keeping", "Sendable"])
        #expect(store.location == SourceLocation(path: "Sources/Store.swift", line: 2))
        #expect(store.lastLine == 8)
        #expect(store.members.map(\.kind) == [.property, .property, .initializer, .method])
        #expect(store.members[0].isStatic && store.members[1].type == "Owner?")
        #expect(store.members[2].parameters == [.init("_", "Int"), .init("named", "String")])
        #expect(store.members[2].isThrowing && store.members[3].isAsync && store.members[3].type == "[Model]")
        #expect(store.methods[0].calls.map(\.callee) == ["owner.store.load", "Draft"])
        #expect(store.methods[0].namedTypes.contains("Draft") && store.namedTypes.contains("Owner"))
        #expect(file.types[3].members.map(\.parameters.count) == [1])
    }

    @Test("has scenes with the roles of their types, and who names whom")
    func scenes() throws {
        let all = try project([
            "Sources/About.swift": """
            protocol AboutDisplaying: AnyObject {}
            final class AboutPresenter { weak var view: (any AboutDisplaying)? }
            final class AboutInteractor { let presenter = AboutPresenter() }
            final class AboutViewController: AboutDisplaying { let interactor = AboutInteractor() }
            """
        ])
        let scene = try #require(all.scenes.first)
        #expect(all.scenes.count == 1 && scene.name == "About" && scene.style == "vip")
        #expect(scene.types["presentation"] == ["AboutPresenter"])
        #expect(all.types(playing: "presentation").map(\.name) == ["AboutPresenter"])
        #expect(all.types(playing: "presentation", inStyle: "mvvm").isEmpty)
        #expect(all.types.map { $0.part?.role } == [nil, "presentation", "logic", "view"])
        let pairs = all.references.map { "\($0.user) \($0.target) \($0.location.line)" }
        #expect(pairs.contains("AboutInteractor AboutPresenter 3"), "\(pairs)")
    }
}
