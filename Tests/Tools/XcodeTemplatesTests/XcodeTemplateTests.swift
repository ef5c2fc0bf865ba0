import Foundation
import Styles
import Testing

@testable import XcodeTemplates

@Suite("Xcode's templates") struct XcodeTemplateTests {
    private let templates: [XcodeTemplate]

    init() throws {
        templates = try XcodeTemplateMaker(styles: StyleLibrary()).templates()
    }

    @Test(
        "every style of scenes has its whole scene, its tests and each part",
        arguments: ["VIP", "VIPER", "Simple", "MVVM"])
    func whole(style: String) throws {
        let own = templates.filter { $0.name.hasPrefix(style + " ") }
        let scene = try #require(own.first { $0.name == "\(style) Scene" })
        let parts = own.filter { !["\(style) Scene", "\(style) Scene Tests"].contains($0.name) }
        // A part that is the same with each view has no choice.
        let files = parts.flatMap { part in
            part.views.isEmpty
                ? part.files.keys.flatMap { file in scene.views.map { "\($0)/\(file)" } }
                : Array(part.files.keys)
        }
        #expect(parts.contains { $0.views.isEmpty })
        #expect(scene.views == ["Screen", "UIKit", "SwiftUI"])
        #expect(Set(files) == Set(scene.files.keys))
        #expect(own.contains { $0.name == "\(style) Scene Tests" })
    }

    @Test("every property list is valid and asks for the scene's name")
    func propertyLists() throws {
        for template in templates {
            let data = Data(TemplateInfo(template: template).text.utf8)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            let root = try #require(list as? [String: Any])
            #expect(root["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
            #expect(root["Summary"] as? String == template.summary)
            let symbol =
                template.name.hasSuffix("Scene")
                ? "rectangle.stack" : template.name.hasSuffix("Tests") ? "checkmark.seal" : "doc.text"
            #expect((root["Image"] as? [String: String]) == ["SystemSymbolName": symbol])
            let options = try #require(root["Options"] as? [[String: Any]])
            let names = ["sceneName"] + (template.views.isEmpty ? [] : ["viewKind"])
            #expect(options.map { $0["Identifier"] as? String } == names)
            guard names.count == 2 else { continue }
            #expect(options[1]["Type"] as? String == "popup")
            #expect(options[1]["Values"] as? [String] == template.views)
            #expect(options[1]["Default"] as? String == "Screen")
            let folders = Set(
                template.files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
            #expect(folders == Set(template.views))
        }
    }

    @Test("the page lists every template of every style, and whether it asks for the view")
    func page() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/xcode-templates.md")
            .standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        for template in templates {
            let row = "| `\(template.name)` | \(template.views.isEmpty ? "no" : "yes") |"
            #expect(text.contains(row), "docs/xcode-templates.md has no row: \(row)")
        }
    }

    @Test("signs of markup in a style's summary are escaped in its property list")
    func escaping() throws {
        let template = XcodeTemplate(name: "A", summary: "a < b & c > d", order: 1, files: [:])
        let data = Data(TemplateInfo(template: template).text.utf8)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(list?["Summary"] as? String == "a < b & c > d")
    }

    @Test("a style without native views has no choice")
    func plainStyle() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-styles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let styles = folder.appending(path: ".scenery/styles")
        try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../SceneGeneratorTests/Fixtures/cleanswift")
        try FileManager.default.copyItem(at: fixture, to: styles.appending(path: "cleanswift"))
        let made = try XcodeTemplateMaker(styles: StyleLibrary(project: folder)).templates()
        let own = made.filter { $0.name.hasPrefix("Cleanswift ") }
        #expect(own.contains { $0.name == "Cleanswift Scene" && $0.files.count > 2 })
        #expect(own.allSatisfy { $0.views.isEmpty && !$0.files.keys.contains { $0.contains("/") } })
    }

    @Test("the same styles give the same templates")
    func deterministic() throws {
        #expect(try XcodeTemplateMaker(styles: StyleLibrary()).templates() == templates)
    }

    @Test(
        "a scene with each kind of view, expanded as Xcode does, compiles without warnings",
        arguments: ["VIP", "VIPER", "Simple", "MVVM"], ["Screen", "UIKit", "SwiftUI"])
    func compiles(style: String, view: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-xcode-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = XcodeTemplateFolder(folder)
        try installed.install(templates)
        let scene = folder.appending(path: "Scenery/\(style) Scene.xctemplate")
        let files = try XcodeExpansion(sceneName: "Trip Plan", view: view).expand(
            scene, into: folder.appending(path: "Expanded"))
        #expect(files.allSatisfy { $0.lastPathComponent.hasPrefix("Trip Plan") })
        let compiler = try TypeCheck.run(files)
        #expect(compiler.status == 0, "\(compiler.output)")
    }
}
