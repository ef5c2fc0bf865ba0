import Foundation
import Testing

@Suite("scenery mock --proxies") struct MockProxiesTests {
    private let scratch: Scratch
    private let imported = "@testable import Tours"

    init() throws {
        scratch = try Scratch()
        for folder in ["Sources/Tours", "Tests/ToursTests"] {
            try FileManager.default.createDirectory(
                at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
        }
        try scratch.write("protocol Showing: Boundary { func show() }\n", to: "Sources/Tours/Scene.swift")
        try scratch.write("", to: "Tests/ToursTests/Scene.swift")
    }

    private func mock(_ sources: String, proxies: String, _ more: String...) throws -> Tool.Outcome {
        let arguments = ["mock", sources, "--testable-import", "Tours", "--proxies", proxies] + more
        return try Tool.run(Tool.binary, arguments, in: scratch.folder)
    }

    @Test(
        "in one run the mocks import the module, and the proxies among its sources do not",
        arguments: ["Sources/Tours", "Sources/Tours/Scene.swift", "Sources", "."])
    func own(sources: String) throws {
        let (mocks, proxies) = ("Tests/ToursTests/Mocks.swift", "Sources/Tours/Proxies.swift")
        #expect(try mock(sources, proxies: proxies, "--output", mocks).code == 0)
        #expect(try scratch.text(mocks).contains(imported))
        let text = try scratch.text(proxies)
        #expect(text.contains("class ShowingProxy") && !text.contains("@testable"))
        #expect(try mock(sources, proxies: proxies, "--output", mocks, "--check").code == 0)
    }

    @Test("Proxies that are written to the tests import the module")
    func tests() throws {
        for more in [[], ["--output", "Tests/ToursTests/Mocks.swift"]] {
            let arguments = ["mock", "Sources/Tours", "--testable-import", "Tours", "--proxies"]
            let made = try Tool.run(
                Tool.binary, arguments + ["Tests/ToursTests/Proxies.swift"] + more, in: scratch.folder)
            #expect(made.code == 0)
            #expect(try scratch.text("Tests/ToursTests/Proxies.swift").contains(imported))
        }
    }

    @Test("A proxy follows each change of its base class, with and without a cache")
    func baseClass() throws {
        let (proxies, cache) = ("Sources/Tours/Proxies.swift", ["--cache", "kept"])
        func write(_ member: String) throws -> Tool.Outcome {
            try scratch.write("class Panel {\n    \(member)\n}\n", to: "Sources/Tours/Panel.swift")
            return try Tool.run(
                Tool.binary, ["mock", "Sources/Tours", "--proxies", proxies] + cache, in: scratch.folder)
        }
        try scratch.write(
            "protocol Showing: Panel, Boundary { func show() }\n", to: "Sources/Tours/Scene.swift")
        #expect(try write("var width = 1").code == 0)
        #expect(try scratch.text(proxies).contains("override var width: Int"))
        #expect(try write("func open() {}").code == 0)
        let text = try scratch.text(proxies)
        #expect(text.contains("override func open()") && !text.contains("width"))
        let refused = try write("final func open() {}")
        #expect(refused.code == 1 && refused.errors.contains("\"open()\" is final"))
    }
}
