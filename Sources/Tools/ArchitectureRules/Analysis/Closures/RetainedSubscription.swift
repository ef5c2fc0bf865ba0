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

    var calls: [CallFact] { code.body.calls }

    /// The stream that the subscription of a call observes: `viewModel.$title`, `button.rx.tap`.
    func stream(ofCall index: Int) -> String? {
        guard index < calls.count, let last = keepingCall(after: index), isKept(last) else { return nil }
        let path = path(to: last)
        guard let front = path.first.map({ calls[$0].callee }), front.root == .name,
            path.allSatisfy({ !Self.ending.contains(calls[$0].callee.names.last ?? "") })
        else { return nil }
        if let source = Self.source(calls[path[0]]) ?? combination(calls[path[0]]) { return source }
        let location = calls[path[0]].location
        if front.names.last == "pulse", isOfReactor(front.names.dropLast(), at: location) { return "reactor" }
        if isSharedByLibrary(front.names) { return front.names.dropLast().joined(separator: ".") }
        if isReturned(by: path) { return front.names.joined(separator: ".") }
        let written = Array(front.names.dropLast())
        return withoutSelf(written, at: location).flatMap { names in
            // A parameter may have the name of a property: `self.actions` beside `actions`.
            let own = names.count < written.count ? ["self"] + names : names
            return isEndless(own, at: location) || isObserved(front.names, written)
                || isEndlessElsewhere(names, path, at: location)
                || isReceived(names, path, at: location)
                ? names.joined(separator: ".") : nil
        }
    }

    /// Whether a function of what the object stores observes something by its name, and so never ends: `rides.observeAll()`.
    private func isObserved(_ names: [String], _ written: [String]) -> Bool {
        guard written.count == 2, written[0] == "self", let last = names.last else { return false }
        return last.hasPrefix("observe")
            && type.storedProperties.contains { $0.fact.name == written[1] && $0.fact.ownership == .strong }
    }

    /// Operators after which a stream ends by itself.
    static let ending: Set<String> = [
        "take", "takeUntil", "takeWhile", "prefix", "first", "single", "firstElement", "elementAt", "element",
        "timeout",
        "asSingle", "asMaybe", "asCompletable", "last", "collect", "output",
    ]

    func withoutSelf(_ names: [String], at location: FileLocation) -> [String]? {
        let names = code.withoutSelf(names, at: location)
        return names.isEmpty ? nil : names
    }

    /// A stream that never ends, by the call that makes it: `NotificationCenter.default.publisher(for: …)`.
    private static func source(_ call: CallFact) -> String? {
        let names = call.callee.names
        let isEndless =
            switch names {
            case ["NotificationCenter", "default", "publisher"], ["Timer", "publish"],
                ["NotificationCenter", "default", "notifications"],
                ["NotificationCenter", "default", "rx", "notification"],
                ["UserDefaults", "standard", "rx", "observe"],
                ["Observable", "interval"], ["Driver", "interval"]:
                true
            case ["Observable", "timer"]: call.arguments.contains { $0.label == "period" }
            default: false
            }
        return isEndless ? names.joined(separator: ".") : nil
    }

    /// Whether it is a stream of a library's shared object: `RxKeyboard.instance.visibleHeight`.
    private func isSharedByLibrary(_ names: [String]) -> Bool {
        names.count == 4 && isShared(names[..<2]) && project.model.type(named: names[0]) == nil
    }

    /// Streams that are combined, of which one never ends: `Observable.combineLatest(name.rx.text, age.rx.text)`.
    private func combination(_ call: CallFact) -> String? {
        let names = call.callee.names
        guard names.count == 2, Self.combining.contains(names[0]), Self.combinations.contains(names[1]) else {
            return nil
        }
        let endless = call.arguments.compactMap { argument -> String? in
            guard let written = combined(argument.value),
                let names = withoutSelf(written, at: call.location), isEndless(names, at: call.location)
            else { return nil }
            return names.joined(separator: ".")
        }
        let isKnown = names[1] == "zip" || names[1] == "Zip" ? endless.count == call.arguments.count : true
        return isKnown ? endless.first : nil
    }

    /// The stream that an argument is, also behind operators: `title.asObservable()`.
    private func combined(_ value: ArgumentFact.Value) -> [String]? {
        switch value {
        case .chain(let chain) where chain.root == .name: return chain.names
        case .call(let index) where index < calls.count:
            let path = path(to: index).map { calls[$0].callee }
            return path[0].root == .name && path.allSatisfy { !Self.ending.contains($0.names.last ?? "") }
                ? path[0].names.dropLast() : nil
        default: return nil
        }
    }

    private static let combining: Set<String> = ["Observable", "Driver", "Signal", "Publishers"]
    private static let combinations: Set<String> = [
        "combineLatest", "merge", "zip", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge",
        "Merge3", "Zip",
    ]

    // MARK: Where it is put

    /// Whether the object keeps the result of a call until it is released.
    private func isKept(_ last: Int) -> Bool {
        // `search = AnyCancellable($text.sink { … })`
        let wrapper = calls.indices.first {
            calls[$0].callee.names == ["AnyCancellable"] && calls[$0].arguments.map(\.value) == [.call(last)]
        }
        if let wrapper { return isKept(wrapper) }
        if let bag = bag(calls[last]) {
            return isOwn(bag, at: calls[last].location) && !isEmptied(bag[bag.count - 1])
        }
        let kept = KeptResults(project: project, type: type, code: code)
        guard code.member?.kind != .property, let property = kept.property(keeping: last) else {
            return false
        }
        return property.typeName.map(Self.subscriptions.contains) != false && !type.ends(property.name)
    }

    /// What keeps a subscription, or several.
    private static let subscriptions: Set<String> = [
        "AnyCancellable", "Cancellable", "Disposable", "Set", "Array", "DisposeBag", "CompositeDisposable",
    ]

    /// The call at the end of the chain that stores the subscription, also through a variable: `let taps = button.rx.tap.map { … }`.
    private func keepingCall(after index: Int) -> Int? {
        var current = index
        while let next = calls.indices.first(where: { current < $0 && call(before: $0) == current }) {
            current = next
        }
        return current
    }

    /// All calls of a chain, the first first.
    func path(to last: Int) -> [Int] {
        var path = [last]
        while let before = call(before: path[0]), path.count < calls.count { path.insert(before, at: 0) }
        return path
    }

    /// The call whose result another call goes on with, or a variable that keeps the result.
    private func call(before index: Int) -> Int? {
        let callee = calls[index].callee
        if case .call(let before) = callee.root { return before < calls.count ? before : nil }
        guard callee.root == .name, callee.names.count == 2,
            let local = code.body.local(callee.names[0], visibleAt: calls[index].location),
            local.closure == calls[index].closure, case .call(let before) = local.value, before < index
        else { return nil }
        return before
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
        return withoutSelf(chain.names, at: call.location)
    }

    private func isOwn(_ bag: [String], at location: FileLocation) -> Bool {
        if bag == ["rx", "disposeBag"] { return true }
        if bag.count == 2,
            let cell = ShownCells(project: project, type: type, code: code).cell(bag[0], at: location)
        {
            return project.model.member(bag[1], of: cell, isStatic: false)?.fact.isStored == true
        }
        // `store(in: &viewModel.cancellables)`
        if bag.count == 2, !isLocal(bag[0], at: location) { return holds(bag[..<1]) && holds(bag[...]) }
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

    func isLocal(_ name: String, at location: FileLocation) -> Bool {
        code.body.local(name, visibleAt: location) != nil
            || code.member?.parameters.contains { ($0.innerName ?? $0.label) == name } ?? false
    }

    /// Whether the object removes its subscriptions before it is released, as reused cells do. Code that only removes them to subscribe
    /// again does not.
    private func isEmptied(_ bag: String) -> Bool {
        type.members.contains { member in
            guard member.fact.kind != .initializer, member.fact.location != code.member?.location,
                !member.fact.traits.isDisjoint(with: [.assignments, .calls]),
                let body = member.fact.body
            else { return false }
            return body.assignments.contains { $0.target.names.last == bag }
                || body.calls.contains { $0.callee.names.suffix(2) == [bag, "removeAll"] }
        }
    }
}
