import SourceModel
import Styles

/// Logic that is to run anywhere imports what draws.
struct LogicImportsUI: Rule {
    let info = RuleInfo(
        id: "logic-imports-ui",
        summary: "A file with logic or presentation imports a user interface framework.",
        why:
            "Logic that knows a platform cannot be tested without it, nor shown by another host; and what the "
            + "import makes reachable is soon used.",
        whatToDo: "Import Foundation or less, and leave what needs the framework to the view.",
        silence:
            "When a view stands in the same file, when the import is under `#if`, and for roles that the style "
            + "lets import it, such as routers.",
        badExample: """
            import UIKit

            protocol AboutInteracting: AnyObject { func closeTapped() }
            final class AboutInteractor: AboutInteracting { func closeTapped() {} }
            // file: AboutViewController.swift
            import UIKit

            final class AboutViewController { var interactor: (any AboutInteracting)? }
            // file: AboutPresenter.swift
            final class AboutPresenter {}
            """,
        goodExample: """
            import Foundation

            protocol AboutInteracting: AnyObject { func closeTapped() }
            final class AboutInteractor: AboutInteracting { func closeTapped() {} }
            // file: AboutViewController.swift
            import UIKit

            final class AboutViewController { var interactor: (any AboutInteracting)? }
            // file: AboutPresenter.swift
            final class AboutPresenter {}
            """)

    /// Frameworks that draw, and the hosts that stand for them.
    static let frameworks: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "SceneryScreens", "SceneryUIKit",
        "ScenerySwiftUI",
        "SceneryTerminal", "SceneryWeb",
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        var told: Set<FileKey> = []
        return project.players.flatMap { player -> [Finding] in
            guard player.role.platform == .none, player.role.name != "builder",
                !player.role.allows.contains(.hostImports)
            else { return [] }
            return player.type.parts.filter { $0.module == player.type.module }.flatMap { part -> [Finding] in
                let key = FileKey(module: part.module, file: part.file)
                guard told.insert(key).inserted, !drawsToo(key, project) else { return [] }
                return project.model.facts(module: part.module, file: part.file).imports.compactMap { fact in
                    guard Self.frameworks.contains(fact.module), fact.conditions.isEmpty else { return nil }
                    return finding(fact, player)
                }
            }
        }
    }

    private struct FileKey: Hashable {
        var module: Int
        var file: Int
    }

    /// Whether a view, a navigator or another type that draws is declared in the file.
    private func drawsToo(_ key: FileKey, _ project: CheckedProject) -> Bool {
        let file = project.model.facts(module: key.module, file: key.file)
        return file.declarations.contains { declaration in
            // It is there for the types that are nested in it.
            if declaration.kind == .extension, declaration.members.isEmpty { return false }
            if declaration.inherited.contains(where: \.draws) { return true }
            guard
                let type = project.model.type(
                    .name(declaration.name), in: Scope(module: key.module, file: key.file)),
                let player = project.player(type)
            else { return false }
            return player.role.platform == .host || player.role.allows.contains(.hostImports)
        }
    }

    private func finding(_ fact: ImportFact, _ player: Player) -> Finding {
        Finding(
            rule: id, severity: info.severity, place: fact.place,
            message:
                "the file of \"\(player.type.qualifiedName)\", the \(player.role.name) of its scene, imports \(fact.module), so it "
                + "cannot be tested or shown without it; import Foundation or less",
            subject: "\(player.type.qualifiedName) imports \(fact.module)")
    }
}
