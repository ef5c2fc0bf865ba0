import SourceModel

/// Cycles of the objects that one function creates and connects, through what hosts a view: `UIHostingController(rootView: view)`.
///
/// The declared types do not show these: a coordinator stores a plain view controller, and only the function says which view
/// that one hosts.
struct WiredCycles {
    let project: ProjectContext
    let code: CodeContext

    private typealias Node = Int
    private static let own: Node = -1

    private var body: BodyFact { code.body }

    private struct Link {
        let from: Node
        let to: Node
        /// The reference, if it is a property that the function sets.
        let reference: StoredReference?
    }

    /// The references that the function sets last, so that the objects keep each other, with the class of their object.
    func closing() -> [(reference: StoredReference, kept: TypeEntity)] {
        guard body.calls.contains(where: { Self.hosted(by: $0) != nil }) else { return [] }
        let links = self.links()
        return links.compactMap { link in
            guard let reference = link.reference, link.from != Self.own, let kept = type(of: link.to),
                leads(from: link.to, to: link.from, links)
            else { return nil }
            return (reference, kept)
        }
    }

    // MARK: Objects

    private static let hosts = [
        "UIHostingController": "rootView", "UINavigationController": "rootViewController",
    ]

    /// The label of what a container of UIKit keeps.
    private static func hosted(by call: CallFact) -> String? {
        call.callee.root == .name && call.callee.names.count == 1 ? hosts[call.callee.names[0]] : nil
    }

    private func node(of value: ArgumentFact.Value, at location: FileLocation) -> Node? {
        switch value {
        case .call(let index): return index < body.calls.count && isMade(index) ? index : nil
        case .chain(let chain):
            guard chain.root == .name, chain.names.count == 1 else { return nil }
            if code.isSelf(chain.names[0], at: location) {
                return code.member?.isStatic == true ? nil : Self.own
            }
            guard case .call(let index)? = body.local(chain.names[0], visibleAt: location)?.value else {
                return nil
            }
            return index < body.calls.count && isMade(index) ? index : nil
        default: return nil
        }
    }

    private func isMade(_ index: Int) -> Bool {
        Self.hosted(by: body.calls[index]) != nil || type(of: index) != nil
    }

    private func type(of node: Node) -> TypeEntity? {
        node == Self.own ? code.scope.type : project.model.constructedType(of: body.calls[node], in: code)
    }

    // MARK: Who keeps whom

    private func links() -> [Link] {
        let passed = body.calls.indices.flatMap { index -> [Link] in
            let call = body.calls[index]
            return call.arguments.compactMap { argument in
                guard let to = node(of: argument.value, at: call.location) else { return nil }
                let isKept =
                    Self.hosted(by: call).map { $0 == argument.label }
                    ?? type(of: index).map { keeps($0, argument.label ?? "_") } ?? false
                return isKept ? Link(from: index, to: to, reference: nil) : nil
            }
        }
        return passed + body.assignments.compactMap(link)
    }

    /// `viewModel.router = coordinator`
    private func link(_ assignment: AssignmentFact) -> Link? {
        let names = assignment.target.names
        guard assignment.target.root == .name, let property = names.last,
            let to = node(of: assignment.value, at: assignment.location)
        else { return nil }
        let front = names.count == 1 ? ["self"] : Array(names.dropLast())
        let object = ArgumentFact.Value.chain(ChainFact(root: .name, names: front))
        guard let from = node(of: object, at: assignment.location), let type = type(of: from),
            let member = project.model.member(property, of: type, isStatic: false), member.fact.isStored,
            member.fact.ownership == .strong
        else { return nil }
        let reference = project.storedReferences[type.id].first {
            $0.member.fact.name == property && $0.isStrong
        }
        return Link(from: from, to: to, reference: reference)
    }

    /// Whether an initializer of a type keeps the argument with a label, or passes it to its superclass, which does.
    private func keeps(_ type: TypeEntity, _ label: String, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        let initializers = type.members { $0.kind == .initializer }
        let superclass = project.model.superclass(of: type)
        guard !initializers.isEmpty else {
            if let superclass { return keeps(superclass, label, depth: depth + 1) }
            return isStrong(label, of: type)
        }
        return initializers.contains { member in
            guard let parameter = member.fact.parameters.first(where: { $0.label == label }),
                let body = member.fact.body
            else { return false }
            let value = ArgumentFact.Value.chain(
                ChainFact(root: .name, names: [parameter.innerName ?? parameter.label]))
            let isSet = body.assignments.contains { assignment in
                assignment.value == value && isStrong(assignment.target.names.last ?? "", of: type)
            }
            guard !isSet, let superclass else { return isSet }
            return body.calls.contains { call in
                call.callee.names == ["super", "init"]
                    && call.arguments.contains { argument in
                        argument.value == value && keeps(superclass, argument.label ?? "_", depth: depth + 1)
                    }
            }
        }
    }

    private func isStrong(_ name: String, of type: TypeEntity) -> Bool {
        project.model.member(name, of: type, isStatic: false).map {
            $0.fact.isStored && $0.fact.ownership == .strong
        } ?? false
    }

    /// Whether one object keeps another, through a container of UIKit.
    private func leads(from start: Node, to end: Node, _ links: [Link]) -> Bool {
        var seen: Set<[Int]> = []
        var waiting = [(node: start, isHosted: false)]
        while let (node, isHosted) = waiting.popLast() {
            guard seen.insert([node, isHosted ? 1 : 0]).inserted else { continue }
            for link in links where link.from == node {
                let isHost = node != Self.own && Self.hosted(by: body.calls[node]) != nil
                if link.to == end, isHosted || isHost { return true }
                waiting.append((link.to, isHosted || isHost))
            }
        }
        return false
    }
}
