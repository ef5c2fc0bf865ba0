import SourceModel

// What code reads of shared objects, and what of that does not count.

extension SingletonInSceneRule {
    /// The shared object that a wrapper is given: `@Inject(RideContainer.shared) private var rides: RideUseCase`.
    func wrapped(_ fact: MemberFact, _ accessor: Accessor) -> [Finding] {
        guard accessor.isLogic, fact.kind == .property, fact.access == "private" else { return [] }
        return fact.attributes.compactMap { attribute in
            let words = attribute.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            guard let name = words.dropFirst().first.map(String.init), name.first?.isUppercase == true,
                let dot = name.firstIndex(of: "."),
                Self.accessors.contains(String(name[name.index(after: dot)...]))
            else { return nil }
            return finding(Shared(name: name, isSettable: true), fact.location, accessor)
        }
    }

    /// Whether each initializer sets a property to what it is given, so that its initial value never counts.
    static func isAlwaysSet(_ property: MemberFact, in type: TypeEntity) -> Bool {
        guard property.kind == .property, property.isStored, !property.isLet else { return false }
        let initializers = type.members { $0.kind == .initializer }
        return !initializers.isEmpty
            && initializers.allSatisfy { initializer in
                let parameters = Set(initializer.fact.parameters.map { $0.innerName ?? $0.label })
                return initializer.fact.body?.assignments.contains { assignment in
                    guard case .chain(let value) = assignment.value, value.names.count == 1 else {
                        return false
                    }
                    return assignment.target.names == ["self", property.name]
                        && parameters.contains(value.names[0])
                } == true
            }
    }

    /// Whether it is on the line of a print, for developers only: `print(Configuration.shared.address)`.
    static func isPrinted(_ location: FileLocation, in body: BodyFact) -> Bool {
        body.calls.contains { call in
            call.callee.names.count == 1 && ReportingCallees.printers.contains(call.callee.names[0])
                && call.location.line == location.line && call.location.column < location.column
        } || isReported(location, in: body)
    }

    /// Whether an error or a note is sent to the developers there: `Crashlytics.crashlytics().record(error: error)`.
    private static func isReported(_ location: FileLocation, in body: BodyFact) -> Bool {
        body.calls.contains { call in
            guard case .call(let made) = call.callee.root, made < body.calls.count else { return false }
            return body.calls[made].location == location
                && body.calls[made].callee.names == ["Crashlytics", "crashlytics"]
                && ["record", "log"].contains(call.callee.names.first)
        }
    }

    /// The names behind a shared object, also where a function answers with it: `AppDelegate.me().coordinator.open()`.
    static func used(of chain: ChainFact, from count: Int, at location: FileLocation, in body: BodyFact)
        -> [String]
    {
        let behind = Array(chain.names.dropFirst(count))
        guard behind.isEmpty,
            let call = body.calls.firstIndex(where: { $0.location == location && $0.callee == chain })
        else { return behind }
        return BodyChains(body).first { $0.chain.root == .call(call) }?.chain.names ?? []
    }

    /// The name that the type of a property may have: `RideStore` for `rideStore`.
    static func typeName(of property: String) -> String {
        property.prefix(1).uppercased() + property.dropFirst()
    }

    /// What a written type tells: `let store: RideStore = .shared`.
    static func implicit(in code: CodeContext) -> [(chain: ChainFact, location: FileLocation)] {
        let locals = code.body.locals.compactMap { local -> (TypeFact?, ChainFact, FileLocation)? in
            guard case .chain(let chain) = local.value else { return nil }
            return (local.type, chain, local.location)
        }
        let member = code.member
        // Who makes a struct may pass another value for a variable.
        let isFixed = member?.isLet == true || member?.access == "private" || code.scope.type?.kind != .struct
        let initial =
            member?.kind == .property && member?.isStored == true && isFixed
            ? code.body.uses.map { (member?.type, $0.chain, $0.location) } : []
        return (locals + initial).compactMap { type, chain, location in
            guard chain.root == .implicit, let name = type?.bareName, Self.accessors.contains(chain.names[0])
            else { return nil }
            return (ChainFact(root: .name, names: [name] + chain.names), location)
        }
    }

    static let accessors = SharedMembers.accessors.union(["standard"])

    /// Whether the object's own code calls it, as a function without need of the object.
    static func isHelper(_ member: MemberFact) -> Bool {
        member.kind == .method && ["private", "fileprivate"].contains(member.access) && member.type == nil
    }

    /// What a convenience initializer passes to another one: a caller may pass something else to that one.
    static func defaults(in body: BodyFact) -> Set<ChainFact> {
        guard let start = body.calls.first(where: { $0.callee.names == ["self", "init"] }) else { return [] }
        var found: Set<ChainFact> = []
        var left = start.arguments
        while let argument = left.popLast() {
            switch argument.value {
            case .chain(let chain): found.insert(chain)
            case .call(let index) where index < body.calls.count:
                found.insert(body.calls[index].callee)
                left += body.calls[index].arguments
            default: break
            }
        }
        return found
    }
}
