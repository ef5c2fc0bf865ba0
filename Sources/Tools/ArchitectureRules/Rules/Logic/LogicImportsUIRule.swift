import SourceModel
import Styles

/// Logic that should run anywhere imports a user interface framework.
struct LogicImportsUIRule: Rule {
    let info = RuleInfo(
        id: "logic-imports-ui",
        summary: "A file with logic or presentation imports a user interface framework.",
        why:
            "Logic that depends on a platform cannot be tested without it, nor be shown by another host; and what "
            + "an import makes available is soon used.",
        whatToDo: "Import Foundation or less, and leave what needs the framework to the view.",
        exceptions:
            "If a view is declared in the same file, if the import is under `#if`, and for roles that the style "
            + "allows to import it, such as routers.",
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

    /// User interface frameworks, and the hosts that wrap them.
    static let frameworks: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "SceneryScreens", "SceneryUIKit",
        "ScenerySwiftUI",
        "SceneryTerminal", "SceneryWeb",
    ]

    func findings(in project: ProjectContext) -> [Finding] {
        var reported: Set<FileKey> = []
        return project.roleInstances.flatMap { instance -> [Finding] in
            guard instance.role.platform == .none, instance.role.name != "builder",
                !instance.role.allows.contains(.hostImports)
            else { return [] }
            return instance.type.parts.filter { $0.module == instance.type.module }.flatMap {
                part -> [Finding] in
                let key = FileKey(module: part.module, file: part.file)
                guard reported.insert(key).inserted, !drawsToo(key, project) else { return [] }
                return project.model.facts(module: part.module, file: part.file).imports.compactMap { fact in
                    guard Self.frameworks.contains(fact.module), fact.conditions.isEmpty else { return nil }
                    return finding(fact, instance)
                }
            }
        }
    }

    private struct FileKey: Hashable {
        var module: Int
        var file: Int
    }

    /// Whether a view, a router or another user interface type is declared in the file.
    private func drawsToo(_ key: FileKey, _ project: ProjectContext) -> Bool {
        let file = project.model.facts(module: key.module, file: key.file)
        return file.declarations.contains { declaration in
            // It exists for the types that are nested in it.
            if declaration.kind == .extension, declaration.members.isEmpty { return false }
            if declaration.inherited.contains(where: \.draws) { return true }
            guard
                let type = project.model.type(
                    .name(declaration.name), in: Scope(module: key.module, file: key.file)),
                let instance = project.roleInstance(of: type)
            else { return false }
            return instance.role.platform == .host || instance.role.allows.contains(.hostImports)
        }
    }

    private func finding(_ fact: ImportFact, _ instance: RoleInstance) -> Finding {
        Finding(
            of: info, at: fact.location,
            message:
                "the file of \"\(instance.type.qualifiedName)\", the \(instance.role.name) of its scene, imports \(fact.module), so it "
                + "cannot be tested or shown without it; import Foundation or less",
            subject: "\(instance.type.qualifiedName) imports \(fact.module)")
    }
}
