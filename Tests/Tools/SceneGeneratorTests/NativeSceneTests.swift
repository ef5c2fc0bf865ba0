import FileWriting
import Foundation
import Testing

@testable import SceneGenerator

/// Scenes with a view of UIKit or SwiftUI. The package `Verify` compiles these very files against its stand-ins and runs
/// their tests; `UPDATE_SNAPSHOTS=1` writes them there and fails that once.
@Suite("scenes with views of UIKit and SwiftUI") struct NativeSceneTests {
    private static let compiled = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Verify/Fixtures/Trip").standardizedFileURL
    private static let folders = ["Sources/TripCore/", "Sources/TripScenes/", "Tests/TripScenesTests/"]

    /// One of each style, with names that are words of Swift or members of UIKit's and SwiftUI's types.
    private static let scenes = [
        SceneRequest(name: "about us", style: "vip", view: .uikit),
        SceneRequest(
            name: "default", style: "viper",
            events: ["closeTapped", "emailEdited:String", "rowTapped:Int", "reloadTapped"],
            shows: [
                "price:Decimal", "day:Date?", "count:Int", "tags:[String]", "rates:[Double]", "ok:Bool?",
            ],
            needs: ["RideManager"], view: .uikit),
        SceneRequest(
            name: "frame", style: "simple",
            events: ["didTapClose", "didTapReload", "passwordEdited:String"],
            shows: ["title", "frame:String", "accessibility:Int?"], view: .uikit),
        SceneRequest(
            name: "self", style: "mvvm",
            events: ["tagTapped:Bool", "backTapped", "bounds", "classEdited:String"],
            shows: ["title", "class:String", "layer:[Int]", "hidden:URL?"], view: .uikit),
        SceneRequest(name: "extension", style: "vip", view: .swiftui),
        SceneRequest(
            name: "where", style: "viper",
            events: ["closeTapped", "emailEdited:String", "rowTapped:Int", "reloadTapped"],
            shows: [
                "price:Decimal", "day:Date?", "count:Int", "tags:[String]", "rates:[Double]", "ok:Bool?",
            ],
            needs: ["RideManager"], view: .swiftui),
        SceneRequest(
            name: "state", style: "simple",
            events: ["didTapClose", "didTapReload", "passwordEdited:String"],
            shows: ["title", "body:String", "opacity:Int?"], view: .swiftui),
        SceneRequest(
            name: "import", style: "mvvm",
            events: ["tagTapped:Bool", "backTapped", "body", "classEdited:String"],
            shows: ["title", "class:String", "some:[Int]", "hidden:URL?"], view: .swiftui),
    ]

    @Test("what Verify compiles is what is made")
    func compiled() throws {
        let folder = try TemporaryProject()
        _ = try folder.app()
        for scene in Self.scenes {
            let project = try Project(at: folder.root.appending(path: "Trip"))
            try ProjectWriter(project.root).write(SceneMaker(project: project).plan(scene).changes)
        }
        let made = try Project(at: folder.root.appending(path: "Trip")).files().filter { path, _ in
            Self.folders.contains { path.hasPrefix($0) } && path.hasSuffix(".swift")
        }
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" { return try update(made) }
        let known = try Self.knownFiles()
        #expect(Set(known.keys) == Set(made.keys))
        for (path, text) in made { #expect(known[path] == text, "\(path) differs") }
    }

    private func update(_ files: [String: String]) throws {
        try? FileManager.default.removeItem(at: Self.compiled)
        for (path, text) in files {
            let file = Self.compiled.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        Issue.record("wrote Verify/Fixtures/Trip; run again without UPDATE_SNAPSHOTS")
    }

    private static func knownFiles() throws -> [String: String] {
        var files: [String: String] = [:]
        let path = compiled.path(percentEncoded: false)
        for file in try FileManager.default.subpathsOfDirectory(atPath: path) where file.hasSuffix(".swift") {
            files[file] = try String(contentsOf: compiled.appending(path: file), encoding: .utf8)
        }
        return files
    }

    @Test("what UIKit needs is compiled where UIKit is; elsewhere there is a screen of the same type")
    func conditional() throws {
        let folder = try TemporaryProject()
        let plan = try SceneMaker(project: try folder.app()).plan(SceneRequest(name: "news", view: .uikit))
        let view = try #require(plan.changes.first { $0.path.hasSuffix("/NewsView.swift") })
        #expect(view.text.hasPrefix("#if canImport(UIKit)\n") && view.text.hasSuffix("\n#endif\n"))
        let controller = try #require(
            plan.changes.first { $0.path.hasSuffix("/NewsViewController.swift") })
        let parts = controller.text.split(separator: "#else\n")
        #expect(parts.count == 2)
        #expect(parts.first?.contains("class NewsViewController: UIViewController, NewsDisplaying") == true)
        #expect(parts.last?.contains("class NewsViewController: NewsDisplaying, ScreenView") == true)
    }

    @Test(
        "what SwiftUI needs is compiled where SwiftUI is; elsewhere there is a screen of the same type",
        arguments: [
            ("vip", "NewsDisplaying, NativeScene"), ("viper", "NewsCommandListening, NativeScene"),
            ("simple", "NewsRendering, NativeScene"), ("mvvm", "NativeScene"),
        ])
    func display(_ style: String, _ conformances: String) throws {
        let folder = try TemporaryProject()
        let plan = try SceneMaker(project: try folder.app()).plan(
            SceneRequest(name: "news", style: style, view: .swiftui))
        let view = try #require(plan.changes.first { $0.path.hasSuffix("/NewsView.swift") })
        #expect(view.text.hasPrefix("#if canImport(SwiftUI)\n") && view.text.hasSuffix("\n#endif\n"))
        #expect(view.text.contains("\nstruct NewsView: View {\n"))
        let display = try #require(plan.changes.first { $0.path.hasSuffix("/NewsDisplay.swift") })
        let parts = display.text.split(separator: "#else\n")
        #expect(parts.count == 2)
        #expect(parts.first?.contains("@Observable final class NewsDisplay: \(conformances)") == true)
        #expect(parts.last?.contains("class NewsDisplay: ") == true)
        #expect(parts.last?.contains("ScreenView") == true)
        #expect(!plan.changes.contains { $0.text.contains("NewsViewController") })
    }

    @Test("the app's scenery.yml says what draws a scene; the request comes first")
    func ofTheApp() throws {
        let folder = try TemporaryProject()
        _ = try folder.app()
        try folder.write("app: Trip\nview: uikit\n", to: "Trip/scenery.yml")
        let project = try Project(at: folder.root.appending(path: "Trip"))
        #expect(project.configuration.view == .uikit)
        let maker = SceneMaker(project: project)
        let isNative = { (request: SceneRequest) in
            try maker.plan(request).changes.contains { $0.text.contains("import UIKit") }
        }
        #expect(try isNative(SceneRequest(name: "news")))
        #expect(try !isNative(SceneRequest(name: "news", view: .screen)))
    }

    @Test("a kind of view that is not there is refused with those that are")
    func unknown() {
        #expect(
            throws: GenerationError.badValue(
                "no kind of view is named \"uikti\" (did you mean \"uikit\"?); use one of screen, uikit, swiftui"
            )
        ) { try ViewKind(named: "uikti") }
        #expect(throws: GenerationError.self) {
            try ProjectConfiguration(text: "app: Trip\nview: foo\n", file: "scenery.yml")
        }
    }

    @Test("a style without templates for it is refused, and so is a name that hides a class of UIKit")
    func refused() throws {
        let folder = try TemporaryProject()
        let project = try folder.app()
        let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Fixtures/cleanswift")
        let styles = folder.root.appending(path: "Trip/.scenery/styles")
        try FileManager.default.createDirectory(at: styles, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: fixture, to: styles.appending(path: "cleanswift"))
        let maker = SceneMaker(project: project)
        #expect(throws: GenerationError.self) {
            try maker.plan(SceneRequest(name: "news", style: "cleanswift", view: .uikit))
        }
        _ = try maker.plan(SceneRequest(name: "news", style: "cleanswift"))
        #expect(throws: GenerationError.self) {
            try maker.plan(SceneRequest(name: "UI", view: .uikit))
        }
        #expect(throws: GenerationError.self) {
            try maker.plan(SceneRequest(name: "any", view: .swiftui))
        }
        _ = try maker.plan(SceneRequest(name: "any", style: "simple"))
    }
}
