import SourceModel
import Styles

/// A role is in the folder of another scene.
struct RoleMisplacedRule: Rule {
    let info = RuleInfo(
        id: "role-misplaced",
        severity: .warning,
        summary: "A type that plays a role of one scene is in the folder of another scene.",
        why:
            "The folder of a scene should contain the whole scene and nothing else; a role in another folder is "
            + "missed when the scene is changed or removed.",
        whatToDo: "Move the file to the folder that contains the scene's other roles.",
        exceptions:
            "If folders contain kinds of files rather than scenes, if the scene's roles are spread over several "
            + "folders anyway, for types that share a file, and for a second type that could play the role by its name.",
        badExample: """
            // file: Scenes/About/AboutViewController.swift
            protocol AboutInteracting: AnyObject {}
            final class AboutViewController { var interactor: (any AboutInteracting)? }
            // file: Scenes/About/AboutInteractor.swift
            final class AboutInteractor: AboutInteracting {}
            // file: Scenes/Home/AboutPresenter.swift
            final class AboutPresenter {}
            // file: Scenes/Home/HomeViewController.swift
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            // file: Scenes/Home/HomeInteractor.swift
            final class HomeInteractor: HomeInteracting {}
            // file: Scenes/Home/HomePresenter.swift
            final class HomePresenter {}
            """,
        goodExample: """
            // file: Scenes/About/AboutViewController.swift
            protocol AboutInteracting: AnyObject {}
            final class AboutViewController { var interactor: (any AboutInteracting)? }
            // file: Scenes/About/AboutInteractor.swift
            final class AboutInteractor: AboutInteracting {}
            // file: Scenes/About/AboutPresenter.swift
            final class AboutPresenter {}
            // file: Scenes/Home/HomeViewController.swift
            protocol HomeInteracting: AnyObject {}
            final class HomeViewController { var interactor: (any HomeInteracting)? }
            // file: Scenes/Home/HomeInteractor.swift
            final class HomeInteractor: HomeInteracting {}
            // file: Scenes/Home/HomePresenter.swift
            final class HomePresenter {}
            """)

    func findings(in project: ProjectContext) -> [Finding] {
        let folders = Folders(project.roleInstances)
        return project.roleInstances.compactMap { instance in
            let folder = Folders.folder(of: instance.type.location.path)
            guard let home = folders.home(of: instance.scene), home != folder,
                !isDouble(instance, home, project),
                let other = folders.onlyOtherScene(in: folder, than: instance.scene),
                folders.home(of: other) == folder,
                !folders.isShared(instance.type.location.path)
            else { return nil }
            let scenes = project.scenes
            return Finding(
                of: info, at: instance.type.location,
                message:
                    "\"\(instance.type.name)\" belongs to the scene \"\(scenes.all[instance.scene].name)\" and is in the folder of "
                    + "\"\(scenes.all[other].name)\"; move its file to \(home)",
                subject: instance.type.qualifiedName)
        }
    }

    /// Whether another type plays the role where the scene is: `LanguageView` may be any view beside `LanguageViewController`.
    private func isDouble(_ instance: RoleInstance, _ home: String, _ project: ProjectContext) -> Bool {
        project.types(playing: instance.role.name, inSceneOf: instance).contains {
            $0 != instance.type && Folders.folder(of: $0.location.path) == home
        }
    }
}

/// Which scenes have their roles in which folder.
private struct Folders {
    /// By folder: how many roles of each scene it contains.
    private var scenes: [String: [Int: Int]] = [:]
    /// By scene: how many of its roles are in each folder.
    private var locations: [Int: [String: Int]] = [:]
    private var scenesByFile: [String: Set<Int>] = [:]

    init(_ instances: [RoleInstance]) {
        for instance in instances {
            let path = instance.type.location.path
            scenes[Self.folder(of: path), default: [:]][instance.scene, default: 0] += 1
            locations[instance.scene, default: [:]][Self.folder(of: path), default: 0] += 1
            scenesByFile[path, default: []].insert(instance.scene)
        }
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The folder that contains all of a scene's roles but one, and at least two.
    func home(of scene: Int) -> String? {
        guard let locations = locations[scene],
            let (folder, count) = locations.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
        else { return nil }
        let total = locations.values.reduce(0, +)
        return count >= 2 && count >= total - 1 && self.scenes[folder]?.count ?? 0 <= 2 ? folder : nil
    }

    /// The only other scene that the folder belongs to.
    func onlyOtherScene(in folder: String, than scene: Int) -> Int? {
        guard let here = scenes[folder], here[scene] == 1, here.count == 2 else { return nil }
        return here.keys.first { $0 != scene }
    }

    /// Whether the file declares types of several scenes.
    func isShared(_ path: String) -> Bool { (scenesByFile[path]?.count ?? 0) > 1 }
}
