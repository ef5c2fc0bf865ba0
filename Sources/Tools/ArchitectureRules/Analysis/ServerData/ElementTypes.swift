import SourceModel

/// The types of variables that hold an element of a list or of a stream, or what a case brings along: `let item = items[row]`,
/// `rides.map { $0.title }`, `case .shown(let ride)`.
struct ElementTypes {
    let model: ProjectModel
    let code: CodeContext

    /// How many variables are followed from one to the next.
    private static let deepest = 4

    /// The type of a local variable that is an element; `nil` for all others.
    func type(of name: String, at location: FileLocation, depth: Int = 0) -> TypeEntity? {
        if name == "$0" { return closure(with: name, at: location).flatMap(type(inClosure:)) }
        guard depth < Self.deepest, let local = code.body.local(name, visibleAt: location) else { return nil }
        if let place = local.place, let closure = local.closure,
            let type = place == self.place(inClosure: closure)
                ? type(inClosure: closure) : ToldTypes(model: model, code: code).type(at: place, of: closure)
        {
            return type
        }
        if let origin = local.origin {
            let names = origin.split(separator: ".").map(String.init)
            return element(of: names, at: local.location, depth: depth + 1)
        }
        guard case .chain(let chain) = local.value, chain.root == .name, let last = chain.names.last else {
            return ToldTypes(model: model, code: code).payload(of: local)
        }
        if Self.elements.contains(last) {
            return element(of: chain.names.dropLast(), at: local.location, depth: depth + 1)
        }
        guard chain.names.count == 1, chain.names[0] != name else { return nil }
        return type(of: chain.names[0], at: local.location, depth: depth + 1)
    }

    /// Of lists, and of streams that have a current value.
    private static let elements: Set<String> = ["first", "last", "value"]

    // MARK: Closures

    /// The type of what a function of a list or of a stream passes to a closure, one by one: `page.rides.map { $0.name }`.
    func type(inClosure closure: Int) -> TypeEntity? {
        guard closure < code.body.closures.count else { return nil }
        let fact = code.body.closures[closure]
        guard let index = fact.call, index < code.body.calls.count else {
            return ToldTypes(model: model, code: code).type(at: 0, of: closure)
        }
        guard !Self.endings.contains(fact.label ?? "") else { return nil }
        let call = code.body.calls[index]
        if call.callee.root == .name, call.callee.names.count == 1, Self.lists.contains(call.callee.names[0])
        {
            guard let shown = call.arguments.first, shown.label == nil, case .chain(let chain) = shown.value,
                chain.root == .name
            else { return nil }
            return element(of: chain.names, at: call.location, depth: 0)
        }
        return Self.each.contains(call.callee.names.last ?? "") ? element(passedBy: call) : nil
    }

    /// What a function at the end of a chain passes on: that of its start, if all between pass on what they get.
    private func element(passedBy last: CallFact) -> TypeEntity? {
        var call = last
        while case .call(let before) = call.callee.root, before < code.body.calls.count {
            call = code.body.calls[before]
            guard Self.passing.contains(call.callee.names.last ?? "") else { return element(in: call) }
        }
        guard call.callee.root == .name, call.callee.names.count > 1 else { return nil }
        return element(of: call.callee.names.dropLast(), at: call.location, depth: 0)
    }

    /// The element of the list or stream that a function of the project returns.
    private func element(in call: CallFact) -> TypeEntity? {
        guard let called = model.calledMember(of: call, in: code), let type = called.fact.type else {
            return nil
        }
        return element(in: type, model.scope(of: called))
    }

    /// The place of the element among the parameters: behind the object in `subscribe(with: self) { screen, ride in … }`.
    private func place(inClosure closure: Int) -> Int {
        guard let index = code.body.closures[closure].call, index < code.body.calls.count else { return 0 }
        return code.body.calls[index].arguments.contains { $0.label == "with" } ? 1 : 0
    }

    /// The closure whose parameter without a name is read on a line.
    private func closure(with name: String, at location: FileLocation) -> Int? {
        let isIt = { (chain: ChainFact) in chain.root == .name && chain.names.first == name }
        return code.body.uses.first { isIt($0.chain) && $0.location.line == location.line }?.closure
            ?? code.body.calls.first { isIt($0.callee) && $0.location.line == location.line }?.closure
    }

    /// Views of SwiftUI that show each element: `ForEach(rides) { ride in … }`.
    private static let lists: Set<String> = ["ForEach", "List"]

    private static let each: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "sort", "first", "contains",
        "allSatisfy",
        // Of streams.
        "subscribe", "drive", "bind", "emit", "sink", "do", "flatMapLatest", "handleEvents",
    ]

    /// What gives each element on that it gets, if some.
    private static let passing: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
        // Of streams.
        "asObservable", "asDriver", "asSignal", "asInfallible", "eraseToAnyPublisher", "receive", "observe",
        "observeOn", "subscribe", "subscribeOn", "share", "distinctUntilChanged", "removeDuplicates", "skip",
        "take", "debounce", "throttle", "delay", "startWith", "prepend", "do", "handleEvents", "filterNil",
        "unwrap", "replaceError", "catchErrorJustReturn", "catchAndReturn", "retry", "print", "debug",
    ]

    /// Labels of closures that receive no element of a stream.
    private static let endings: Set<String> = [
        "onError", "onFailure", "onCompleted", "onDisposed", "onSubscribe", "receiveCompletion",
    ]

    // MARK: Lists and streams

    private static let streams: Set<String> = [
        "Observable", "Driver", "Signal", "Single", "Maybe", "Infallible", "BehaviorRelay", "PublishRelay",
        "BehaviorSubject", "PublishSubject", "ReplaySubject", "AnyPublisher", "CurrentValueSubject",
        "PassthroughSubject", "AsyncStream", "AsyncThrowingStream", "Set",
        // What projects call a value that tells when it changes.
        "Box", "Dynamic", "Bindable",
    ]

    /// The type of the elements of a list that a chain names.
    private func element(of names: [String], at location: FileLocation, depth: Int) -> TypeEntity? {
        let names = names.filter { $0 != "self" }
        guard depth < Self.deepest, let last = names.last else { return nil }
        if names.count == 1 {
            if let local = code.body.local(last, visibleAt: location) {
                if let type = local.type { return element(in: type, code.scope) }
                guard case .chain(let chain) = local.value, chain.root == .name, chain.names != names else {
                    return nil
                }
                return element(of: chain.names, at: local.location, depth: depth + 1)
            }
            if let parameter = code.member?.parameters.last(where: { ($0.innerName ?? $0.label) == last }) {
                return element(in: parameter.type, code.scope)
            }
        }
        let front = ChainFact(root: .name, names: names.count == 1 ? ["self"] : Array(names.dropLast()))
        let owner =
            model.value(of: front, at: location, in: code)?.type
            ?? (names.count == 2
                ? type(of: names[0], at: location, depth: depth + 1) ?? decoded(names[0], at: location) : nil)
        // `$ride`, what a published property sends.
        let isPublished = last.hasPrefix("$")
        guard let owner,
            let member = model.member(
                isPublished ? String(last.dropFirst()) : last, of: owner, isStatic: false),
            let fact = member.fact.type ?? member.fact.initialType
        else { return nil }
        let scope = model.scope(of: member)
        return isPublished ? model.type(fact.bare, in: scope) : element(in: fact, scope)
    }

    /// The type that a variable was decoded as: `let page = try decoder.decode(Page.self, from: data)`.
    private func decoded(_ name: String, at location: FileLocation) -> TypeEntity? {
        guard case .call(let index)? = code.body.local(name, visibleAt: location)?.value,
            index < code.body.calls.count
        else {
            return nil
        }
        let call = code.body.calls[index]
        guard call.callee.names.last == "decode", case .chain(let chain)? = call.arguments.first?.value,
            chain.names.last == "self"
        else { return nil }
        let front = ChainFact(root: chain.root, names: chain.names.dropLast())
        return model.value(of: front, at: call.location, in: code)?.type
    }

    private func element(in fact: TypeFact, _ scope: Scope) -> TypeEntity? {
        switch fact.bare {
        case .array(let element), .dictionary(_, let element): model.type(element.bare, in: scope)
        case .named(_, let name, let arguments) where Self.streams.contains(name):
            arguments.first.flatMap { model.type($0.bare, in: scope) }
        default: nil
        }
    }
}
