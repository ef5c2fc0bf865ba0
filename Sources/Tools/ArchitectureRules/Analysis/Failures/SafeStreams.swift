import SourceModel

/// Which subscriptions are to streams that cannot fail, so that nothing is lost if their failure is ignored.
struct SafeStreams {
    let body: BodyFact
    /// The members beside the code, whose written types tell what a stream fails with.
    let neighbors: [MemberFact]
    /// The written type of what a chain reads in other objects; `nil` if nothing tells.
    var type: (ChainFact, FileLocation) -> TypeFact? = { _, _ in nil }
    /// All members of the type, also those in extensions.
    var members: () -> [MemberFact] = { [] }
    /// The function that a call runs.
    var called: (CallFact) -> MemberFact? = { _ in nil }

    /// Operators after which a stream has no failure any more, or which have told somebody of it.
    private static let handling: Set<String> = [
        "replaceError", "assertNoFailure",
        "materialize", "asDriver", "asSignal", "asInfallible", "trackError",
    ]

    /// Those of extensions too: `catchErrorJustComplete()`.
    private static func handles(_ name: String) -> Bool { name.hasPrefix("catch") || handling.contains(name) }

    /// Whether the closure at a location receives the end of such a stream.
    func handles(_ location: FileLocation) -> Bool {
        guard let closure = body.closures.first(where: { $0.location == location }),
            let start = closure.call, start < body.calls.count
        else { return false }
        // What a relay sends may be the error itself: `viewModel.error.drive(onNext: { … })`.
        return isHandled(beforeCall: start)
            || closure.label == "onError" && following(from: start) == nil
                && isOfOtherRelay(body.chainStart(of: body.calls[start]))
    }

    /// Whether a call ends the chain of such a stream.
    func isHandled(beforeCall start: Int) -> Bool {
        var index = start
        while case .call(let before) = body.calls[index].callee.root, before < index {
            index = before
            if body.calls[index].callee.names.contains(where: Self.handles) { return true }
            // `.do(onError: { log($0) })`
            if body.calls[index].arguments.contains(where: { $0.label == "onError" && !onlyStops($0.value) })
            {
                return true
            }
        }
        // What follows another stream fails with it.
        if let following = following(from: start) {
            return isHandledInside(following) && isSignal(body.calls[index])
        }
        if called(body.calls[index])?.publishedFailure?.bareName == "Never" { return true }
        let first = body.calls[index].callee
        if isControl(first) || Self.isTouch(first) || Self.publishes(first) || Self.coordinates(first) {
            return true
        }
        return isNever(body.calls[index])
            || body.calls[index].callee.names.first { $0 != "self" }.map(isSafe) == true
    }

    /// Whether a chain starts with what another object sends and never fails: `viewModel.isLoading.asObservable()`.
    private func isOfOtherRelay(_ first: CallFact) -> Bool {
        guard first.callee.root == .name, first.callee.names.count > 2 else { return false }
        return streamType(of: first)?.bareName.map(Self.isInfallible) == true
    }

    /// Whether a chain starts with what another object publishes, which never fails by its written type.
    private func isNever(_ first: CallFact) -> Bool {
        guard first.callee.root == .name, first.callee.names.count > 2,
            let type = streamType(of: first), case .named(_, let name, let arguments) = type
        else { return false }
        return (name.hasSuffix("Publisher") || name.hasSuffix("Subject"))
            && arguments.last?.bareName == "Never"
    }

    private func streamType(of first: CallFact) -> TypeFact? {
        type(ChainFact(root: .name, names: first.callee.names.dropLast()), first.location)
    }

    /// Whether a closure only lets an indicator stop.
    private func onlyStops(_ value: ArgumentFact.Value) -> Bool {
        guard case .closure(let closure) = value else { return false }
        let indicators = StoppedIndicators(body: body)
        let calls = body.calls.filter { body.isClosure($0.closure, in: closure) }
        let assignments = body.assignments.filter { body.isClosure($0.closure, in: closure) }
        return !(calls.isEmpty && assignments.isEmpty)
            && calls.allSatisfy { indicators.stops($0) || StoppedIndicators.isHop($0) }
            && assignments.allSatisfy(StoppedIndicators.stops)
    }

    private func following(from start: Int) -> CallFact? {
        var index = start
        while case .call(let before) = body.calls[index].callee.root, before < index {
            index = before
            if body.calls[index].callee.names.last.map(Self.following.contains) == true {
                return body.calls[index]
            }
        }
        return nil
    }

    /// Whether a chain starts with a timer, or with what a stream sends rather than with a request: `input.refresh.flatMap { … }`.
    private func isSignal(_ first: CallFact) -> Bool {
        let name = first.callee.names.last ?? ""
        return ["interval", "timer"].contains(name) || Self.following.contains(name)
            || isControl(first.callee)
    }

    /// Whether what follows has answered its failure already: `flatMap { client.rides().catchErrorJustReturn([]) }`.
    private func isHandledInside(_ call: CallFact) -> Bool {
        guard let last = call.arguments.last, case .closure(let closure) = last.value else { return false }
        return body.calls.contains {
            body.isClosure($0.closure, in: closure)
                && $0.callee.names.last.map(Self.handles) == true
        }
    }

    private static let following: Set<String> = [
        "flatMap", "flatMapLatest", "switchToLatest", "tryMap", "setFailureType", "mapError",
    ]

    /// What tells how a screen ended: `coordinate(to: settings)`, `settingsCoordinator.start()`.
    private static func coordinates(_ chain: ChainFact) -> Bool {
        chain.names.last == "coordinate"
            || chain.names.last == "start"
                && chain.names.dropLast().last?.lowercased().hasSuffix("coordinator") == true
    }

    /// What the system publishes without a failure: `NotificationCenter.default.publisher(for:)`, `Timer.publish(every:on:in:)`.
    private static func publishes(_ chain: ChainFact) -> Bool {
        chain.names.last == "publisher"
            && chain.names.contains { $0.lowercased().hasSuffix("notificationcenter") || $0 == "center" }
            || chain.names == ["Timer", "publish"]
    }

    /// What controls send in RxCocoa never fails: `button.rx.tap`.
    private func isControl(_ chain: ChainFact) -> Bool {
        guard let rx = chain.names.firstIndex(of: "rx"), rx + 1 < chain.names.count else { return false }
        return Self.controls.contains(chain.names[rx + 1])
    }

    /// Whether a view model receives it from its view by its name, when a person touches something: `input.saveButtonDidTapEvent`.
    private static func isTouch(_ chain: ChainFact) -> Bool {
        guard chain.root == .name, chain.names.count > 2, chain.names[0] == "input" else { return false }
        return chain.names[1].camelCaseWords.contains { ["tap", "taps", "tapped"].contains($0.lowercased()) }
    }

    private static let controls: Set<String> = [
        "tap", "controlEvent", "text", "attributedText", "value", "isOn", "date", "selectedSegmentIndex",
        "itemSelected",
        "itemDeselected", "itemDeleted", "itemMoved", "modelSelected", "event", "tapGesture", "contentOffset",
        "didScroll",
        "searchButtonClicked", "cancelButtonClicked", "selectedIndex",
    ]

    /// Whether a stream has no failure, by its type: a relay, `Driver`.
    private static func isInfallible(_ type: String) -> Bool {
        type.hasSuffix("Relay") || infallible.contains(type)
    }

    private static let infallible: Set<String> = [
        "Driver", "Signal", "ControlEvent", "ControlProperty", "Infallible",
    ]

    /// Whether a property is a private subject, and no code of its type ends that with a failure.
    private func isNeverEnded(_ property: MemberFact, _ type: TypeFact?) -> Bool {
        guard ["private", "fileprivate"].contains(property.access), property.isLet,
            type?.bareName.map({ $0.hasSuffix("Subject") }) == true
        else { return false }
        let passes = ChainFact(root: .name, names: [property.name])
        let query = NameQuery([property.name])
        return !members().contains { member in
            member.bodyMayName(query)
                && member.body?.calls.contains { call in
                    let ends =
                        call.callee.names.last == "send" && call.arguments.first?.label == "completion"
                        || call.callee.names.last == "onError"
                    return ends && call.callee.names.contains(property.name)
                        || call.arguments.contains {
                            $0.value == .chain(passes)
                                || $0.value == .chain(ChainFact(root: .name, names: ["self", property.name]))
                        }
                } == true
        }
    }

    /// `CurrentValueSubject<Int, Never>`.
    private func isSafe(_ name: String) -> Bool {
        // `$rides`, what a property publishes.
        if name.hasPrefix("$") { return true }
        let local = body.locals.last { $0.name == name }?.type
        let property = neighbors.first { $0.kind == .property && $0.name == name }
        let type = local ?? property?.type ?? property?.initialType
        if let property, isNeverEnded(property, type) { return true }
        if type?.bareName.map(Self.isInfallible) == true { return true }
        return type?.namedParts.contains { $0.isArgument && $0.name == "Never" } == true
    }
}
