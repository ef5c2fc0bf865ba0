import SourceModel
import Styles

// Files in which a view is declared too.

extension LogicImportsUIRule {
    struct FileKey: Hashable {
        var module: Int
        var file: Int
    }

    /// Whether a view, a router or another user interface type is declared in the file.
    func drawsToo(_ key: FileKey, _ project: ProjectContext) -> Bool {
        let file = project.model.facts(module: key.module, file: key.file)
        return file.declarations.contains { declaration in
            // It exists for the types that are nested in it.
            if declaration.kind == .extension, declaration.members.isEmpty { return false }
            let isPresenter = Self.preparing.contains(where: declaration.name.hasSuffix)
            if declaration.kind == .class, !isPresenter, drawsByAncestors(declaration, key, project) {
                return true
            }
            if declaration.inherited.contains(where: { $0.draws && !(isPresenter && Self.isDelegate($0)) }) {
                return true
            }
            guard
                let type = project.model.type(
                    .name(declaration.name), in: Scope(module: key.module, file: key.file)),
                let instance = project.roleInstance(of: type)
            else { return false }
            return instance.role.platform == .host || instance.role.allows.contains(.hostImports)
        }
    }

    /// Whether a class inherits from a view through a class of the project: `class TitleView: BaseCell`.
    private func drawsByAncestors(_ fact: DeclarationFact, _ key: FileKey, _ project: ProjectContext) -> Bool
    {
        let names = fact.qualifiedName.split(separator: ".").map(String.init)
        guard let first = names.first else { return false }
        let written = names.dropFirst().reduce(TypeFact.name(first)) {
            .named(base: $0, name: $1, arguments: [])
        }
        return project.model.type(written, in: Scope(module: key.module, file: key.file)).map { type in
            project.model.inheritedNames(of: type).contains {
                $0.hasPrefix("UI")
                    && ($0.hasSuffix("View") || $0.hasSuffix("Cell") || $0.hasSuffix("Controller"))
            }
        } ?? false
    }

    private static let preparing = ["Presenter", "ViewModel", "VM"]

    /// A presenter that a control calls back draws nothing itself, nor does a view model.
    private static func isDelegate(_ fact: TypeFact) -> Bool {
        fact.bareName.map { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") } ?? false
    }
}
