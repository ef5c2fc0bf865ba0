import FileWriting
import Foundation
import Styles

/// Makes the plan for a whole new app with its first scene.
public struct AppMaker {
    /// The first scene of every new app.
    static let firstScene = "Home"

    private let folder: URL

    /// - Parameter folder: Where the app's folder is to be made.
    public init(in folder: URL) {
        self.folder = folder
    }

    /// The plan, and the app's folder, whose name is the app's.
    public func plan(_ request: AppRequest) throws -> (plan: Plan, root: URL) {
        let name = try SceneName.module(request.name, subject: "an app's name")
        let root = folder.appending(path: name.type)
        // A folder that cannot be listed is reported when the app is written.
        let neighbours =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))
        try LookAlikes.refuse(name.type, subject: "an app's name", among: neighbours ?? [])
        let library = StyleLibrary(project: root)
        guard try library.style(named: request.style).product == .scene else {
            throw GenerationError.badValue(
                "the style \"\(request.style)\" does not generate scenes; use another")
        }
        let outputs = try TemplateRenderer(try library.part(named: "app")).render(values(name, request))
        var plan = Plan(changes: outputs.map { FileChange($0.path, $0.text) })
        let configuration = ProjectConfiguration(app: name.type, style: request.style, hosts: request.hosts)
        let project = Project(root: root, configuration: configuration, drafts: plan.changes)
        try addFirstScene(to: &plan, of: project)
        if let kind = request.project {
            let made = try ProjectMaker(project: project).plan(kind, scenery: request.scenery)
            plan.changes += made.changes
            plan.notes += made.notes
        }
        return (plan, root)
    }

    private func addFirstScene(to plan: inout Plan, of project: Project) throws {
        let scene = try SceneMaker(project: project).plan(SceneRequest(name: Self.firstScene))
        for change in scene.changes {
            if let index = plan.changes.firstIndex(where: { $0.path == change.path }) {
                plan.changes[index].text = change.text
            } else {
                plan.changes.append(change)
            }
        }
        plan.notes += scene.notes
    }

    private func values(_ name: SceneName, _ request: AppRequest) -> [String: Any] {
        // UIKit and SwiftUI need the app of a project for Xcode; tests and demonstrations need a command line.
        let hosts = request.hosts.filter { !$0.isOfApple }
        let commandLineHosts: [AppHost] = hosts.isEmpty ? [.terminal] : hosts
        return [
            "app": name.type, "title": name.title, "core": "\(name.type)Core", "module": "\(name.type)Scenes",
            "style": request.style, "hosts": request.hosts.map(\.rawValue), "first": Self.firstScene,
            "commandLineHosts": commandLineHosts.map(\.rawValue),
            "hasTerminal": commandLineHosts.contains(.terminal), "hasWeb": commandLineHosts.contains(.web),
            "dependency": request.scenery.declaration(hasWeb: request.hosts.contains(.web)),
            "package": request.scenery.reference, "hasProject": request.project != nil,
            "hasProjectFile": request.project == .xcode,
        ]
    }
}
