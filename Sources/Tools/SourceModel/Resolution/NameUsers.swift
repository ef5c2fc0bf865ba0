/// A declaration that names something, in its own words or in its code.
public struct NameUser: Sendable, Hashable {
    /// The type it belongs to, as an index into `ProjectModel.types`; `nil` outside of any, and in extensions of types from outside.
    public var type: TypeEntity.ID?
    /// The member; `nil` for what is written before the braces of a type, for an alias, and for code outside of any function.
    public var member: String?
    /// What the name is read from, as the code says it.
    public var receiver = Receiver.unknown
    /// The labels of the arguments, if it calls what it names and writes any.
    public var labels: [String] = []

    public enum Receiver: Sendable, Hashable {
        /// The object itself: `load()`, `self.load()`.
        case own
        /// What stands before the dot: a type, `Session.load()`, or a variable that the code itself knows, `session.load()`.
        case name(String)
        /// A static property of a type: `Session.shared.load()`.
        case shared(String, of: String)
        /// Nothing, as before a case or a static member: `.load`.
        case implicit
        case unknown
    }

    public init(type: TypeEntity.ID?, member: String?) {
        self.type = type
        self.member = member
    }
}

extension ProjectModel {
    /// What names any of these, by the names: types, functions and properties alike, whichever of that name is meant. Tests do
    /// not count.
    ///
    /// - Complexity: linear in the size of all code.
    public func users(of names: Set<String>) -> [String: Set<NameUser>] {
        let query = NameQuery(names)
        let files = modules.indices.filter { !modules[$0].isTest }.flatMap { module in
            modules[module].files.indices.map { (module, $0) }
        }
        let inTypes = ParallelReading.map(types) { type in
            var found = FoundUsers(names: names, query: query)
            for part in type.parts where !self.modules[part.module].isTest {
                found.add(part.fact, of: type.id)
            }
            return found.users
        }
        let inFiles = ParallelReading.map(files) { module, file in
            var found = FoundUsers(names: names, query: query)
            found.add(self.facts(module: module, file: file))
            return found.users
        }
        var outside = FoundUsers(names: names, query: query)
        for part in foreignExtensions where !modules[part.module].isTest { outside.add(part.fact, of: nil) }
        return (inTypes + inFiles).reduce(into: outside.users) { all, some in
            all.merge(some) { $0.union($1) }
        }
    }
}

private struct FoundUsers {
    let names: Set<String>
    let query: NameQuery
    private(set) var users: [String: Set<NameUser>] = [:]

    init(names: Set<String>, query: NameQuery) {
        self.names = names
        self.query = query
    }

    mutating func add(_ declaration: DeclarationFact, of type: TypeEntity.ID?) {
        var heads: [WrittenName] = []
        declaration.visitHead { heads.append($0) }
        for name in heads { add(name, NameUser(type: type, member: nil)) }
        add(declaration.members, of: type)
    }

    /// What a file declares outside of any type.
    mutating func add(_ file: FileFacts) {
        add(file.globals, of: nil)
        let nobody = NameUser(type: nil, member: nil)
        for alias in file.aliases { add(alias.type, nobody) }
        var written: [WrittenName] = []
        file.topLevel?.withoutPreviews.visit { written.append($0) }
        for name in written { add(name, nobody) }
    }

    private mutating func add(_ members: [MemberFact], of type: TypeEntity.ID?) {
        for member in members {
            var written: [WrittenName] = []
            member.visit(member.bodyMayName(query) ? member.body : nil) { written.append($0) }
            for name in written { add(name, NameUser(type: type, member: member.name)) }
        }
    }

    private mutating func add(_ name: WrittenName, _ user: NameUser) {
        switch name {
        case .type(let fact, _, _): add(fact, user)
        case .call(let call): add(call.callee, user, calledWith: call.arguments.compactMap(\.label))
        case .use(let use): add(use.chain, user)
        case .attribute(let text, _):
            add(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init), user)
        }
    }

    private mutating func add(_ fact: TypeFact, _ user: NameUser) {
        for part in fact.namedParts {
            var next: TypeFact? = part.type
            while case .named(let base, let name, _)? = next {
                add([name], user)
                next = base
            }
        }
    }

    private mutating func add(_ chain: ChainFact, _ user: NameUser, calledWith labels: [String] = []) {
        for (index, name) in chain.names.enumerated() where names.contains(name) {
            var user = user
            user.receiver = Self.receiver(of: chain, index)
            user.labels = index == chain.names.count - 1 ? labels : []
            users[name, default: []].insert(user)
        }
    }

    /// What the name at an index of a chain is read from.
    private static func receiver(of chain: ChainFact, _ index: Int) -> NameUser.Receiver {
        guard index > 0 else {
            return chain.root == .name ? .own : chain.root == .implicit ? .implicit : .unknown
        }
        let before = chain.names[index - 1]
        if before == "self" { return .own }
        if before.first?.isUppercase == true { return .name(before) }
        guard chain.root == .name else { return .unknown }
        if index == 1 || index == 2 && chain.names[0] == "self" { return .name(before) }
        let type = chain.names[index - 2]
        return index == 2 && type.first?.isUppercase == true ? .shared(before, of: type) : .unknown
    }

    private mutating func add(_ written: [String], _ user: NameUser) {
        for name in written where names.contains(name) { users[name, default: []].insert(user) }
    }
}

extension BodyFact {
    /// Without the code of `#Preview { … }`, which nothing of the project runs.
    public var withoutPreviews: BodyFact {
        guard calls.contains(where: \.isPreview) else { return self }
        var body = self
        body.calls.removeAll { $0.isPreview || isInPreview($0.closure) }
        body.uses.removeAll { isInPreview($0.closure) }
        body.types.removeAll { isInPreview($0.closure) }
        return body
    }

    private func isInPreview(_ closure: Int?) -> Bool {
        var around = closure
        while let index = around {
            if closures[index].call.map({ calls[$0].isPreview }) == true { return true }
            around = closures[index].closure
        }
        return false
    }
}

extension CallFact {
    fileprivate var isPreview: Bool { callee.names == ["#Preview"] }
}
