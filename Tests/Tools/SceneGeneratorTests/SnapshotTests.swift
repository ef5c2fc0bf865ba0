import FileWriting
import Foundation
import Testing

@testable import SceneGenerator

/// Compares all that is made, file by file. `UPDATE_SNAPSHOTS=1` writes the snapshots again and fails
/// that once.
@Suite("generated files, compared whole") struct SnapshotTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/snapshots")

    @Test("a scene of each style", arguments: ["vip", "viper", "simple", "mvvm"])
    func scenes(_ style: String) throws {
        let project = try TemporaryProject()
        let request = SceneRequest(
            name: "about us", style: style,
            events: ["termsTapped", "closeTapped", "emailEdited:String", "rowTapped:Int"],
            shows: ["title", "price:Decimal", "day:Date?"], needs: ["RideManager"])
        try compare(try SceneMaker(project: project.app()).plan(request).changes, with: "scene-\(style).txt")
    }

    @Test("an app, its projects, a component and a widget")
    func others() throws {
        let folder = try TemporaryProject()
        let request = AppRequest(name: "trip", hosts: AppHost.allCases, scenery: .folder("/scenery"))
        try compare(try AppMaker(in: folder.root).plan(request).plan.changes, with: "app.txt")
        let project = try folder.app()
        let apple = Project(
            root: URL(filePath: "/apps/Trip"),
            configuration: ProjectConfiguration(app: "Trip", hosts: [.uikit]),
            drafts: [])
        let projects = try ProjectKind.allCases.map {
            try ProjectMaker(project: apple).plan($0, scenery: .folder("/scenery")).changes
        }
        // What surrounds the manifest is the same for each kind.
        try compare(projects[0] + projects[1].prefix(1) + projects[2].prefix(1), with: "project.txt")
        try compare(try ComponentMaker(project: project).plan("payments").changes, with: "component.txt")
        try compare(try WidgetMaker(project: project).plan("clock").changes, with: "widget.txt")
    }

    private func compare(_ changes: [FileChange], with name: String) throws {
        let text = changes.map { "=== \($0.path)\n\($0.text)" }.joined(separator: "\n")
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("wrote \(name); run again without UPDATE_SNAPSHOTS")
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        for (line, (made, known)) in zip(
            text.split(separator: "\n", omittingEmptySubsequences: false),
            expected.split(separator: "\n", omittingEmptySubsequences: false)
        ).enumerated() where made != known {
            Issue.record("\(name):\(line + 1) differs:\n  made:  \(made)\n  known: \(known)")
            return
        }
        #expect(text == expected)
    }
}
