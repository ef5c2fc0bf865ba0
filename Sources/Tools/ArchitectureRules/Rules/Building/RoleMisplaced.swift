import SourceModel
import Styles

/// A role lies in the folder of another scene.
struct RoleMisplaced: Rule {
    let info = RuleInfo(
        id: "role-misplaced",
        severity: .warning,
        summary: "A type that plays a role of one scene lies in the folder of another.",
        why:
            "Whoever opens a scene's folder expects the whole scene there and nothing else; a role that lies elsewhere "
            + "is missed when the scene is changed or removed.",
        whatToDo: "Move the file to the folder where the scene's other roles are.",
        silence:
            "Where folders hold kinds of files rather than scenes, where a scene's roles lie in several folders "
            + "anyway, and for types that share a file.",
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

    func findings(in project: CheckedProject) -> [Finding] {
        let folders = Folders(project.players)
        return project.players.compactMap { player in
            let folder = Folders.folder(of: player.type.place.path)
            guard let home = folders.home(of: player.scene), home != folder,
                let other = folders.onlyOtherScene(in: folder, than: player.scene),
                folders.home(of: other) == folder,
                !folders.isShared(player.type.place.path)
            else { return nil }
            let scenes = project.scenes
            return Finding(
                rule: id, severity: info.severity, place: player.type.place,
                message:
                    "\"\(player.type.name)\" belongs to the scene \"\(scenes.all[player.scene].name)\" and lies with "
                    + "\"\(scenes.all[other].name)\"; move its file to \(home)",
                subject: player.type.qualifiedName)
        }
    }
}

/// Which scenes have their roles in which folder.
private struct Folders {
    /// By folder: how many roles of each scene lie in it.
    private var scenes: [String: [Int: Int]] = [:]
    /// By scene: how many of its roles lie in each folder.
    private var places: [Int: [String: Int]] = [:]
    private var scenesByFile: [String: Set<Int>] = [:]

    init(_ players: [Player]) {
        for player in players {
            let path = player.type.place.path
            scenes[Self.folder(of: path), default: [:]][player.scene, default: 0] += 1
            places[player.scene, default: [:]][Self.folder(of: path), default: 0] += 1
            scenesByFile[path, default: []].insert(player.scene)
        }
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The folder where all of a scene's roles but one lie, two at least.
    func home(of scene: Int) -> String? {
        guard let places = places[scene],
            let (folder, count) = places.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
        else { return nil }
        let total = places.values.reduce(0, +)
        return count >= 2 && count >= total - 1 && self.scenes[folder]?.count ?? 0 <= 2 ? folder : nil
    }

    /// The one other scene whose home the folder is.
    func onlyOtherScene(in folder: String, than scene: Int) -> Int? {
        guard let here = scenes[folder], here[scene] == 1, here.count == 2 else { return nil }
        return here.keys.first { $0 != scene }
    }

    /// Whether types of several scenes stand in the file.
    func isShared(_ path: String) -> Bool { (scenesByFile[path]?.count ?? 0) > 1 }
}
