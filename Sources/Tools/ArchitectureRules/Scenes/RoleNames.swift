import SourceModel
import Styles

/// Infers from a type's name which role of a style it would play, and in which scene.
struct RoleNames {
    struct RoleMatch {
        var scene: String
        var role: Role
        /// Its index among the role's suffixes; the smaller, the better the match.
        var rank: Int
    }

    private struct Ending {
        var suffix: String
        var role: Role
        var rank: Int
    }

    /// The scene part of the names of base classes, which are not a scene.
    private static let above = "Base"
    /// What templates of Xcode have where a name will be: `___VARIABLE_sceneName___`.
    private static let blank = WordList(["___"])

    /// What UIKit calls interactions: they add drag and drop, menus or a pen to any view.
    private static let gestures = [
        "DragInteraction", "DropInteraction", "ContextMenuInteraction", "EditMenuInteraction",
        "PointerInteraction", "PencilInteraction",
        "TextInteraction", "FindInteraction", "ScribbleInteraction",
    ]

    /// Whether it inherits from one: `class PillMenu: UIEditMenuInteraction`.
    private static func isGesture(_ type: TypeEntity) -> Bool {
        type.declaration.inherited.contains { fact in
            fact.bareName.map { name in name.hasPrefix("UI") && gestures.contains(where: name.hasSuffix) }
                ?? false
        }
    }

    /// By their last byte, which most names do not have; the longest first.
    private let endings: [UInt8: [Ending]]
    private let boundaries: [(pattern: NamePattern, role: Role)]
    /// The roles that a framework knows by more than their names.
    private let marked: [Role]

    init(style: Style, suffixes: [String: [String]]) {
        marked = style.roles.filter { !$0.marks.isEmpty }
        let all = style.roles.filter(\.marks.isEmpty).flatMap { role in
            let own = suffixes[role.name] ?? []
            return (own + role.suffixes.filter { !own.contains($0) }).enumerated().map { rank, suffix in
                Ending(suffix: suffix, role: role, rank: rank)
            }
        }.sorted { $0.suffix.utf8.count > $1.suffix.utf8.count }
        endings = Dictionary(grouping: all) { $0.suffix.utf8.last ?? 0 }
        boundaries = style.roles.flatMap { role in role.contracts.map { (NamePattern($0), role) } }
    }

    /// The longest suffix decides: `AboutViewController` is not a `…Controller`.
    ///
    /// A type with the name of the role alone takes its scene's name from the type or the module around it, and one that is named
    /// after its protocol from that: `DefaultAboutViewModel: AboutViewModel` belongs to `About`.
    func match(_ type: TypeEntity) -> RoleMatch? {
        if let role = marked.first(where: { $0.isMarked(type) }) { return match(type, marked: role) }
        let name = ImplementationName.core(of: type)
        if Self.gestures.contains(where: name.hasSuffix) || Self.isGesture(type) { return nil }
        for ending in endings(of: name) where name.hasSuffix(ending.suffix) {
            var scene = String(name.dropLast(ending.suffix.count))
            if scene.isEmpty {
                // An enum `Screen` names screens, and is none.
                scene =
                    type.declaration.scope.last.map(sceneOfOuter) ?? (type.isClass ? type.moduleName : "")
            }
            guard scene != Self.above, !Self.blank.isAny(in: scene), fits(type, ending.role, scene),
                ending.suffix != Self.controller || showsSomething(type)
            else { return nil }
            return RoleMatch(scene: scene, role: ending.role, rank: ending.rank)
        }
        return nil
    }

    /// The role of a type that a framework knows, whose name is that of its scene if it has none of the role's suffixes.
    private func match(_ type: TypeEntity, marked role: Role) -> RoleMatch? {
        let name = type.name
        let rank = role.suffixes.firstIndex { name.hasSuffix($0) && name != $0 }
        let scene = rank.map { String(name.dropLast(role.suffixes[$0].count)) } ?? name
        let isBare = role.suffixes.contains(name)
        return RoleMatch(
            scene: isBare ? type.declaration.scope.last.map(sceneOfOuter) ?? name : scene, role: role,
            rank: rank ?? role.suffixes.count)
    }

    /// A suffix of views that many other classes have: `SendController` may send.
    private static let controller = "Controller"

    private func showsSomething(_ type: TypeEntity) -> Bool {
        !type.inherited.allSatisfy { $0.bareName.map(Self.shapeless.contains) ?? false }
    }

    /// What types inherit from that show nothing.
    private static let shapeless: Set<String> = ["NSObject", "ObservableObject", "Sendable", "AnyObject"]

    private func endings(of name: String) -> [Ending] {
        name.utf8.last.flatMap { endings[$0] } ?? []
    }

    /// The scene that types nested in a type belong to: `ContentView.ViewModel` to `Content`.
    private func sceneOfOuter(_ name: String) -> String {
        for ending in endings(of: name) where name.hasSuffix(ending.suffix) {
            let scene = String(name.dropLast(ending.suffix.count))
            if !scene.isEmpty { return scene }
        }
        return name
    }

    /// The scene and role whose protocol has this name by the style's patterns.
    func boundary(_ name: String) -> (scene: String, role: Role)? {
        for (pattern, role) in boundaries {
            if let scene = pattern.scene(in: name) { return (scene, role) }
        }
        return nil
    }

    /// Views may be structs, and builders may be anything; a struct with the name of a role that is a class is
    /// something else, such as a value named view model, unless it conforms to the role's protocol.
    private func fits(_ type: TypeEntity, _ role: Role, _ scene: String) -> Bool {
        // An enum `RideScreen` names a screen.
        if type.kind == .protocol || type.kind == .enum && role.platform == .host { return false }
        guard role.kind == .class || role.kind == .actor else { return true }
        return type.isClass || role.platform == .host || role.name == "builder"
            || type.inherited.contains { fact in
                fact.bareName.flatMap(boundary).map { $0.scene == scene && $0.role.name == role.name }
                    ?? false
            }
    }
}

extension Role {
    /// Whether a type has an attribute or a protocol by which a framework knows the role.
    fileprivate func isMarked(_ type: TypeEntity) -> Bool {
        marks.contains { mark in
            mark.hasPrefix("@")
                ? type.declaration.attributes.contains { $0.hasPrefix(mark) }
                : type.inherited.contains { $0.bareName == mark }
        }
    }
}

/// The names of types that only say which protocol they implement.
public enum ImplementationName {
    private static let before = ["Default", "Real", "Live", "Main", "Concrete"]
    private static let after = ["Implementation", "Impl", "Imp", "Default", "Live"]

    /// The name of the protocol that the type conforms to and is named after, without such words, otherwise its own name.
    static func core(of type: TypeEntity) -> String {
        core(of: type.name, inheriting: type.inherited)
    }

    public static func core(of name: String, inheriting inherited: [TypeFact]) -> String {
        for fact in inherited {
            guard let parent = fact.bareName, parent.utf8.count < name.utf8.count else { continue }
            if name.hasSuffix(parent), before.contains(String(name.dropLast(parent.count))) { return parent }
            if name.hasPrefix(parent), after.contains(String(name.dropFirst(parent.count))) { return parent }
        }
        // `RidePresenterImpl: RidePresenterProtocol`
        guard let word = after.first(where: name.hasSuffix) else { return name }
        let core = String(name.dropLast(word.count))
        let isNamed = inherited.contains { fact in
            fact.bareName.map { $0.hasPrefix(core) && kinds.contains(String($0.dropFirst(core.count))) }
                ?? false
        }
        return isNamed ? core : name
    }

    /// Words that names of protocols end with.
    private static let kinds = ["Protocol", "Interface", "Type", "Contract", "Input"]
}

/// A name that contains a scene's name: `{{ scene }}Displaying`.
struct NamePattern: Sendable {
    private let head: String
    private let tail: String

    init(_ text: String) {
        let opening = text.firstRange(of: "{{")
        let closing = text.firstRange(of: "}}")
        head = opening.map { String(text[..<$0.lowerBound]) } ?? text
        tail = closing.map { String(text[$0.upperBound...]) } ?? ""
    }

    /// Whether a name is the pattern without a scene, as in a folder or a module of the scene's own: `Interactable`.
    func isBare(_ name: String) -> Bool { name == head + tail }

    /// The scene's name in a name; `nil` if the name does not match.
    func scene(in name: String) -> String? {
        let bytes = name.utf8
        guard bytes.count > head.utf8.count + tail.utf8.count, name.hasPrefix(head), name.hasSuffix(tail)
        else { return nil }
        return String(decoding: bytes.dropFirst(head.utf8.count).dropLast(tail.utf8.count), as: UTF8.self)
    }
}

/// Types that replace others: in tests, in previews, and generated proxies.
enum StandIns {
    private static let words = ["Mock", "Spy", "Stub", "Fake", "Dummy"]

    static func contains(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        if model.modules[type.module].isTest || type.isGenerated { return true }
        return words.contains { type.name.hasPrefix($0) || type.name.hasSuffix($0) }
    }
}
