/// Which module a name means, also where several projects have a module of that name.
struct ModuleNames: Sendable {
    private let byName: [String: [Int]]
    private let projects: [String]

    init(_ modules: [ModuleFacts]) {
        byName = Dictionary(grouping: modules.indices) { modules[$0].name }
        projects = modules.map(\.project)
    }

    func contains(_ name: String) -> Bool { byName[name] != nil }

    /// The module of the own project, else the one that is nearest in folders; `nil` where two are equally near.
    func index(of name: String, seenFrom own: Int) -> Int? {
        guard let found = byName[name] else { return nil }
        if found.count == 1 { return found[0] }
        let shared = found.map { nearness(projects[$0], projects[own]) }
        guard let best = shared.max(), shared.count(where: { $0 == best }) == 1 else { return nil }
        return shared.firstIndex(of: best).map { found[$0] }
    }

    /// How many folders two projects share from the root on; the most for the same project.
    private func nearness(_ left: String, _ right: String) -> Int {
        if left == right { return .max }
        return zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
    }
}
