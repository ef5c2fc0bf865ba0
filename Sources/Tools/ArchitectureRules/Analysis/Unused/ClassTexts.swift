import SourceModel

/// The classes whose objects are made by their names: those in storyboards, property lists and Objective-C, and those in texts that
/// `NSClassFromString` reads.
struct ClassTexts {
    /// `nil` if any class may be.
    private let names: Set<String>?

    /// - Parameter classesElsewhere: The names that stand outside of Swift code; `nil` if they are not known.
    init(_ model: ProjectModel, _ classesElsewhere: Set<String>?) {
        let texts = model.users(of: [Self.finder])[Self.finder, default: []].map { Self.texts($0, in: model) }
        names = texts.reduce(classesElsewhere) { all, some in
            guard let all, let some else { return nil }
            return all.union(some)
        }
    }

    /// Whether code makes no object of a class but by the class itself.
    func leaveOut(_ name: String) -> Bool { names?.contains(name) == false }

    private static let finder = "NSClassFromString"

    /// The last parts of the texts in what looks for classes; `nil` if one of them is not written there.
    private static func texts(_ user: NameUser, in model: ProjectModel) -> Set<String>? {
        guard let type = user.type.map({ model.types[$0] }) else { return nil }
        var found: Set<String> = []
        for member in type.members(where: { $0.name == user.member }) {
            for call in member.fact.body?.calls ?? [] where call.callee.names == [finder] {
                guard case .literal(let text)? = call.arguments.first?.value else { return nil }
                let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                found.formUnion(parts.last.map { [String($0)] } ?? [])
            }
        }
        return found.isEmpty ? nil : found
    }
}
