import Foundation
import Testing

@testable import Styles

@Suite("the styles a project can use") struct StyleLibraryTests {
    @Test("the bundled styles are valid", arguments: ["component", "mvvm", "simple", "vip", "viper"])
    func bundled(_ name: String) throws {
        let style = try StyleLibrary().style(named: name)
        #expect(style.name == name)
        #expect(!style.templates.isEmpty)
    }

    @Test("there are five bundled styles")
    func names() {
        #expect(StyleLibrary().names == ["component", "mvvm", "simple", "vip", "viper"])
    }

    @Test("an unknown style is refused with the nearest name and all names")
    func unknown() {
        #expect(throws: StyleError.unknown("vipr", known: StyleLibrary().names)) {
            try StyleLibrary().style(named: "vipr")
        }
        #expect("\(StyleError.unknown("vipr", known: ["vip", "viper"]))".contains("did you mean \"vip\"?"))
    }

    @Test(
        "a project's style of the same name comes before a bundled one, and a single template can be replaced"
    )
    func own() throws {
        let project = URL(filePath: NSTemporaryDirectory()).appending(path: "styles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: project) }
        for (path, text) in StyleLibrary.files(ofBundled: "vip") {
            try write(
                text.replacingOccurrences(of: "summary: View,", with: "summary: Own view,"),
                to: project.appending(path: ".scenery/styles/vip/\(path)"))
        }
        try write("// replaced", to: project.appending(path: ".scenery/templates/mvvm/View.stencil"))
        let library = StyleLibrary(project: project)
        #expect(library.projectNames == ["vip"])
        #expect(try library.style(named: "vip").summary.hasPrefix("Own view"))
        #expect(
            try library.style(named: "mvvm").templates.first { $0.file == "View.stencil" }?.text
                == "// replaced")
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("styles of other frameworks are known for checking and not offered for generating")
    func known() throws {
        let library = StyleLibrary()
        #expect(
            try library.everyStyle().map(\.name)
                == ["component", "mvvm", "simple", "vip", "viper", "mvp", "reactorkit", "ribs", "tca"])
        #expect(!library.names.contains("ribs") && !library.names.contains("mvp"))
    }
}
