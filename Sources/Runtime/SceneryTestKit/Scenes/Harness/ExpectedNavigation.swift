import Foundation
import Scenery

/// What a test expects of the navigation. Scenes are identified by their names.
public enum ExpectedNavigation: Sendable, Equatable, CustomStringConvertible {
    case push(String)
    case pop
    case popToRoot
    case present(String)
    case dismiss
    case replace(String)
    case replaceRoot(String)
    case replaceRootWithTabs([String], selected: Int)
    case selectTab(Int)
    case returnTo(String)
    case open(URL)
    /// What was asked for could not be done.
    indirect case refused(ExpectedNavigation)

    init(_ event: SceneNavigator.Event) {
        switch event {
        case .changed(let change, _, _): self.init(change)
        case .refused(let change): self = .refused(ExpectedNavigation(change))
        case .opened(let url): self = .open(url)
        }
    }

    private init(_ change: NavigationChange) {
        switch change {
        case .push(let scene): self = .push(scene.name)
        case .pop: self = .pop
        case .popToRoot: self = .popToRoot
        case .present(let scene): self = .present(scene.name)
        case .dismiss: self = .dismiss
        case .replace(let scene): self = .replace(scene.name)
        case .replaceRoot(let scene): self = .replaceRoot(scene.name)
        case .replaceRootWithTabs(let tabs, let selected):
            self = .replaceRootWithTabs(tabs.flatMap { $0.scenes.map(\.name) }, selected: selected)
        case .selectTab(let index): self = .selectTab(index)
        case .returnTo(let scene): self = .returnTo(scene.name)
        }
    }

    public var description: String {
        switch self {
        case .push(let scene): "push \(scene)"
        case .pop: "pop"
        case .popToRoot: "pop to the root"
        case .present(let scene): "present \(scene)"
        case .dismiss: "dismiss"
        case .replace(let scene): "replace with \(scene)"
        case .replaceRoot(let scene): "replace the root with \(scene)"
        case .replaceRootWithTabs(let scenes, let selected):
            "replace the root with the tabs \(scenes.joined(separator: ", ")), the one at \(selected) in front"
        case .selectTab(let index): "select the tab at \(index)"
        case .returnTo(let scene): "return to \(scene)"
        case .open(let url): "open \(url.absoluteString)"
        case .refused(let what): "\(what), which was refused"
        }
    }
}
