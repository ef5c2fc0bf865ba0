import FileWriting
import Foundation
import Styles

/// Makes the plan for a project that opens in Xcode, with an app and its tests around the app's package.
///
/// Its folders are synchronized with the disk, so that scenes that are added later need no change to it. The same app, kind
/// and package give the same bytes.
public struct ProjectMaker {
    let project: Project

    public init(project: Project) {
        self.project = project
    }

    /// - Throws: `GenerationError.badValue` for an app without the host `uikit` or `swiftui`.
    public func plan(_ kind: ProjectKind, scenery: SceneryPackage) throws -> Plan {
        guard let host = project.configuration.hosts.first(where: \.isOfApple) else {
            throw GenerationError.badValue(
                "a project for Xcode shows the app in UIKit or SwiftUI; add uikit or swiftui to the hosts in scenery.yml"
            )
        }
        let package = ProjectPackage(scenery, seenFrom: project.root)
        let outputs = try TemplateRenderer(project.styles.part(named: "project"))
            .render(values(kind, host).merging(package.values) { $1 })
        var plan = Plan(changes: outputs.map { FileChange($0.path, $0.text) })
        plan.notes.append(note(kind))
        return plan
    }

    private func note(_ kind: ProjectKind) -> String {
        let open = "open \(project.app).xcodeproj"
        return switch kind {
        case .xcode: "to run it in a simulator: \(open)"
        case .xcodegen: "to run it in a simulator: xcodegen && \(open)"
        case .tuist: "to run it in a simulator: tuist generate"
        }
    }

    private func values(_ kind: ProjectKind, _ host: AppHost) throws(GenerationError) -> [String: Any] {
        let app = project.app
        let own = ["\(app)Scenes", "\(app)Core"]
        return [
            "app": app, "title": try SceneName.module(app, subject: "an app's name").title,
            "core": "\(app)Core",
            "module": "\(app)Scenes", "isXcode": kind == .xcode, "isXcodeGen": kind == .xcodegen,
            "isTuist": kind == .tuist, "isUIKit": host == .uikit, "isSwiftUI": host == .swiftui,
            "excluded": excluded,
            "appProducts": products(
                own, ["Scenery", "SceneryScreens", host == .uikit ? "SceneryUIKit" : "ScenerySwiftUI"]),
            "testProducts": products(own, ["Scenery", "SceneryScreens", "SceneryTestKit"]),
        ]
    }

    /// Files of the package's executable that are only for the command line.
    private var excluded: [String] {
        ["\(project.app)Main.swift"]
            + (project.configuration.hosts.contains(.web) ? ["MissingWebHost.swift"] : [])
    }

    private func products(_ own: [String], _ scenery: [String]) -> [[String: String]] {
        own.map { ["name": $0, "package": project.app, "reference": ProjectPackage.ownReference] }
            + scenery.map {
                ["name": $0, "package": "Scenery", "reference": ProjectPackage.sceneryReference]
            }
    }
}
