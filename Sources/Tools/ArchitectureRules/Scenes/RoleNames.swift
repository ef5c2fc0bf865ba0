import SourceModel
import Styles

/// Tells from a type's name which role of a style it would play, and in which scene.
struct RoleNames {
    struct Match {
        var scene: String
        var role: Role
        /// Its place among the role's endings; the smaller, the more it is what the style means.
        var rank: Int
    }

    private struct Ending {
        var suffix: String
        var role: Role
        var rank: Int
    }

    /// How classes are called that those of all scenes inherit from; they are no scene.
    private static let above = "Base"

    /// By their last byte, which most names do not have; the longest first.
    private let endings: [UInt8: [Ending]]
    private let contracts: [(pattern: NamePattern, role: Role)]

    init(style: Style, suffixes: [String: [String]]) {
        let all = style.roles.flatMap { role in
            let own = suffixes[role.name] ?? []
            return (own + role.suffixes.filter { !own.contains($0) }).enumerated().map { rank, suffix in
                Ending(suffix: suffix, role: role, rank: rank)
            }
        }.sorted { $0.suffix.utf8.count > $1.suffix.utf8.count }
        endings = Dictionary(grouping: all) { $0.suffix.utf8.last ?? 0 }
        contracts = style.roles.flatMap { role in role.contracts.map { (NamePattern($0), role) } }
    }

    /// The longest ending decides: `AboutViewController` is no `…Controller`.
    ///
    /// A type that is called as the role alone takes its scene's name from the type it is nested in.
    func match(_ type: TypeEntity) -> Match? {
        guard let last = type.name.utf8.last, let endings = endings[last] else { return nil }
        for ending in endings where type.name.hasSuffix(ending.suffix) {
            var scene = String(type.name.dropLast(ending.suffix.count))
            if scene.isEmpty { scene = type.declaration.scope.last ?? "" }
            guard !scene.isEmpty else { continue }
            guard scene != Self.above, Self.fits(type, ending.role) else { return nil }
            return Match(scene: scene, role: ending.role, rank: ending.rank)
        }
        return nil
    }

    /// The scene and role whose protocol has this name by the style's patterns.
    func contract(_ name: String) -> (scene: String, role: Role)? {
        for (pattern, role) in contracts {
            if let scene = pattern.scene(in: name) { return (scene, role) }
        }
        return nil
    }

    /// Views may be structs, and who builds may be anything; a struct that is called as a class's role is
    /// something else, such as a value named view model.
    private static func fits(_ type: TypeEntity, _ role: Role) -> Bool {
        if type.kind == .protocol { return false }
        guard role.kind == .class || role.kind == .actor else { return true }
        return type.isClass || role.platform == .host || role.name == "builder"
    }
}

/// A name with a scene's name in it: `{{ scene }}Displaying`.
struct NamePattern: Sendable {
    private let head: String
    private let tail: String

    init(_ text: String) {
        let opening = text.firstRange(of: "{{")
        let closing = text.firstRange(of: "}}")
        head = opening.map { String(text[..<$0.lowerBound]) } ?? text
        tail = closing.map { String(text[$0.upperBound...]) } ?? ""
    }

    /// What stands for the scene in a name; `nil` where the name is not of this form.
    func scene(in name: String) -> String? {
        let bytes = name.utf8
        guard bytes.count > head.utf8.count + tail.utf8.count, name.hasPrefix(head), name.hasSuffix(tail)
        else { return nil }
        return String(decoding: bytes.dropFirst(head.utf8.count).dropLast(tail.utf8.count), as: UTF8.self)
    }
}

/// Types that stand in for others: in tests, in previews, and in front of them, as tools write proxies.
enum StandIns {
    private static let words = ["Mock", "Spy", "Stub", "Fake", "Dummy"]

    static func isOne(_ type: TypeEntity, in model: ProjectModel) -> Bool {
        if model.modules[type.module].isTest || type.isGenerated { return true }
        return words.contains { type.name.hasPrefix($0) || type.name.hasSuffix($0) }
    }
}
