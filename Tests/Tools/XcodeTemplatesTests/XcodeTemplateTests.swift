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
        let parts = own.filter { $0.files.count == 1 && $0.name != "\(style) Scene Tests" }
        #expect(Set(parts.flatMap(\.files.keys)) == Set(scene.files.keys))
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
            let options = try #require(root["Options"] as? [[String: Any]])
            #expect(options.map { $0["Identifier"] as? String } == ["sceneName"])
        }
    }

    @Test("signs of markup in a style's summary are escaped in its property list")
    func escaping() throws {
        let template = XcodeTemplate(name: "A", summary: "a < b & c > d", order: 1, files: [:])
        let data = Data(TemplateInfo(template: template).text.utf8)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(list?["Summary"] as? String == "a < b & c > d")
    }

    @Test("the same styles give the same templates")
    func deterministic() throws {
        #expect(try XcodeTemplateMaker(styles: StyleLibrary()).templates() == templates)
    }

    @Test(
        "a scene, expanded as Xcode does, compiles without warnings",
        arguments: ["VIP", "VIPER", "Simple", "MVVM"])
    func compiles(style: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "scenery-xcode-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let installed = XcodeTemplateFolder(folder)
        try installed.install(templates)
        let scene = folder.appending(path: "Scenery/\(style) Scene.xctemplate")
        let files = try XcodeExpansion(sceneName: "Trip Plan").expand(
            scene, into: folder.appending(path: "Expanded"))
        #expect(files.allSatisfy { $0.lastPathComponent.hasPrefix("Trip Plan") })
        let compiler = try TypeCheck.run(files)
        #expect(compiler.status == 0, "\(compiler.output)")
    }
}
