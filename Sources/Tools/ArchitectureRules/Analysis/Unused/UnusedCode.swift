import SourceModel

/// Code of a project that nothing uses: functions and types whose names stand nowhere else, or only in other code of that kind.
///
/// It goes by names: one that anything of the project uses is used, whatever it means there, unless the code around or the name before
/// it says that it belongs to another type. What the system or other projects
/// may call is used. What only developers run counts as unused, file by file,
/// and so does what no target of an Xcode project compiles.
public struct UnusedCode {
    private let lines: DeclarationLines
    private let units: NamedUnits
    private let unusedFiles: Set<String>
    private var unused: Set<NamedUnit> = []

    /// - Parameters:
    /// - locations: The code that is asked about.
    /// - classesElsewhere: The names of classes in storyboards, property lists and code in Objective-C. Without them all objects that a
    ///   storyboard could make count as used.
    public init(in model: ProjectModel, at locations: [FileLocation], classesElsewhere: Set<String>? = nil) {
        lines = DeclarationLines(model, files: Set(locations.map(\.path)))
        units = NamedUnits(model, classesElsewhere)
        unusedFiles = DeveloperFiles.paths(in: model).union(model.modules.flatMap(\.leftOut))
        unused = Self.unused(users(of: Set(locations.flatMap(units(at:))), in: model))
    }

    /// Whether nothing uses the code at one of the locations.
    public func contains(_ location: FileLocation) -> Bool {
        unusedFiles.contains(location.path) || units(at: location).contains(where: unused.contains)
    }

    private func units(at location: FileLocation) -> [NamedUnit] {
        lines.declaration(at: location).map(units.around) ?? []
    }

    /// How often users of users are looked for; what remains counts as used.
    private static let depth = 4

    /// The units around each user of what is asked about, and of its users; none around code that is certainly used.
    private func users(of asked: Set<NamedUnit>, in model: ProjectModel) -> [NamedUnit: [[NamedUnit]]] {
        var known: [NamedUnit: [[NamedUnit]]] = [:]
        var next = asked
        for _ in 0..<Self.depth where !next.isEmpty {
            let users = model.users(of: Set(next.map(units.name)))
            var further: Set<NamedUnit> = []
            for unit in next {
                let others = (users[units.name(of: unit)] ?? []).filter {
                    !units.isItself($0, unit) && !units.isOther($0, unit)
                }
                .map(units.around)
                known[unit] = others
                // Users of what is certainly used do not matter.
                if !others.contains(where: \.isEmpty) { further.formUnion(others.joined()) }
            }
            next = further.subtracting(known.keys)
        }
        return known
    }

    /// Leaves out what something uses that is used, until nothing is left to leave out.
    private static func unused(_ users: [NamedUnit: [[NamedUnit]]]) -> Set<NamedUnit> {
        var unused = users
        var before = -1
        while unused.count != before {
            before = unused.count
            unused = unused.filter { _, users in
                users.allSatisfy { units in units.contains { unused[$0] != nil } }
            }
        }
        return Set(unused.keys)
    }
}
