import SourceModel
import Testing

@Suite("What calls and chains mean")
struct CallResolutionTests {
    private static let types = """
        class Presenter { var view: View?; weak var router: Router?; func show(_ x: Int) -> Cell { Cell() }
            static let shared = Presenter(); static func make() -> Presenter { .init() }; init() {}; init(_ v: View) {} }
        class View { let presenter: Presenter; var cells: [Cell]; var cell = Cell(); func with(_ x: Int) -> Self { self } }
        class Router { func go() {}; func go(to x: Int) {}; struct Route { } ; enum Way { case left(Int), right } }
        struct Cell { var view: View }
        protocol Showing { var presenter: Presenter { get } }
        func makeCell() -> Cell { Cell() }
        """

    @Test(
        "an initializer is known in every spelling",
        arguments: [
            ("Presenter()", "Presenter"), ("Presenter.init(view)", "Presenter"),
            ("App.Presenter()", "Presenter"),
            ("Router.Route()", "Router.Route"), ("let x: Presenter = .init()", "Presenter"),
            ("let x: Presenter? = .init()", "Presenter"), ("Presenter.make()", nil), ("super.init()", nil),
            ("self.init()", nil), ("Showing()", nil), ("presenter()", nil), ("Unknown()", nil),
            ("Router.Way.left(1)", nil),
        ])
    func construction(_ code: String, _ expected: String?) throws {
        let (model, context) = try self.context(code)
        let call = try #require(context.body.calls.first)
        #expect(model.constructedType(of: call, in: context)?.qualifiedName == expected)
    }

    @Test(
        "the receiver of a call follows properties, variables, parameters and results",
        arguments: [
            ("self.presenter?.show(1)", "Presenter"), ("presenter.view!.with(1)", "View"),
            ("let v = self.presenter.view\nv?.with(1)", "View"),
            ("if let view = presenter.view { view.with(1) }", "View"),
            ("guard let self else { return }\nself.helper()", "Screen"), ("helper()", "Screen"),
            ("given.go()", "Router"), ("Presenter.shared.show(1)", "Presenter"),
            ("presenter.show(1).view.with(1)", "View"),
            ("makeCell().view.with(1)", "View"), ("Presenter.make().show(1)", "Presenter"),
            ("presenter.view?.cells.first?.view.with(1)", "View"),
            ("presenter.view?.cells.joined.view.with(1)", nil), ("other.presenter.show(1)", "Presenter"),
            ("run { presenter in presenter.show(1) }", "Presenter"),
            ("let x = y as? Router\nx?.go()", "Router"),
            ("inherited.go()", "Router"), ("presenter.view?.cell.view.with(1)", "View"),
            ("unknown.go()", nil),
        ])
    func receivers(_ code: String, _ expected: String?) throws {
        let (model, context) = try self.context(code)
        let call = try #require(context.body.calls.last)
        #expect(model.receiver(of: call, in: context)?.type.qualifiedName == expected)
    }

    @Test("the function a call runs is chosen by its labels")
    func overloads() throws {
        let (model, context) = try context("given.go(to: 1)\ngiven.go()\npresenter.show(2)")
        let members = context.body.calls.map { model.calledMember(of: $0, in: context) }
        #expect(members.map { $0?.fact.parameters.count } == [1, 0, 1])
    }

    @Test("variables that name each other in a circle have no type")
    func circle() throws {
        let (model, context) = try context("var a = b\nvar b = a\na.go()\nb.go()")
        for call in context.body.calls { #expect(model.receiver(of: call, in: context) == nil) }
    }

    /// The code as a method of a class with a few properties.
    private func context(_ code: String) throws -> (ProjectModel, CodeContext) {
        let text = """
            class Base { var inherited: Router }
            class Screen: Base {
                let presenter: Presenter
                var other: any Showing
                func helper() {}
                func run(_ body: (Presenter) -> Void) {}
                func code(given: Router) {
            \(code)
                }
            }
            """
        let model = model(["App": [Self.types, text]])
        let member = try #require(model.type(named: "Screen")?.members.last)
        return (model, try #require(model.code(of: member)))
    }
}
