import FileWriting
import Foundation
import SceneGenerator
import SourceModel
import Styles

@testable import ArchitectureRules

/// A generated app in memory: scenes of all styles, a manager and a component.
struct GeneratedApp: Sendable {
    var files: [String: String]
    /// The facts of the files as they were generated.
    private var facts: [String: (text: String, facts: FileFacts)] = [:]

    init() throws {
        let folder = URL(filePath: NSTemporaryDirectory()).appending(
            path: "scenery-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = AppRequest(name: "Trip", style: "vip", scenery: .folder("/scenery"))
        let (plan, root) = try AppMaker(in: folder).plan(app)
        try NewProjectWriter(root).write(plan.changes)
        for request in Self.scenes {
            let project = try Project(at: root)
            try ProjectWriter(root).write(SceneMaker(project: project).plan(request).changes)
        }
        let project = try Project(at: root)
        try ProjectWriter(root).write(ComponentMaker(project: project).plan("Places").changes)
        files = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path())
        where path.hasSuffix(".swift") {
            guard !path.hasPrefix(".build"), path != "Package.swift" else { continue }
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            files[path] = text
            facts[path] = (text, SwiftReader.read(SourceFile(path: path, text: text), depth: .bodies))
        }
    }

    private static let scenes: [SceneRequest] = ["vip", "viper", "simple", "mvvm"].flatMap { style in
        let name = style.capitalized
        return [
            SceneRequest(name: "\(name) About", style: style),
            SceneRequest(
                name: "\(name) Ride", style: style, shows: ["title", "price:Decimal"], needs: ["Ride"]),
            SceneRequest(name: "\(name) Menu", style: style, shows: ["count:Int"]),
        ]
    }

    /// The app's modules by their folders.
    var modules: [ModuleFacts] {
        var found: [String: [FileFacts]] = [:]
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let parts = path.split(separator: "/").map(String.init)
            let name =
                parts.count > 3 && parts[1] == "Components" ? parts[2] : parts.count > 2 ? parts[1] : "Trip"
            found[name, default: []].append(facts(path, text))
        }
        return found.sorted { $0.key < $1.key }.map {
            ModuleFacts(name: $0.key, files: $0.value, isTest: $0.key.hasSuffix("Tests"))
        }
    }

    private func facts(_ path: String, _ text: String) -> FileFacts {
        if let known = facts[path], known.text == text { return known.facts }
        return SwiftReader.read(SourceFile(path: path, text: text), depth: .bodies)
    }

    func checked(staleFiles: [StaleFile] = [], unused: [UnusedSuppression] = []) throws -> ProjectContext {
        ProjectContext(
            model: ProjectModel(modules: modules), styles: try StyleLibrary().everyStyle(),
            layers: Layers(innermostFirst: [
                ("core", "TripCore"), ("components", "Places"), ("scenes", "TripScenes"),
            ]),
            staleFiles: staleFiles, unusedSuppressions: unused)
    }
}
