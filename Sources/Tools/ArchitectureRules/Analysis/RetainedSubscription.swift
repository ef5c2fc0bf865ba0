import SourceModel

/// Determines whether a subscription is retained by the object that creates it, for as long as the object lives.
///
/// Two conditions must hold: it is stored in a property of the object (`.store(in: &subscriptions)`, `.disposed(by:
/// disposeBag)`), and it observes a stream that does not end while the object lives. A request ends by itself, and
/// another object may end a stream that was passed in.
struct RetainedSubscription {
    let project: ProjectContext
    let type: TypeEntity
    let code: CodeContext

    private var calls: [CallFact] { code.body.calls }

    /// The stream that the subscription of a call observes: `viewModel.$title`, `button.rx.tap`.
    func stream(ofCall index: Int) -> String? {
        guard index < calls.count, let last = keepingCall(after: index), let bag = bag(calls[last]),
            isOwn(bag, at: calls[last].location), !isEmptied(bag[bag.count - 1])
        else { return nil }
        let path = path(to: last)
        guard let front = path.first.map({ calls[$0].callee }), front.root == .name,
            path.allSatisfy({ !Self.ending.contains(calls[$0].callee.names.last ?? "") })
        else { return nil }
        if let source = Self.source(calls[path[0]]) ?? combination(calls[path[0]]) { return source }
        let location = calls[path[0]].location
        return Self.withoutSelf(front.names.dropLast()).flatMap { names in
            isEndless(names, at: location) ? names.joined(separator: ".") : nil
        }
    }

    /// Operators after which a stream ends by itself.
    private static let ending: Set<String> = [
        "take", "takeUntil", "takeWhile", "prefix", "first", "single", "firstElement", "elementAt", "element",
        "timeout",
        "asSingle", "asMaybe", "asCompletable", "last", "collect", "output",
    ]

    private static func withoutSelf(_ names: some Sequence<String>) -> [String]? {
        let names = names.filter { $0 != "self" }
        return names.isEmpty ? nil : names
    }

    /// A stream that never ends, by the call that makes it: `NotificationCenter.default.publisher(for: …)`.
    private static func source(_ call: CallFact) -> String? {
        let names = call.callee.names
        let isEndless =
            switch names {
            case ["NotificationCenter", "default", "publisher"], ["Timer", "publish"],
                ["Observable", "interval"], ["Driver", "interval"]:
                true
            case ["Observable", "timer"]: call.arguments.contains { $0.label == "period" }
            default: false
            }
        return isEndless ? names.joined(separator: ".") : nil
    }

    /// Streams that are combined, of which one never ends: `Observable.combineLatest(name.rx.text, age.rx.text)`.
    private func combination(_ call: CallFact) -> String? {
        let names = call.callee.names
        guard names.count == 2, Self.combining.contains(names[0]), Self.combinations.contains(names[1]) else {
            return nil
        }
        let endless = call.arguments.compactMap { argument -> String? in
            guard case .chain(let chain) = argument.value, chain.root == .name,
                let names = Self.withoutSelf(chain.names), isEndless(names, at: call.location)
            else { return nil }
            return names.joined(separator: ".")
        }
        let isKnown = names[1] == "zip" || names[1] == "Zip" ? endless.count == call.arguments.count : true
        return isKnown ? endless.first : nil
    }

    private static let combining: Set<String> = ["Observable", "Driver", "Signal", "Publishers"]
    private static let combinations: Set<String> = [
        "combineLatest", "merge", "zip", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge",
        "Merge3", "Zip",
    ]

    // MARK: Where it is put

    /// The call at the end of the chain that stores the subscription.
    private func keepingCall(after index: Int) -> Int? {
        var current = index
        while let next = calls.indices.first(where: { calls[$0].callee.root == .call(current) }) {
            current = next
        }
        return current
    }

    /// All calls of a chain, the first first.
    private func path(to last: Int) -> [Int] {
        var path = [last]
        while case .call(let before) = calls[path[0]].callee.root, before < calls.count,
            path.count < calls.count
        {
            path.insert(before, at: 0)
        }
        return path
    }

    private func bag(_ call: CallFact) -> [String]? {
        let label: String? =
            switch call.callee.names.last {
            case "store": "in"
            case "disposed": "by"
            case "addDisposableTo": nil
            default: "none"
            }
        guard label != "none", let argument = call.arguments.first, argument.label == label,
            case .chain(let chain) = argument.value, chain.root == .name
        else { return nil }
        return Self.withoutSelf(chain.names)
    }

    private func isOwn(_ bag: [String], at location: FileLocation) -> Bool {
        if bag == ["rx", "disposeBag"] { return true }
        guard bag.count == 1, !isLocal(bag[0], at: location) else { return false }
        if let member = project.model.member(bag[0], of: type, isStatic: false) {
            return member.fact.isStored
        }
        return hasUnknownSuperclass && project.model.global(bag[0], in: code.scope) == nil
    }

    /// Whether a superclass is not part of the project: an undeclared name is then a property of that class.
    private var hasUnknownSuperclass: Bool {
        ([type] + project.model.ancestors(of: type)).contains { one in
            guard one.isClass, let first = one.declaration.inherited.first else { return false }
            return project.model.type(first, in: project.model.scope(of: one.parts[0], in: one)) == nil
        }
    }

    private func isLocal(_ name: String, at location: FileLocation) -> Bool {
        code.body.local(name, visibleAt: location) != nil
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// Whether the object removes its subscriptions before it is released, as reused cells do.
    private func isEmptied(_ bag: String) -> Bool {
        type.members.contains { member in
            guard member.fact.kind != .initializer,
                !member.fact.traits.isDisjoint(with: [.assignments, .calls]),
                let body = member.fact.body
            else { return false }
            return body.assignments.contains { $0.target.names.last == bag }
                || body.calls.contains { $0.callee.names.suffix(2) == [bag, "removeAll"] }
        }
    }

    // MARK: What it follows

    private func isEndless(_ names: [String], at location: FileLocation) -> Bool {
        let isLocal = isLocal(names[0], at: location)
        if let published = names.firstIndex(where: { $0.hasPrefix("$") }) {
            if isLocal { return published == 1 && isMade(names[0], at: location) }
            return owner(along: names[..<published]) != nil
        }
        if !isLocal, names.count > 1, names[names.count - 1].hasSuffix("Publisher") {
            return isControl(names.dropLast())
        }
        if let reactive = names.firstIndex(of: "rx") {
            return reactive == 0 || !isLocal && holds(names[..<reactive])
        }
        if !isLocal, names.count > 2, Self.actionStreams.contains(names[names.count - 1]),
            holds(names.dropLast()), isAction(names.dropLast())
        {
            return true
        }
        guard let owner = isLocal ? output(names, at: location) : owner(along: names.dropLast()),
            let member = project.model.member(names[names.count - 1], of: owner, isStatic: false),
            let fact = member.fact.type ?? member.fact.initialType, let name = fact.bareName
        else { return false }
        if Self.endless.contains(name) { return !isEnded(names[names.count - 1], by: owner) }
        return !isLocal && isSeenThrough(member, of: owner)
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

    /// Whether it is a computed property that hides an endless stream: `var state: Observable<State> { subject.asObservable() }`.
    private func isSeenThrough(_ member: MemberEntity, of owner: TypeEntity) -> Bool {
        guard !member.fact.isStored, let body = member.fact.body, body.calls.count == 1 else { return false }
        let names = body.calls[0].callee.names.filter { $0 != "self" }
        guard names.count == 2, Self.hiding.contains(names[1]),
            let hidden = project.model.member(names[0], of: owner, isStatic: false), hidden.fact.isStored,
            let fact = hidden.fact.type ?? hidden.fact.initialType, let name = fact.bareName
        else { return false }
        return Self.endless.contains(name) && !isEnded(names[0], by: owner)
    }

    private static let hiding: Set<String> = [
        "asObservable", "asDriver", "asSignal", "eraseToAnyPublisher",
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

    /// Whether it is an own control of UIKit, whose publishers last as long as it does: `field.textPublisher`.
    private func isControl(_ names: ArraySlice<String>) -> Bool {
        guard names.count == 1, holds(names),
            let member = project.model.member(names[names.startIndex], of: type, isStatic: false)
        else { return false }
        return (member.fact.type ?? member.fact.initialType)?.bareName?.hasPrefix("UI") == true
    }

    private func owner(along names: ArraySlice<String>) -> TypeEntity? {
        RetainedClosure(project: project, type: type).owner(along: names)
    }

    /// Whether the last name is a stored property of the object, or of an object that it owns: a button and its `rx`.
    private func holds(_ names: ArraySlice<String>) -> Bool {
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
        guard callee.root == .name, callee.names.last == "transform",
            let first = Self.withoutSelf(callee.names)?.first,
            project.model.member(first, of: type, isStatic: false) != nil
        else { return nil }
        let front = ChainFact(root: .name, names: [names[0]])
        return project.model.value(of: front, at: location, in: code)?.type
    }

    /// Whether the owner of a subject completes it.
    private func isEnded(_ name: String, by owner: TypeEntity) -> Bool {
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
