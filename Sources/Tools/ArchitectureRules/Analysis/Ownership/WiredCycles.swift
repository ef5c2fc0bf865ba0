import SourceModel
import Styles

/// Cycles of the objects that one function creates, gets and connects: `view.presenter = presenter`, `presenter.view = view`.
///
/// The function says which objects these are, where the declared types do not: a protocol to which several classes conform, or a
/// plain view controller that hosts a view.
struct WiredCycles {
    struct Cycle {
        /// The references between objects of the project, the one that points back last.
        let references: [StoredReference]
        /// The class that the last one keeps.
        let kept: TypeEntity
        /// Whether it points from a role to one above it.
        let isBackward: Bool
    }

    /// The cycles in the functions of a type that create and connect several objects.
    static func all(in type: TypeEntity, of project: ProjectContext) -> [Cycle] {
        type.members { $0.traits.isSuperset(of: [.constructions, .assignments]) }.flatMap { member in
            project.model.code(of: member).map { WiredCycles(project: project, code: $0).cycles() } ?? []
        }
    }

    let project: ProjectContext
    let objects: WiredObjects

    init(project: ProjectContext, code: CodeContext) {
        self.project = project
        objects = WiredObjects(project: project, code: code)
    }

    /// The shortest cycle through each link, no reference twice as the one that points back.
    func cycles() -> [Cycle] {
        let links = objects.links()
        var known: Set<[Int]> = []
        var backs: Set<FileLocation> = []
        return links.indices.compactMap { index in
            guard let path = path(from: links[index].to, to: links[index].from, links),
                known.insert((path + [index]).sorted()).inserted,
                let cycle = cycle(([index] + path).map { links[$0] }),
                let back = cycle.references.last, backs.insert(back.member.fact.location).inserted
            else { return nil }
            return cycle
        }
    }

    /// The links from one object to another, by their indices; empty if they are the same.
    private func path(
        from start: WiredObjects.Object, to end: WiredObjects.Object, _ links: [WiredObjects.Link]
    )
        -> [Int]?
    {
        var waiting = [(object: start, path: [Int]())]
        var seen: Set<WiredObjects.Object> = [start]
        while !waiting.isEmpty {
            let (object, path) = waiting.removeFirst()
            if object == end { return path }
            for index in links.indices where links[index].from == object {
                guard seen.insert(links[index].to).inserted else { continue }
                waiting.append((links[index].to, path + [index]))
            }
        }
        return nil
    }

    private func cycle(_ links: [WiredObjects.Link]) -> Cycle? {
        let back = links.indices.filter { links[$0].reference != nil }.max { left, right in
            order(links[left]) < order(links[right])
        }
        // Which one points back, only roles tell.
        guard links.count > 1, let back, let kept = kept(by: back, in: links),
            rank(of: links[back].to) != nil
        else { return nil }
        let references = (links[(back + 1)...] + links[...back]).compactMap(\.reference)
        let names = Set(references.map(\.member.fact.name))
        guard !references.contains(where: { $0.owner.empties(names) }), !objects.empties(names) else {
            return nil
        }
        let ranks = (rank(of: links[back].from), rank(of: links[back].to))
        let isBackward =
            ranks.0.flatMap { low in ranks.1.map { low < $0 || low == .view && $0 == .view } } ?? false
        return Cycle(references: references, kept: kept, isBackward: isBackward)
    }

    /// Where an object stands: a container of UIKit with the view, and a coordinator that the function makes for what it returns
    /// below it.
    private func rank(of object: WiredObjects.Object) -> RoleRank? {
        guard let type = objects.type(of: object) else { return .view }
        let rank = RoleRank(of: type, in: project.model)
        guard rank == .coordinator, case .made = object, let result = objects.code.member?.type,
            let returned = project.model.type(result, in: objects.code.scope) ?? Optional(type),
            !project.model.inherits(type, from: returned) || result.bareName?.hasPrefix("UI") == true
        else { return rank }
        return .router
    }

    /// The class of what a link keeps; of a container of UIKit what this keeps in turn.
    private func kept(by index: Int, in links: [WiredObjects.Link]) -> TypeEntity? {
        objects.type(of: links[index].to)
            ?? objects.type(of: links[(index + 1) % links.count].to)
    }

    /// The link to the highest role points back, of several the one that is set last.
    private func order(_ link: WiredObjects.Link) -> (Int, Int, Int, Int) {
        let isHelper = objects.type(of: link.from).map { RoleRank(of: $0, in: project.model) == nil } ?? false
        // What a helper refers to is not its own, and who passes itself on owns what gets it.
        return (
            rank(of: link.to)?.rawValue ?? -1, isHelper ? 1 : 0, link.to == .own ? 1 : 0, link.line
        )
    }
}

extension WiredCycles.Cycle {
    /// Whether the reference that points back is one from a role to what owns it.
    func isBetweenRoles(in project: ProjectContext) -> Bool {
        guard let back = references.last else { return false }
        if let holder = project.roleInstance(of: back.owner), let owner = project.roleInstance(of: kept),
            holder.scene == owner.scene, holder.role.name != owner.role.name, holder.role.platform != .host
        {
            return true
        }
        return isBackward
    }
}
