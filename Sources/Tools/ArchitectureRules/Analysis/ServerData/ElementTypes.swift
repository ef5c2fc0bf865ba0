import SourceModel

/// The types of variables that hold an element of a list or of a stream: `let item = items[row]`, `rides.map { $0.title }`.
struct ElementTypes {
    let model: ProjectModel
    let code: CodeContext

    /// How many variables are followed from one to the next.
    private static let deepest = 4

    /// The type of a local variable that is an element; `nil` for all others.
    func type(of name: String, at location: FileLocation, depth: Int = 0) -> TypeEntity? {
        guard depth < Self.deepest, let local = code.body.local(name, visibleAt: location) else { return nil }
        if local.place == 0, let closure = local.closure { return type(inClosure: closure) }
        if let origin = local.origin {
            let names = origin.split(separator: ".").map(String.init)
            return element(of: names, at: local.location, depth: depth + 1)
        }
        guard case .chain(let chain) = local.value, chain.root == .name, let last = chain.names.last else {
            return nil
        }
        if Self.elements.contains(last) {
            return element(of: chain.names.dropLast(), at: local.location, depth: depth + 1)
        }
        guard chain.names.count == 1, chain.names[0] != name else { return nil }
        return type(of: chain.names[0], at: local.location, depth: depth + 1)
    }

    private static let elements: Set<String> = ["first", "last"]

    /// The type of what a function of a list or of a stream passes to a closure, one by one: `page.rides.map { $0.name }`.
    func type(inClosure closure: Int) -> TypeEntity? {
        guard closure < code.body.closures.count, let index = code.body.closures[closure].call,
            index < code.body.calls.count, !Self.endings.contains(code.body.closures[closure].label ?? "")
        else { return nil }
        let call = code.body.calls[index]
        if call.callee.root == .name, call.callee.names.count == 1, Self.lists.contains(call.callee.names[0])
        {
            guard let shown = call.arguments.first, shown.label == nil, case .chain(let chain) = shown.value,
                chain.root == .name
            else { return nil }
            return element(of: chain.names, at: call.location, depth: 0)
        }
        guard call.callee.root == .name, call.callee.names.count > 1,
            Self.each.contains(call.callee.names.last ?? "")
        else { return nil }
        return element(of: call.callee.names.dropLast(), at: call.location, depth: 0)
    }

    /// Views of SwiftUI that show each element: `ForEach(rides) { ride in … }`.
    private static let lists: Set<String> = ["ForEach", "List"]

    private static let each: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "sort", "first", "contains",
        "allSatisfy",
        // Of streams.
        "subscribe", "drive", "bind", "emit", "sink", "do",
    ]

    /// Labels of closures that receive no element of a stream.
    private static let endings: Set<String> = [
        "onError", "onFailure", "onCompleted", "onDisposed", "onSubscribe", "receiveCompletion",
    ]

    private static let streams: Set<String> = [
        "Observable", "Driver", "Signal", "Single", "Maybe", "Infallible", "BehaviorRelay", "PublishRelay",
        "BehaviorSubject", "PublishSubject", "ReplaySubject", "AnyPublisher", "CurrentValueSubject",
        "PassthroughSubject", "AsyncStream", "AsyncThrowingStream", "Set",
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
        guard let owner, let member = model.member(last, of: owner, isStatic: false),
            let fact = member.fact.type ?? member.fact.initialType
        else { return nil }
        return element(in: fact, model.scope(of: member))
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
