import Foundation
import Testing

@testable import Styles

@Suite("the styles a project can use") struct StyleLibraryTests {
    @Test("ours are all sound", arguments: ["component", "mvvm", "simple", "vip", "viper"])
    func bundled(_ name: String) throws {
        let style = try StyleLibrary().style(named: name)
        #expect(style.name == name)
        #expect(!style.templates.isEmpty)
    }

    @Test("ours are these five")
    func names() {
        #expect(StyleLibrary().names == ["component", "mvvm", "simple", "vip", "viper"])
    }

    @Test("an unknown one names the nearest and all there are")
    func unknown() {
        #expect(throws: StyleError.unknown("vipr", known: StyleLibrary().names)) {
            try StyleLibrary().style(named: "vipr")
        }
        #expect("\(StyleError.unknown("vipr", known: ["vip", "viper"]))".contains("did you mean \"vip\"?"))
    }

    @Test("a project's style of the same name comes before ours, and one template can be replaced alone")
    func own() throws {
        let project = URL(filePath: NSTemporaryDirectory()).appending(path: "styles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: project) }
        for (path, text) in StyleLibrary.files(ofBundled: "vip") {
            try write(text.replacingOccurrences(of: "summary: View,", with: "summary: Own view,"),
                      to: project.appending(path: ".scenery/styles/vip/\(path)"))
        }
        try write("// replaced", to: project.appending(path: ".scenery/templates/mvvm/View.stencil"))
        let library = StyleLibrary(project: project)
        #expect(library.projectNames == ["vip"])
        #expect(try library.style(named: "vip").summary.hasPrefix("Own view"))
        #expect(try library.style(named: "mvvm").templates.first { $0.file == "View.stencil" }?.text == "// replaced")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("styles of others are known for checking and not offered for making")
    func known() throws {
        let library = StyleLibrary()
        #expect(try library.everyStyle().map(\.name) == ["component", "mvvm", "simple", "vip", "viper", "ribs"])
        #expect(!library.names.contains("ribs"))
    }
}
