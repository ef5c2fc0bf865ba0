import Foundation
import Testing

@Suite("scenery graph") struct GraphCommandTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        #expect(
            try Tool.run("new", "Trip", "--scenery", Scratch.repository.path, in: scratch.folder).code == 0)
        for style in ["vip", "viper", "simple", "mvvm"] {
            let made = try Tool.run("generate", "scene", "\(style)Ride", "--style", style, in: app)
            #expect(made.code == 0)
        }
    }

    private var app: URL { scratch.folder.appending(path: "Trip") }

    @Test("draws the roles of a scene of each style as they hold each other")
    func roles() throws {
        let drawn = try Tool.run("graph", "roles", "--format", "json", in: app)
        #expect(drawn.code == 0)
        let graph = try #require(
            JSONSerialization.jsonObject(with: Data(drawn.output.utf8)) as? [String: Any])
        let edges = try #require(graph["edges"] as? [[String: Any]])
        func hold(_ from: String, _ to: String) -> String? {
            edges.first {
                $0["from"] as? String == from && $0["to"] as? String == to && $0["kind"] as? String != "makes"
            }?["kind"] as? String
        }
        #expect(hold("VipRide.logic", "VipRide.presentation") == "owns")
        #expect(hold("VipRide.presentation", "VipRide.view") == "sees")
        #expect(hold("ViperRide.presentation", "ViperRide.view") == "sees")
        #expect(hold("SimpleRide.logic", "SimpleRide.navigation") == "owns")
        #expect(hold("MvvmRide.view", "MvvmRide.presentation") == "owns")
    }

    @Test("writes a file whole, and draws only what is near the focus")
    func focus() throws {
        let drawn = try Tool.run(
            "graph", "roles", "--focus", "VipRidePresenter", "--format", "dot", "--output", "around.dot",
            in: app)
        #expect(drawn.code == 0 && drawn.output.isEmpty)
        let text = try scratch.text("Trip/around.dot")
        #expect(text.contains("VipRideViewController") && !text.contains("ViperRide"))
    }

    @Test("Graphviz lays out the SVG, with every node in it")
    func svg() throws {
        let drawn = try Tool.run("graph", "scenes", "--format", "svg", in: app)
        #expect(drawn.code == 0, "\(drawn.errors)")
        #expect(drawn.output.contains("<svg") && drawn.output.hasSuffix("</svg>\n"))
        for name in ["VipRide", "ViperRide", "SimpleRide", "MvvmRide"] {
            #expect(drawn.output.contains(">\(name)<"))
        }
    }

    @Test("without Graphviz the SVG is refused with what to do, and an older drawing stays")
    func noGraphviz() throws {
        let picture = app.appending(path: "scenes.svg")
        try "old".write(to: picture, atomically: true, encoding: .utf8)
        let arguments = try [
            "PATH=/nowhere", Tool.binary.path, "graph", "scenes", "--format", "svg", "--output", "scenes.svg",
        ]
        let refused = try Tool.run(URL(filePath: "/usr/bin/env"), arguments, in: app)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("apt-get install graphviz"), "\(refused.errors)")
        #expect(try String(contentsOf: picture, encoding: .utf8) == "old")
    }

    @Test(
        "an unknown name, kind, depth or folder is refused with what to do",
        arguments: [
            (["graph", "scenes", "--focus", "VipRied"], 2, "did you mean \"VipRide\""),
            (["graph", "pictures"], 64, "'scenes'"),
            (["graph", "scenes", "--depth=-1"], 64, "counts arrows from 0"),
            (["graph", "scenes", "nowhere"], 2, "nowhere"),
            (["graph", "scenes", "--output", "nowhere/graph.mmd"], 2, "its folder"),
        ])
    func refusals(arguments: [String], code: Int32, words: String) throws {
        let refused = try Tool.run(Tool.binary, arguments, in: app)
        #expect(refused.code == code)
        #expect(refused.errors.contains(words), "\(refused.errors)")
    }
}
