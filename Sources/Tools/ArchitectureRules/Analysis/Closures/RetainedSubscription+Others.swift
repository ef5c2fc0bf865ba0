import SourceModel

// Streams that a subscription reaches through variables, or that another object owns.

extension RetainedSubscription {
    /// The type of a variable for what the object keeps: one that it stores later, or a cast of what it stores.
    func keptType(of name: String, at location: FileLocation) -> TypeEntity? {
        let chain = ChainFact(root: .name, names: [name])
        guard let found = project.model.value(of: chain, at: location, in: code), !found.isMetatype,
            found.type.isClass || found.type.kind == .protocol || found.type.kind == .struct
        else { return nil }
        let kept = KeptResults(project: project, type: type, code: code)
        if kept.property(keepingVariable: name) != nil { return found.type }
        guard let local = code.body.local(name, visibleAt: location) else { return nil }
        let origin: [String]? =
            if local.isCast, let text = local.origin {
                text.split(separator: ".").map(String.init)
            } else if case .chain(let value) = local.value, value.root == .name {
                value.names
            } else {
                nil
            }
        guard let origin, let own = withoutSelf(origin, at: local.location), own.count == 1,
            kept.stored(own[0], at: own == origin ? local.location : nil) != nil
        else { return nil }
        return found.type
    }

    /// Whether a variable is a cell that the object's own list shows.
    func isCell(_ name: String, at location: FileLocation) -> Bool {
        ShownCells(project: project, type: type, code: code).cell(name, at: location) != nil
    }

    /// Whether a subscription to the stream of another object is retained whoever owns that: Combine's keep their closures
    /// themselves, RxSwift's where an operator is between.
    func isEndlessElsewhere(_ names: [String], _ path: [Int], at location: FileLocation) -> Bool {
        guard names.count > 1, let last = names.last else { return false }
        let front = ChainFact(root: .name, names: names.dropLast())
        guard let owner = project.model.value(of: front, at: location, in: code), !owner.isMetatype else {
            return false
        }
        if last.hasPrefix("$") { return isPublished(String(last.dropFirst()), of: owner.type) }
        guard let member = project.model.member(last, of: owner.type, isStatic: false),
            let written = member.fact.type ?? member.fact.initialType, let name = written.bareName,
            !isEnded(last, by: owner.type)
        else { return false }
        if isOfPublished(written) { return true }
        if Self.subjects.contains(name) { return member.fact.isStored || owner.type.kind == .protocol }
        // What a shared object sends keeps its closures as long as the app runs.
        if isShared(names.dropLast()[...]), Self.relays.contains(name) || Self.senders.contains(name) {
            return member.fact.isStored
        }
        // Operators have made these. What a struct of inputs contains ends with who hands it in.
        if Self.shown.contains(name), owner.type.kind != .struct {
            return member.fact.isStored || owner.type.kind == .protocol
        }
        return hasOperator(path)
            && (Self.relays.contains(name) || name == "Observable" && isSeenThrough(member, of: owner.type))
    }

    private static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]
    private static let relays: Set<String> = ["BehaviorRelay", "PublishRelay", "ReplayRelay"]
    private static let senders: Set<String> = [
        "BehaviorSubject", "PublishSubject", "ReplaySubject", "Variable",
    ]
    /// What does not make a new stream of a relay.
    private static let plain: Set<String> = [
        "asObservable", "subscribe", "bind", "disposed", "addDisposableTo", "store",
    ]

    /// `Published<Int>.Publisher`
    private func isOfPublished(_ written: TypeFact) -> Bool {
        guard case .named(let base?, "Publisher", _) = written.bare else { return false }
        return base.bareName == "Published"
    }

    private func isPublished(_ name: String, of type: TypeEntity) -> Bool {
        guard type.isClass, let member = project.model.member(name, of: type, isStatic: false) else {
            return false
        }
        return member.fact.attributes.contains { $0.hasPrefix("@Published") }
    }

    // MARK: Received streams

    /// Whether a function receives it from who opens the screen, and by its type it sends what people do, or what changes:
    /// `func bind(taps: AnyPublisher<Void, Never>)`. A stream that may fail is a request, which ends.
    func isReceived(_ names: [String], _ path: [Int], at location: FileLocation) -> Bool {
        guard names.count == 1, !isVariable(names[0], from: path[0], at: location),
            let parameter = code.member?.parameters.last(where: { ($0.innerName ?? $0.label) == names[0] }),
            case .named(_, let type, let arguments) = parameter.type.bare
        else { return false }
        if type == "AnyPublisher" { return arguments.last?.bareName == "Never" }
        return Self.shown.contains(type) || Self.subjects.contains(type)
            || Self.relays.contains(type) && hasOperator(path)
    }

    /// Whether a variable has the name, other than one that the call itself begins: `let taps = taps.map { … }`.
    private func isVariable(_ name: String, from call: Int, at location: FileLocation) -> Bool {
        guard let local = code.body.local(name, visibleAt: location) else { return false }
        if case .call(let last) = local.value { return last < call }
        return true
    }

    /// Whether a function of the project returns such a stream, by its type: `let ride = viewModel.ride()` and `ride.map { … }`.
    func isReturned(by path: [Int]) -> Bool {
        guard let type = project.model.calledMember(of: calls[path[0]], in: code)?.fact.type?.bareName else {
            return false
        }
        return Self.shown.contains(type) || Self.subjects.contains(type)
            || Self.relays.contains(type) && hasOperator(Array(path.dropFirst()))
    }

    private static let shown: Set<String> = ["Driver", "Signal", "ControlEvent", "ControlProperty"]

    private func hasOperator(_ path: [Int]) -> Bool {
        path.contains { calls[$0].callee.names.last.map { !Self.plain.contains($0) } ?? false }
    }
}
