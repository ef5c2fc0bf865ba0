import SourceModel

/// What the fields of CloudKit's records contain, which another version of the app may have written.
struct CloudRecords {
    private let names: Set<String>
    private let body: BodyFact

    init(member: MemberFact, body: BodyFact) {
        self.body = body
        let parameters = member.parameters.filter { Self.isRecord($0.type) }.map { $0.innerName ?? $0.label }
        let locals = body.locals.filter { $0.type.map(Self.isRecord) == true }.map(\.name)
        names = Set(parameters + locals)
    }

    private static func isRecord(_ type: TypeFact) -> Bool { type.bareName == "CKRecord" }

    func isRecord(_ name: String) -> Bool { names.contains(name) }

    /// Whether a cast reads a field: `record["kind"] as! String`, `record.value(forKey: "kind") as! String`.
    func reads(_ forced: ForcedFact) -> Bool {
        guard !names.isEmpty else { return false }
        if let origin = forced.origin, names.contains(origin) { return true }
        guard case .call(let index) = forced.subject, index < body.calls.count else { return false }
        let callee = body.calls[index].callee
        return callee.root == .name && callee.names.count == 2 && names.contains(callee.names[0])
            && ["value", "object"].contains(callee.names[1])
            && body.calls[index].arguments.first?.label == "forKey"
    }
}
