import SourceModel

/// The names that the code of a file uses.
struct FileNames {
    /// Names that a declaration in scope has to explain: the first ones of types and chains.
    private(set) var outer: Set<String> = []
    /// Names behind a dot.
    private(set) var members: Set<String> = []
    /// Names that are bound inside of a declaration: parameters, variables, generic parameters.
    private(set) var bound: Set<String> = []
    /// Without the `@`.
    private(set) var attributes: Set<String> = []
    /// Names behind a dot without anything before it: `.red`.
    private(set) var implicit: Set<String> = []
    /// Types that are named themselves, and not only one that is nested in them.
    private(set) var whole: Set<String> = []
    /// Names that code reads, or calls something of, rather than only writes as types or makes values of.
    private(set) var read: Set<String> = []
    /// Names that are called with a first argument without a label, or without any.
    private(set) var calledPlainly: Set<String> = []
    /// The labels of the first arguments of calls, by the name that is called.
    private(set) var firstLabels: [String: Set<String>] = [:]

    init(_ file: FileFacts) {
        for declaration in file.declarations { add(declaration) }
        for member in file.globals { add(member) }
        for alias in file.aliases {
            bound.formUnion(alias.generics)
            add(alias.type)
        }
        if let body = file.topLevel { add(body) }
    }

    /// Those of one declaration.
    init(_ declaration: DeclarationFact) { add(declaration) }

    private mutating func add(_ declaration: DeclarationFact) {
        if declaration.kind == .extension {
            outer.insert(String(declaration.name.prefix { $0 != "." }))
        }
        add(declaration.attributes)
        add(declaration.generics)
        for type in declaration.inherited { add(type) }
        for constraint in declaration.constraints {
            add(constraint.left)
            add(constraint.right)
        }
        for member in declaration.members { add(member) }
    }

    private mutating func add(_ member: MemberFact) {
        add(member.attributes)
        add(member.generics)
        for parameter in member.parameters {
            bound.insert(parameter.innerName ?? parameter.label)
            add(parameter.attributes)
            add(parameter.type)
        }
        if let type = member.type { add(type) }
        if let type = member.initialType { add(type) }
        if let type = member.effects.errorType { add(type) }
        if let body = member.body { add(body) }
    }

    private mutating func add(_ body: BodyFact) {
        for call in body.calls {
            add(call.callee)
            if let name = call.callee.names.last {
                if let label = call.arguments.first?.label {
                    firstLabels[name, default: []].insert(label)
                } else {
                    calledPlainly.insert(name)
                }
            }
            if call.callee.names.count > 1 { addRead(call.callee) }
        }
        for use in body.uses {
            add(use.chain)
            addRead(use.chain)
        }
        for assignment in body.assignments { add(assignment.target) }
        for use in body.types { add(use.type) }
        for local in body.locals { bound.insert(local.name) }
        for closure in body.closures {
            for capture in closure.captures { bound.insert(capture.name) }
        }
    }

    private mutating func add(_ chain: ChainFact) {
        if chain.root == .name, let first = chain.names.first {
            outer.insert(first)
            if chain.names.count == 1 { whole.insert(first) }
            members.formUnion(chain.names.dropFirst())
        } else {
            members.formUnion(chain.names)
            if chain.root == .implicit, let first = chain.names.first { implicit.insert(first) }
        }
        for type in chain.generics { add(type) }
    }

    private mutating func addRead(_ chain: ChainFact) {
        if chain.root == .name, let first = chain.names.first { read.insert(first) }
    }

    private mutating func add(_ generics: [GenericFact]) {
        for generic in generics {
            bound.insert(generic.name)
            if let type = generic.bound { add(type) }
        }
    }

    private mutating func add(_ attributes: [String]) {
        for attribute in attributes {
            self.attributes.insert(String(attribute.dropFirst().prefix { $0 != "(" && $0 != " " }))
        }
    }

    private mutating func add(_ type: TypeFact) {
        for part in type.namedParts {
            outer.insert(part.type.firstName)
            if case .named(nil, let name, _) = part.type { whole.insert(name) }
        }
        addAttributes(of: type)
    }

    private mutating func addAttributes(of type: TypeFact) {
        if case .decorated(let words, _) = type { add(words.filter { $0.hasPrefix("@") }) }
    }
}

extension TypeFact {
    /// The name before its first dot.
    fileprivate var firstName: String {
        guard case .named(let base, let name, _) = self else { return text }
        return base?.firstName ?? name
    }
}
