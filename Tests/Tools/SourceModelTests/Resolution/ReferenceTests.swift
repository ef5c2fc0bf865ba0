import SourceModel
import Testing

@Suite("References between types, and graphs of them")
struct ReferenceTests {
    @Test("each reference has its kind, member and place")
    func kinds() throws {
        let model = model([
            "App": [
                """
                class A: Base, Showing {
                    let strong: B
                    weak var weak: C?
                    unowned let unowned: D
                    var list: [E]
                    var computed: B { B() }
                    func f(_ x: C) -> D {
                        let y: E = E.shared
                        if x is F { }
                        register(F.self)
                        let z = strong as! F
                        return D()
                    }
                }
                class Base {}; protocol Showing {}; class B {}; class C {}; class D {}; class E { static let shared = E() }; class F {}
                """
            ]
        ])
        let a = try #require(model.type(named: "A"))
        let found = model.references(from: a).map {
            "\($0.member ?? "") \($0.kind.rawValue) \($0.to.name) \($0.location.line)"
        }
        #expect(
            found == [
                " inheritance Base 1", " inheritance Showing 1", "strong strong B 2", "weak weak C 3",
                "unowned unowned D 4", "list genericArgument E 5", "computed computed B 6",
                "computed construction B 6",
                "f result D 7", "f parameter C 7", "f construction D 12", "f staticUse E 8", "f local E 8",
                "f cast F 9",
                "f metatype F 10", "f cast F 11",
            ])
    }

    @Test("modules point at what they import, and a loop is found once, by its shortest way")
    func modules() {
        let model = model([
            "A": ["import B\nimport Foundation"], "B": ["import C"], "C": ["import A", "import B"],
            "D": ["import A"],
        ])
        #expect(model.moduleEdges.map(\.to) == ["B", "Foundation", "C", "A", "B", "A"])
        let graph = model.moduleGraph()
        let components = graph.stronglyConnectedComponents()
        #expect(components == [[0, 1, 2]])
        #expect(graph.shortestLoop(in: components[0]) == [1, 2])
    }

    @Test("components and loops of a graph with a hundred thousand nodes in a row cost no stack")
    func large() {
        let count = 100_000
        let graph = DirectedGraph(count: count, edges: (0..<count).map { ($0, ($0 + 1) % count) })
        let components = graph.stronglyConnectedComponents()
        #expect(components.map(\.count) == [count])
        #expect(graph.shortestLoop(in: components[0], limit: 1).count == count)
        #expect(DirectedGraph(count: 3, edges: [(0, 1), (1, 2)]).stronglyConnectedComponents().isEmpty)
        #expect(DirectedGraph(count: 1, edges: [(0, 0)]).stronglyConnectedComponents() == [[0]])
    }
}
