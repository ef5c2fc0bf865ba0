import SourceModel
import Styles

/// Logic and presentation by its name, which is part of no scene that the styles recognize: a use case that several scenes share, the
/// view model of a view whose name differs.
enum LogicTypes {
    private static let suffixes = [
        "Interactor", "Interacter", "UseCase", "Presenter", "Presentor", "ViewModel", "Worker",
        "Reactor",
    ]

    /// Names of types in a namespace that has the name of the scene.
    private static let roles: Set<String> = ["Interactor", "Presenter"]

    /// Words after the suffix: `LoginUseCaseImpl`.
    private static let endings = ["Implementation", "Impl"]
    /// Words that begin what follows the suffix: `SignUpViewModelWithEmail`.
    private static let connecting: Set<String> = ["With", "From", "For", "By", "Of", "In", "On"]
    private static let words = WordList(suffixes)

    static func isNamedSo(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        guard type.isClass || type.kind == .actor || type.kind == .struct else { return false }
        let name =
            endings.first(where: type.name.hasSuffix).map { String(type.name.dropLast($0.count)) }
            ?? type.name
        // `enum Sales { class Presenter {} }`
        if roles.contains(name) { return type.qualifiedName != name }
        return hasSuffix(name) || words.isAny(in: name) && hasSuffix(beforeConnection(name))
            || isReducer(type, model) || isState(type, model) || isNested(type) || isShort(type)
            || isIntent(type)
    }

    private static func hasSuffix(_ name: String) -> Bool {
        suffixes.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    private static func beforeConnection(_ name: String) -> String {
        name.camelCaseWords.prefix { !connecting.contains($0) }.joined()
    }

    /// Whether it is the feature of a screen in The Composable Architecture.
    private static func isReducer(_ type: TypeEntity, _ model: ProjectModel) -> Bool {
        type.kind == .struct
            && (type.declaration.attributes.contains { $0.hasPrefix("@Reducer") }
                || !model.inheritedNames(of: type).isDisjoint(with: ["Reducer", "ReducerProtocol"]))
    }

    /// Whether it is what the feature of a screen keeps, and computes from it.
    private static func isState(_ type: TypeEntity, _ model: ProjectModel) -> Bool {
        type.name == "State" && type.kind == .struct
            && model.outerType(of: type).map { isReducer($0, model) } == true
    }

    /// Whether a view nests it: `extension HomeView { final class ViewModel }`. A struct of that name is what the view shows.
    private static func isNested(_ type: TypeEntity) -> Bool {
        type.isClass && ["ViewModel", "StateModel"].contains(type.name) && type.qualifiedName != type.name
    }

    /// Whether it is a class with the short suffix: `HomeVM`.
    private static func isShort(_ type: TypeEntity) -> Bool {
        type.isClass && type.name.hasSuffix("VM") && type.name.utf8.count > 2
            && type.name.dropLast(2).last?.isLowercase == true
    }

    /// Whether it is the intent of a screen, as in MVI; the system's own have other classes.
    private static func isIntent(_ type: TypeEntity) -> Bool {
        type.isClass && type.name.hasSuffix("Intent") && type.name.utf8.count > 6
            && !type.inherited.contains {
                $0.bareName?.hasPrefix("INI") == true || $0.bareName == "AppIntent"
            }
    }

    /// A word of other architectures too: without a recognized scene it does not tell.
    private static let common = "Worker"

    /// Those of a project.
    static func all(in project: ProjectContext) -> [TypeEntity] {
        let hasScenes = !project.roleInstances.isEmpty
        let models = ScreenModels(project)
        return project.model.types.filter { type in
            (isNamedSo(type, in: project.model) || models.contains(type))
                && (hasScenes || !type.name.hasSuffix(common)) && !type.isLocal
                && project.roleInstance(of: type) == nil
                && !StandIns.contains(type, in: project.model) && !isPreview(type)
                && !(type.declaration.inherited.first?.draws ?? false)
                && project.model.inheritedNames(of: type).isDisjoint(with: bases)
        }
    }

    private static let previews = WordList([
        "Mock", "Stub", "Fake", "Preview", "Sample", "Fixture", "Demo", "Debug", "Developer", "Example",
        "Tester",
    ])

    /// Whether a type is part of a screen for developers, by its name: `DebugViewModel`, `LoginDebugView`.
    static func isForDevelopers(_ name: String) -> Bool { debugging.isAny(in: name) }

    private static let debugging = WordList(["Debug"])

    static func isPreview(_ type: TypeEntity) -> Bool {
        previews.isAny(in: type.name)
            || type.declaration.isForDebugging
    }

    /// What draws, also through classes of the project.
    private static let bases: Set<String> = [
        "UIView", "UIViewController", "UINavigationController", "UITableViewCell", "UICollectionViewCell",
        "View",
        "NSView", "NSViewController",
    ]
}
