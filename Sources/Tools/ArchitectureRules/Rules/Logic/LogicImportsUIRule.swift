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
        whatToDo:
            "Import Foundation or less, and leave what needs the framework to the view. If the file uses nothing of "
            + "UIKit, `scenery check --fix` imports what it uses instead.",
        exceptions:
            """
            - A view is declared in the same file, which a view model that is a data source is not; the \
            import is under `#if`; a module is imported that brings SwiftUI and UIKit itself (The Composable \
            Architecture); or the file imports a module of views as well, \
            whose name ends in `UI` or `UIKit`.
            - Roles that the style allows to import it, such as routers.
            - A view model that SwiftUI observes and that uses only `withAnimation` or what lists do to \
            collections, such as `move(fromOffsets:toOffset:)`; `Color`, `Binding` and the like count.
            - A presentation that only stores pictures (`UIImage`) or passes them on.
            - Logic whose code is only that of a template: nothing, no functions, `presentSomething`, or \
            calls of `super`; and structs that only store values and use nothing of it.

            Outside of scenes, presenters, as in MVP, count if they use nothing of UIKit or refer to their \
            view weakly; interactors, use cases, view models, workers and reducers if they use nothing of \
            UIKit or SwiftUI, view models also if they make or receive views.
            """,
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
        lazy var judge = UIImportUse.Judge(project)
        let roles = project.roleInstances.flatMap { instance -> [Finding] in
            guard instance.role.platform == .none, instance.role.name != "builder",
                !needsArchitecture(instance.type, project), !instance.role.allows.contains(.hostImports),
                !isUntouched(instance.type)
            else { return [] }
            return instance.type.parts.filter { $0.module == instance.type.module }.flatMap {
                part -> [Finding] in
                guard let file = unseenFile(part, &reported, project) else { return [] }
                return file.imports.compactMap { fact in
                    guard Self.frameworks.contains(fact.module), fact.conditions.isEmpty,
                        !comesAnyway(fact, in: file)
                    else { return nil }
                    let use = Self.use(of: fact.module, in: file, judge)
                    guard !needsViews(file), !animates(use, instance.type, project),
                        !showsPictures(use, instance.role)
                    else {
                        return nil
                    }
                    let role = "the \(instance.role.name) of its scene"
                    return finding(fact, use, in: file, of: instance.type, role)
                }
            }
        }
        let presenters = findings(
            in: presenters(in: project), "a presenter", judge, &reported, project
        ) { type, use, file in
            !needsViews(file) && (Self.isNothing(use) || refersToView(type, project))
        }
        // What other logic uses of the framework may be right where no style says what it is.
        return roles + presenters
            + findings(in: project.logicOutsideScenes, "logic by its name", judge, &reported, project) {
                type, use, file in
                guard !needsViews(file) else { return false }
                if Self.isNothing(use) {
                    return !isOfValues(type)
                        && file.imports.count { Self.frameworks.contains($0.module) } == 1
                }
                return Self.isOfOneView(type) && judge.view(in: type) != nil
            }
    }

    /// Whether it has no more code than a template: nothing but an initializer, or `func presentSomething()`.
    private func isUntouched(_ type: TypeEntity) -> Bool {
        let methods = type.members { $0.kind == .method }
        guard methods.isEmpty else { return hasTemplateMethods(type) }
        let isBare = type.storedProperties.allSatisfy { Self.roles.contains($0.fact.name) }
        return (isBare || !type.members { $0.kind == .initializer }.isEmpty)
            && !type.members.contains(where: Self.computes)
    }

    /// What templates call the properties for the other roles of a scene.
    private static let roles: Set<String> = [
        "view", "presenter", "interactor", "router", "viewController", "output", "delegate", "listener",
    ]

    /// Whether it is a struct that only stores values.
    private func isOfValues(_ type: TypeEntity) -> Bool {
        type.kind == .struct && type.members { $0.kind == .method }.isEmpty
            && !type.members.contains(where: Self.computes)
    }

    private func hasTemplateMethods(_ type: TypeEntity) -> Bool {
        let methods = type.members { $0.kind == .method }
        return !methods.isEmpty
            && methods.allSatisfy { method in
                ["Something", "SomeWork"].contains(where: method.fact.name.hasSuffix)
                    || onlyCallsSuper(method.fact)
            }
    }

    /// `override func didBecomeActive() { super.didBecomeActive() }`
    private func onlyCallsSuper(_ fact: MemberFact) -> Bool {
        guard fact.modifiers.contains("override"), let body = fact.body else { return false }
        return body.assignments.isEmpty && body.branches.isEmpty && !body.calls.isEmpty
            && body.calls.allSatisfy { $0.callee.names.first == "super" }
    }

    private static func computes(_ member: MemberEntity) -> Bool {
        member.fact.kind == .property && !member.fact.isStored
    }

    /// The imports of UIKit in the files of types that belong to no scene.
    private func findings(
        in types: [TypeEntity], _ role: String, _ judge: @autoclosure () -> UIImportUse.Judge,
        _ reported: inout Set<FileKey>, _ project: ProjectContext,
        counts: (TypeEntity, UIImportUse, FileFacts) -> Bool
    ) -> [Finding] {
        types.flatMap { type -> [Finding] in
            guard !type.members.isEmpty, !hasTemplateMethods(type),
                let file = unseenFile(type.parts[0], &reported, project)
            else { return [] }
            return file.imports.compactMap { fact in
                guard fact.module == "UIKit" || fact.module == "SwiftUI", fact.conditions.isEmpty,
                    !comesAnyway(fact, in: file)
                else { return nil }
                let use = Self.use(of: fact.module, in: file, judge())
                // What logic of no scene uses of SwiftUI may be right.
                guard fact.module == "UIKit" || Self.isNothing(use) else { return nil }
                guard counts(type, use, file) else { return nil }
                let isUnused = Self.isNothing(use) || !Self.isOfOneView(type)
                let view = isUnused ? nil : judge().view(in: type)
                return finding(fact, view.map { .name($0) } ?? use, in: file, of: type, role)
            }
        }
    }

    /// The file of a part of a type, if it was not looked at yet and draws nothing.
    private func unseenFile(
        _ part: TypeEntity.Part, _ reported: inout Set<FileKey>, _ project: ProjectContext
    ) -> FileFacts? {
        let key = FileKey(module: part.module, file: part.file)
        guard reported.insert(key).inserted, !drawsToo(key, project) else { return nil }
        return project.model.facts(module: part.module, file: part.file)
    }

    /// Whether the file imports another module of views: without it the framework comes with that.
    private func needsViews(_ file: FileFacts) -> Bool {
        file.imports.contains { fact in
            !Self.frameworks.contains(fact.module)
                && !["UserNotificationsUI", "AuthenticationServicesUI"].contains(fact.module)
                && (fact.module.hasSuffix("UI") || fact.module.hasSuffix("UIKit"))
        }
    }

    /// Whether one of its files imports The Composable Architecture, which the others need then too.
    private func needsArchitecture(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        type.parts.contains { part in
            project.model.facts(module: part.module, file: part.file).imports.contains {
                $0.module == Self.architecture
            }
        }
    }

    /// It brings SwiftUI and UIKit.
    private static let architecture = "ComposableArchitecture"

    /// Whether another module of the file brings the framework with it.
    private func comesAnyway(_ fact: ImportFact, in file: FileFacts) -> Bool {
        ["SwiftUI", "UIKit"].contains(fact.module)
            && file.imports.contains { $0.module == Self.architecture }
    }

    /// Whether all that a view model of SwiftUI needs is to animate its own changes.
    private func animates(_ use: UIImportUse, _ type: TypeEntity, _ project: ProjectContext) -> Bool {
        guard case .animation = use else { return false }
        return project.model.inheritedNames(of: type).contains("ObservableObject")
            || type.declaration.attributes.contains("@Observable")
    }

    /// Whether the presentation of a scene only passes pictures on to its view.
    private func showsPictures(_ use: UIImportUse, _ role: Role) -> Bool {
        guard case .pictures = use else { return false }
        return role.name == "presentation"
    }

    private static func use(of module: String, in file: FileFacts, _ judge: UIImportUse.Judge) -> UIImportUse
    {
        switch module {
        case "UIKit": judge.use(in: file)
        case "SwiftUI": judge.useOfSwiftUI(in: file)
        default: .unclear
        }
    }

    /// Whether it prepares what one view shows: it has no reason to know views. What other logic shows or opens may need them.
    private static func isOfOneView(_ type: TypeEntity) -> Bool {
        type.name.hasSuffix("ViewModel") || type.isClass && type.name.hasSuffix("VM")
    }

    // MARK: Presenters without a scene

    /// Presenters of no scene, as in MVP. One that uses the framework must refer to a view, because what shows alerts
    /// and transitions is called a presenter too.
    private func presenters(in project: ProjectContext) -> [TypeEntity] {
        project.model.types.filter { type in
            (type.isClass || type.kind == .struct) && type.name.hasSuffix("Presenter")
                && project.roleInstance(of: type) == nil
                && !type.isLocal && !StandIns.contains(type, in: project.model)
                && !ShowingPresenters.contains(type, in: project.model)
        }
    }

    private static func isNothing(_ use: UIImportUse) -> Bool {
        if case .nothing = use { return true }
        return false
    }

    /// Whether it stores its view, seen through a type of the project.
    private func refersToView(_ type: TypeEntity, _ project: ProjectContext) -> Bool {
        project.storedReferences[type.id].contains {
            ["view", "viewController", "controller", "ui"].contains($0.member.fact.name)
                && $0.member.fact.ownership != .strong
        }
    }

    private func finding(
        _ fact: ImportFact, _ use: UIImportUse, in file: FileFacts, of type: TypeEntity, _ role: String
    ) -> Finding {
        let (problem, advice) =
            switch use {
            case .name(let name), .pictures(let name), .animation(let name):
                (" and uses \(name)", "leave that to the view")
            case .nothing(let needs):
                (
                    " and uses nothing of it",
                    needs.isEmpty ? "remove the import" : "import \(Self.list(needs)) instead"
                )
            case .unclear:
                ("", "import what it uses of Foundation and Combine instead, and leave the rest to the view")
            }
        return Finding(
            of: info, at: fact.location,
            message:
                "the file of \"\(type.qualifiedName)\", \(role), imports "
                + "\(fact.module)\(problem), so it cannot be tested or shown without it; \(advice)",
            subject: "\(type.qualifiedName) imports \(fact.module)", fix: fix(fact, use, in: file))
    }

    private static func list(_ modules: [String]) -> String { modules.joined(separator: " and ") }

    /// Imports what the file uses of the modules that UIKit re-exports; `nil` if that cannot be told.
    private func fix(_ fact: ImportFact, _ use: UIImportUse, in file: FileFacts) -> Fix? {
        guard case .nothing(let needs) = use, fact.path == "UIKit", fact.kind == nil, fact.attributes.isEmpty,
            fact.access == nil, file.imports.count(where: { $0.location.line == fact.location.line }) == 1,
            !file.declarations.contains(where: { $0.location.line == fact.location.line })
        else { return nil }
        guard !needs.isEmpty else {
            return Fix("remove the import", edits: [TextEdit(at: fact.location, .removeLine)])
        }
        let modules = needs.joined(separator: "\nimport ")
        return Fix(
            "import \(Self.list(needs)) instead",
            edits: [TextEdit(at: fact.location, .replace(old: "UIKit", new: modules))])
    }
}
