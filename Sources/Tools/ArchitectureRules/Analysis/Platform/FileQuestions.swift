import SourceModel

/// Questions to the file manager: which files and folders there are.
struct FileQuestions {
    let type: TypeEntity
    let code: CodeContext

    private static let questions: Set<String> = [
        "fileExists", "isReadableFile", "isWritableFile", "isExecutableFile", "isDeletableFile",
        "temporaryDirectory",
        "url", "urls", "containerURL", "homeDirectoryForCurrentUser", "currentDirectoryPath", "displayName",
        "attributesOfItem", "attributesOfFileSystem", "contentsOfDirectory",
    ]

    /// Whether a chain is a question, or a file manager that is kept in a variable or a property that only asks:
    /// `let files = FileManager.default`.
    func isOne(_ chain: ChainFact) -> Bool {
        guard chain.names.starts(with: ["FileManager", "default"]) else { return false }
        if chain.names.count > 2 { return Self.questions.contains(chain.names[2]) }
        if let member = code.member, member.kind == .property, member.isStored {
            let bodies = type.members { $0.traits.contains(.calls) }.compactMap(\.fact.body)
            return onlyAsk(bodies.flatMap(\.calls), of: member.name)
        }
        guard let local = code.body.locals.first(where: { $0.value == .chain(chain) }) else { return false }
        let read = code.body.uses.filter { $0.chain.root == .name && $0.chain.names.first == local.name }
        return onlyAsk(code.body.calls, of: local.name, read.map(\.chain))
    }

    private func onlyAsk(_ calls: [CallFact], of name: String, _ read: [ChainFact] = []) -> Bool {
        if calls.flatMap(\.arguments).contains(where: { $0.value.ownName == name }) { return false }
        let asked = (calls.map(\.callee) + read).compactMap { chain -> String? in
            let names = chain.names.drop { $0 == "self" }
            return chain.root == .name && names.count > 1 && names.first == name
                ? names[names.startIndex + 1] : nil
        }
        return !asked.isEmpty && asked.allSatisfy(Self.questions.contains)
    }
}
