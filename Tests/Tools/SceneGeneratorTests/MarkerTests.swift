import Testing

@testable import SceneGenerator

@Suite("Lines at a marker") struct MarkerTests {
    @Test("lines are added with the marker's indentation, once")
    func insertion() {
        let text = "{\n    // scenery:scenes\n}\n"
        let once = Marker.scenes.inserting(["a,"], in: text)
        #expect(once == "{\n    a,\n    // scenery:scenes\n}\n")
        #expect(once.flatMap { Marker.scenes.inserting(["a,"], in: $0) } == once)
        #expect(Marker.components.inserting(["a,"], in: text) == nil)
    }

    @Test("a file keeps its line ends", arguments: ["\n", "\r\n"])
    func lineEnds(_ end: String) {
        let text = ["{", "\told,", "\t// scenery:scenes, here", "}", ""].joined(separator: end)
        let edited = Marker.scenes.inserting(["new,", "old,"], in: text)
        #expect(
            edited == ["{", "\told,", "\tnew,", "\t// scenery:scenes, here", "}", ""].joined(separator: end))
    }

    @Test("a marker on the first or the last line is found")
    func edges() {
        #expect(Marker.scenes.inserting(["a"], in: "// scenery:scenes") == "a\n// scenery:scenes")
        #expect(Marker.scenes.inserting(["a"], in: "x\r\n// scenery:scenes") == "x\r\na\n// scenery:scenes")
    }
}
