import FileWriting
import Foundation
import Testing

@testable import XcodeTemplates

@Suite("Xcode's template folder") struct XcodeTemplateFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(
        path: "scenery-templates-\(UUID().uuidString)")
    private var folder: XcodeTemplateFolder { XcodeTemplateFolder(root) }

    private func template(_ name: String, _ text: String = "text") -> XcodeTemplate {
        XcodeTemplate(name: name, summary: name, order: 1, files: ["A.swift": text])
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix("e")
        }.sorted()
    }

    private func text(_ template: String) throws -> String {
        try String(
            contentsOf: root.appending(path: "Scenery/\(template).xctemplate/A.swift"), encoding: .utf8)
    }

    @Test("a second install replaces our templates and removes those that no longer exist")
    func refresh() throws {
        try folder.install([template("One", "old"), template("Two")])
        try folder.install([template("One", "new")])
        #expect(names() == ["One.xctemplate"])
        #expect(try text("One") == "new")
    }

    @Test("uninstall leaves a person's own templates in the group")
    func uninstall() throws {
        try folder.install([template("One")])
        let own = root.appending(path: "Scenery/Own.xctemplate")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        #expect(try folder.uninstall() == 1)
        #expect(names() == ["Own.xctemplate"])
    }

    @Test("a template with a choice of views counts once, and its folders are removed with it")
    func choices() throws {
        let files = ["Screen/A.swift": "a", "UIKit/A.swift": "b"]
        try folder.install([
            XcodeTemplate(name: "One", summary: "", order: 1, files: files, views: ["Screen", "UIKit"])
        ])
        let made = root.appending(path: "Scenery/One.xctemplate/UIKit/A.swift")
        #expect(try String(contentsOf: made, encoding: .utf8) == "b")
        #expect(try folder.uninstall() == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("uninstall removes the empty group; a second one finds nothing")
    func uninstallAll() throws {
        try folder.install([template("One"), template("Two")])
        #expect(try folder.uninstall() == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        #expect(try folder.uninstall() == 0)
    }

    @Test("a person's own template of the same name is not overwritten, and nothing is installed")
    func taken() throws {
        let own = root.appending(path: "Scenery/One.xctemplate")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: own.appending(path: "A.swift"))
        #expect(throws: XcodeTemplateError.taken(["One.xctemplate"], folder: folder.path)) {
            try folder.install([template("Two"), template("One")])
        }
        #expect(try text("One") == "mine")
        #expect(names() == ["One.xctemplate"])
    }

    @Test("a folder that cannot be written is named")
    func unwritable() throws {
        try Data("a file".utf8).write(to: root)
        #expect(throws: FileWritingError.self) { try folder.install([template("One")]) }
    }
}
