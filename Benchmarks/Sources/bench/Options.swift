import Measuring

/// What the command line asks for.
struct Options {
    var rounds = 7
    var archives = true
    var filters: [String] = []

    init(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--rounds": rounds = rest.next().flatMap { Int($0) }.map { max(1, $0) } ?? rounds
            case "--no-archive": archives = false
            default: filters.append(argument.lowercased())
            }
        }
    }

    /// A row is wanted when a filter names its group or occurs in its name, or when there is none.
    func wants(_ row: Row, in group: Group) -> Bool {
        filters.isEmpty
            || filters.contains { filter in
                group.name.lowercased() == filter || row.name.lowercased().contains(filter)
            }
    }
}
