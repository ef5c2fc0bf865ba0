import SourceModel

// Which streams a subscription may follow for as long as the object lives.

extension RetainedSubscription {
    /// Whether a chain of names is a stream that ends no sooner than the object, or what it owns.
    func isEndless(_ names: [String], at location: FileLocation) -> Bool {
        if names.last == "state", isOfReactor(names.dropLast(), at: location) { return true }
        if names[0] == "self", names.count > 1 {
            return isEndless(names.dropFirst(), isLocal: false, at: location)
        }
        let isLocal = isLocal(names[0], at: location)
        if isLocal, names.count > 1, let kept = keptType(of: names[0], at: location) {
            let inside = RetainedSubscription(project: project, type: kept, code: code)
            return inside.isEndless(["self"] + names.dropFirst(), at: location)
        }
        return isEndless(names, isLocal: isLocal, at: location)
    }

    private func isEndless(_ names: some Collection<String>, isLocal: Bool, at location: FileLocation) -> Bool
    {
        let names = Array(names)
        if let published = names.firstIndex(where: { $0.hasPrefix("$") }) {
            if isLocal { return published == 1 && isMade(names[0], at: location) }
            return owner(along: names[..<published]) != nil || isShared(names[..<published])
        }
        if !isLocal, names.count > 1, names[names.count - 1] == "objectWillChange" {
            return holds(names.dropLast())
        }
        if !isLocal, names.count > 1, names[names.count - 1].hasSuffix("Publisher"),
            isControl(names.dropLast())
        {
            return true
        }
        if isLocal, names.count == 2, let passed = passed(names[1], to: names[0], at: location) {
            return passed
        }
        if let reactive = names.firstIndex(of: "rx") {
            if isLocal {
                return reactive > 1 && isCell(names[0], at: location)
                    || reactive == 1 && namesOwnPart(names[0], at: location)
            }
            return reactive == 0 || holds(names[..<reactive]) || isPartOfOwn(names[..<reactive])
        }
        if !isLocal, names.count > 1, Self.actionStreams.contains(names[names.count - 1]),
            holds(names.dropLast()), isAction(names.dropLast())
        {
            return true
        }
        if isLocal {
            return output(names, at: location).map {
                isEndless(names[names.count - 1], of: $0, isLocal: true)
            } ?? false
        }
        let owners = implementers(along: names.dropLast())
        return !owners.isEmpty
            && owners.allSatisfy { isEndless(names[names.count - 1], of: $0, isLocal: false) }
    }

    /// Whether names lead to the reactor of a view of ReactorKit, which keeps it: `func bind(reactor: RideReactor) { reactor.state … }`.
    func isOfReactor(_ names: some Collection<String>, at location: FileLocation) -> Bool {
        guard withoutSelf(Array(names), at: location) == ["reactor"] else { return false }
        return type.members.contains {
            $0.fact.name == "bind" && $0.fact.parameters.map(\.label) == ["reactor"]
        }
    }

    private func isEndless(_ stream: String, of owner: TypeEntity, isLocal: Bool) -> Bool {
        guard let member = project.model.member(stream, of: owner, isStatic: false),
            let fact = member.fact.type ?? member.fact.initialType, let name = fact.bareName
        else { return false }
        if Self.endless.contains(name) { return !isEnded(stream, by: owner) }
        return !isLocal && isSeenThrough(member, of: member.owner.map { project.model.types[$0] } ?? owner)
    }

    /// Whether a part of what a variable is made of is such a stream, `Input(tap: button.rx.tap.asObservable())`; `nil` if it is unknown.
    private func passed(_ part: String, to variable: String, at location: FileLocation) -> Bool? {
        guard let local = code.body.local(variable, visibleAt: location), case .call(let made) = local.value,
            made < calls.count, calls[made].callee.readsAsInitializer,
            let value = calls[made].arguments.first(where: { $0.label == part })?.value
        else { return nil }
        switch value {
        case .chain(let chain): return chain.root == .name && isEndless(chain.names, at: local.location)
        case .call(let index) where index < calls.count:
            let path = path(to: index).map { calls[$0].callee }
            return path[0].root == .name && path[0].names.count > 1
                && path.allSatisfy { !Self.ending.contains($0.names.last ?? "") }
                && isEndless(Array(path[0].names.dropLast()), at: local.location)
        default: return nil
        }
    }

    /// What an action of RxSwift's `Action` publishes for as long as it lives.
    private static let actionStreams: Set<String> = ["elements", "errors", "executing", "enabled"]

    private func isAction(_ names: ArraySlice<String>) -> Bool {
        guard let last = names.last, let owner = owner(along: names.dropLast()),
            let member = project.model.member(last, of: owner, isStatic: false)
        else { return false }
        let name = (member.fact.type ?? member.fact.initialType)?.bareName
        return name == "Action" || name == "CocoaAction"
    }

    /// Whether it is a property that hides an endless stream: `var state: Observable<State> { subject.asObservable() }`, or one that
    /// is set to it.
    func isSeenThrough(_ member: MemberEntity, of owner: TypeEntity) -> Bool {
        guard let body = member.fact.body, body.calls.count == 1 else {
            return member.fact.isStored && member.fact.body == nil
                && isSetToHidden(member.fact.name, of: owner)
        }
        return hides(body.calls[0], of: owner)
    }

    private func isSetToHidden(_ name: String, of owner: TypeEntity) -> Bool {
        owner.members { $0.kind == .initializer }.contains { member in
            guard let body = member.fact.body else { return false }
            return body.assignments.contains { assignment in
                guard assignment.target.names.filter({ $0 != "self" }) == [name],
                    case .call(let index) = assignment.value, index < body.calls.count
                else { return false }
                return hides(body.calls[index], of: owner)
            }
        }
    }

    private func hides(_ call: CallFact, of owner: TypeEntity) -> Bool {
        let names = call.callee.names.filter { $0 != "self" }
        guard call.callee.root == .name, names.count == 2, Self.hiding.contains(names[1]),
            let hidden = project.model.member(names[0], of: owner, isStatic: false), hidden.fact.isStored,
            let fact = hidden.fact.type ?? hidden.fact.initialType, let name = fact.bareName
        else { return false }
        return Self.endless.contains(name) && !isEnded(names[0], by: owner)
    }

    private static let hiding: Set<String> = [
        "asObservable", "asDriver", "asSignal", "eraseToAnyPublisher", "share",
    ]

    private static let endless: Set<String> = [
        "BehaviorRelay", "Variable", "PublishRelay", "ReplayRelay", "BehaviorSubject", "PublishSubject",
        "ReplaySubject",
        "Driver",
        "Signal", "ControlEvent", "ControlProperty", "CurrentValueSubject", "PassthroughSubject",
    ]

    /// Whether the code makes the object of a local variable: nothing else then ends what it publishes.
    private func isMade(_ name: String, at location: FileLocation) -> Bool {
        guard case .call(let index)? = code.body.local(name, visibleAt: location)?.value, index < calls.count
        else {
            return false
        }
        return project.model.constructedType(of: calls[index], in: code)?.isClass == true
    }

    /// Whether it is a part of an object of UIKit that the object keeps: `searchController.searchBar`.
    private func isPartOfOwn(_ names: ArraySlice<String>) -> Bool {
        guard names.count > 1, let first = names.first, holds(names.prefix(1)),
            let member = project.model.member(first, of: type, isStatic: false),
            let name = (member.fact.type ?? member.fact.initialType)?.bareName
        else { return false }
        return name.hasPrefix("UI") && project.model.type(named: name) == nil
    }

    /// Whether a variable is for a part of what the object keeps: `let bar = searchController.searchBar`.
    private func namesOwnPart(_ name: String, at location: FileLocation) -> Bool {
        guard case .chain(let chain)? = code.body.local(name, visibleAt: location)?.value,
            chain.root == .name,
            let path = withoutSelf(chain.names, at: location), !self.isLocal(path[0], at: location)
        else { return false }
        return holds(path[..<1])
    }

    /// Whether it is an own control of UIKit, whose publishers last as long as it does: `field.textPublisher`.
    private func isControl(_ names: ArraySlice<String>) -> Bool {
        guard names.count == 1, holds(names),
            let member = project.model.member(names[names.startIndex], of: type, isStatic: false)
        else { return false }
        return (member.fact.type ?? member.fact.initialType)?.bareName?.hasPrefix("UI") == true
    }

    private var retained: RetainedClosure { RetainedClosure(project: project, type: type) }

    private func owner(along names: ArraySlice<String>) -> TypeEntity? {
        retained.owner(along: names)
    }

    /// The owner, or the classes that conform to its protocol, whose code tells what a stream is.
    private func implementers(along names: ArraySlice<String>) -> [TypeEntity] {
        guard let owner = owner(along: names) else { return [] }
        guard owner.kind == .protocol else { return [owner] }
        let classes = project.model.conformers(of: owner).filter {
            $0.isClass && !StandIns.contains($0, in: project.model)
        }
        return classes.isEmpty ? [owner] : classes
    }

    private static let sharedNames: Set<String> = ["shared", "default", "standard", "current", "instance"]

    /// `Session.shared`, which lives as long as the app.
    func isShared(_ names: ArraySlice<String>) -> Bool {
        guard names.count == 2, let first = names.first, first.first?.isUppercase == true else {
            return false
        }
        return names.last.map(Self.sharedNames.contains) == true
    }

    /// Whether the last name is a stored property of the object, or of an object that it owns: a button and its `rx`.
    func holds(_ names: ArraySlice<String>) -> Bool {
        guard let last = names.last, let owner = owner(along: names.dropLast()),
            let member = project.model.member(last, of: owner, isStatic: false)
        else { return false }
        return member.fact.isStored
            && (member.fact.ownership == .strong
                || member.fact.attributes.contains { $0.hasPrefix("@IBOutlet") })
    }

    /// The streams that the object's own view model created: `let output = viewModel.transform(input: input)`.
    private func output(_ names: [String], at location: FileLocation) -> TypeEntity? {
        guard names.count == 2,
            case .call(let index)? = code.body.local(names[0], visibleAt: location)?.value,
            index < calls.count
        else { return nil }
        let callee = calls[index].callee
        guard callee.root == .name,
            callee.names.last == "transform" || calls[index].arguments.first?.label == "input",
            let first = withoutSelf(callee.names, at: calls[index].location)?.first,
            project.model.member(first, of: type, isStatic: false) != nil
        else { return nil }
        let front = ChainFact(root: .name, names: [names[0]])
        return project.model.value(of: front, at: location, in: code)?.type
    }

    /// Whether the owner of a subject completes it.
    func isEnded(_ name: String, by owner: TypeEntity) -> Bool {
        owner.members.contains { member in
            guard member.fact.traits.contains(.calls), let body = member.fact.body else { return false }
            return body.calls.contains { call in
                let names = call.callee.names.suffix(2)
                return names == [name, "onCompleted"]
                    || names == [name, "send"] && call.arguments.first?.label == "completion"
            }
        }
    }
}
