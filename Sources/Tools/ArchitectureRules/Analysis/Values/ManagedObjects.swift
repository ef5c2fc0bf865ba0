import SourceModel

/// Classes that Xcode writes for a data model: no source declares them, but code fetches their objects.
struct ManagedObjects {
    let names: Set<String>

    private static let request = "NSFetchRequest"
    private static let words = NameQuery([request, "fetchRequest"], isConstant: true)

    init(_ model: ProjectModel) {
        var fetched: Set<String> = []
        for type in model.types {
            for member in type.members(where: { $0.traits.contains(.calls) && $0.bodyMayName(Self.words) }) {
                guard let body = member.fact.body else { continue }
                fetched.formUnion(Self.fetched(in: body))
            }
        }
        names = fetched.filter { $0.first?.isUppercase == true && model.type(named: $0) == nil }
    }

    /// `NSFetchRequest<Ride>(entityName: "Ride")`, `let rides: NSFetchRequest<Ride>`, `Ride.fetchRequest()`.
    private static func fetched(in body: BodyFact) -> [String] {
        let annotated = body.types.flatMap { use -> [String] in
            guard use.type.bareName == request else { return [] }
            return use.type.namedParts.filter(\.isArgument).map(\.name)
        }
        let called = body.calls.flatMap { call -> [String] in
            guard call.callee.root == .name else { return [] }
            if call.callee.names == [request] { return call.callee.generics.compactMap(\.bareName) }
            return call.callee.names.count == 2 && call.callee.names[1] == "fetchRequest"
                ? [call.callee.names[0]] : []
        }
        return annotated + called
    }
}
