import FileWriting
import Foundation
import SourceModel
import Testing

@testable import SceneGenerator

@Suite("The project for Xcode") struct ProjectMakerTests {
    private let folder: TemporaryProject

    init() throws { folder = try TemporaryProject() }

    private func app(
        hosts: [AppHost] = [.terminal, .uikit], kind: ProjectKind? = .xcode,
        scenery: SceneryPackage = .folder("/scenery")
    ) throws -> (plan: Plan, root: URL) {
        try AppMaker(in: folder.root).plan(
            AppRequest(name: "Trip", hosts: hosts, scenery: scenery, project: kind))
    }

    private func written(_ request: (plan: Plan, root: URL)) throws -> Project {
        try NewProjectWriter(request.root).write(request.plan.changes)
        return try Project(at: request.root)
    }

    @Test("gives an app and its tests the files that are theirs")
    func targets() throws {
        let project = try written(try app())
        // What is read is the Xcode project alone.
        try FileManager.default.removeItem(at: project.root.appending(path: "Package.swift"))
        let read = try ProjectReader(root: project.root.path(percentEncoded: false)).read()
        #expect(read.problems.isEmpty)
        let modules = Dictionary(uniqueKeysWithValues: read.modules.map { ($0.name, $0) })
        let app = try #require(modules["Trip"])
        #expect(
            Set(app.files.map(\.path)) == [
                "App/AppDelegate.swift", "App/SceneDelegate.swift", "Sources/Trip/Dependencies.swift",
                "Sources/Trip/SceneCatalog.swift", "Sources/Trip/TripApp.swift",
            ])
        #expect(
            Set(app.dependencies) == ["TripScenes", "TripCore", "Scenery", "SceneryScreens", "SceneryUIKit"])
        let tests = try #require(modules["TripTests"])
        #expect(tests.isTest && tests.files.contains { $0.path.hasSuffix("Home/HomeInteractorTests.swift") })
        #expect(Set(tests.dependencies).isSuperset(of: ["TripScenes", "TripCore", "SceneryTestKit"]))
    }

    @Test("stays as it is when scenes are added, and is the same when it is made again")
    func stable() throws {
        let request = try app()
        let project = try written(request)
        let scene = try SceneMaker(project: project).plan(SceneRequest(name: "Pay", needs: ["RideManager"]))
        let made = try ProjectMaker(project: project).plan(.xcode, scenery: .folder("/scenery")).changes
        #expect(made.count > 5)
        #expect(Set(scene.changes.map(\.path)).isDisjoint(with: made.map(\.path)))
        for change in made { #expect(project.text(of: change.path) == change.text) }
    }

    @Test("is that of the first of the two hosts", arguments: [AppHost.uikit, .swiftui])
    func host(_ first: AppHost) throws {
        let hosts: [AppHost] = first == .uikit ? [.uikit, .swiftui] : [.web, .swiftui, .uikit]
        let files = Dictionary(
            uniqueKeysWithValues: try app(hosts: hosts).plan.changes.map { ($0.path, $0.text) })
        let project = try #require(files["Trip.xcodeproj/project.pbxproj"])
        #expect((files["App/SceneDelegate.swift"] != nil) == (first == .uikit))
        #expect((files["App/TripSwiftUIApp.swift"] != nil) == (first == .swiftui))
        #expect(project.contains("productName = \"SceneryUIKit\"") == (first == .uikit))
        #expect(project.contains("productName = \"ScenerySwiftUI\"") == (first == .swiftui))
        #expect(project.contains("\"MissingWebHost.swift\",") == (first == .swiftui))
        #expect(files["App/Info.plist"]?.contains("SceneDelegate") == (first == .uikit))
    }

    @Test("refers to the package of Scenery as Package.swift does", arguments: ProjectKind.allCases)
    func package(_ kind: ProjectKind) throws {
        let file = [
            .xcode: "Trip.xcodeproj/project.pbxproj", .xcodegen: "project.yml", .tuist: "Project.swift",
        ][kind]
        let url = "https://example.com/Scenery.git"
        let beside = folder.root.appending(path: "Scenery").path(percentEncoded: false)
        for (scenery, wanted) in [
            (.folder(beside), "\"../Scenery\""),
            (.repository(url, .from("1.2.3")), "\"1.2.3\""), (.repository(url, .branch("next")), "\"next\""),
        ] as [(SceneryPackage, String)] {
            let changes = try app(kind: kind, scenery: scenery).plan.changes
            let text = try #require(changes.first { $0.path == file }?.text)
            #expect(text.contains(wanted), "\(scenery)")
            #expect(text.contains("\"\(url)\"") == (scenery != .folder(beside)))
        }
        // What the manifests make is no file of the repository.
        let ignored = try app(kind: kind).plan.changes.first { $0.path == ".gitignore" }?.text
        #expect(ignored?.contains("*.xcodeproj") == (kind != .xcode))
    }

    @Test("needs a host of Apple's")
    func refused() throws {
        #expect(throws: GenerationError.self) { try app(hosts: [.terminal, .web]) }
        #expect(try app(hosts: [.terminal], kind: nil).plan.changes.allSatisfy { !$0.path.hasPrefix("App/") })
    }
}
