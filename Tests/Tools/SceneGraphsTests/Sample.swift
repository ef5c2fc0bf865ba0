import SceneGraphs
import SourceModel

/// Graphs to draw.
enum Sample {
    static let location = FileLocation(path: "Sources/About/AboutPresenter.swift", line: 3, column: 1)

    static let small = Graph(
        kind: .roles, title: "roles",
        nodes: [
            GraphNode(id: "About.view", label: "AboutViewController", kind: "view", group: "About"),
            GraphNode(
                id: "About.presentation", label: "AboutPresenter", kind: "presentation", group: "About",
                location: location,
                findings: ["back-reference-strong"]),
            GraphNode(id: "RideObserving", label: "Ride\"Observing<T>\"", kind: "topic"),
        ],
        edges: [
            GraphEdge(from: "About.view", to: "About.presentation", kind: "owns", label: "presenter"),
            GraphEdge(
                from: "About.presentation", to: "About.view", kind: "sees",
                findings: ["back-reference-strong"]),
            GraphEdge(from: "About.presentation", to: "RideObserving", kind: "observes"),
        ],
        groups: [GraphGroup(id: "About", label: "About"), GraphGroup(id: "Nobody", label: "Nobody")])

    /// `groups` × `each` scenes, each leading to the next and to two further off.
    static func large(groups: Int, each: Int) -> Graph {
        let count = groups * each
        let nodes = (0..<count).map {
            GraphNode(id: "s\($0)", label: "Scene\($0)", kind: "scene", group: "g\($0 / each)")
        }
        let edges = (0..<count).flatMap { from in
            [1, 7, 31].map { GraphEdge(from: "s\(from)", to: "s\((from + $0) % count)", kind: "leads") }
        }
        return Graph(
            kind: .scenes, title: "scenes", nodes: nodes, edges: edges,
            groups: (0..<groups).map { GraphGroup(id: "g\($0)", label: "Feature \($0)") })
    }
}
