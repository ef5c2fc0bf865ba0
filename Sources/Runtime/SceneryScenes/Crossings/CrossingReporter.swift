import SceneryFoundations
import SceneryObservables

/// What a proxy reports the crossings of one boundary with. Generated proxies use it; nobody else
/// needs to.
public final class CrossingReporter: Sendable {
    let tracer: Tracer
    let boundary: String
    let role: String
    let proxy: Int
    /// The role that the proxy forwards to. `nonisolated(unsafe)`: it is handed out by `untraced` alone,
    /// to who has the proxy and could have had the role itself.
    nonisolated(unsafe) let target: AnyObject
    /// What observes the observables that were read through the proxy, by their names.
    private let observed = Protected<[String: ObservationToken]>([:])

    /// Nil where no tracer is attached, and for what is a proxy already.
    ///
    /// - Parameters:
    ///   - boundary: The name of the protocol.
    ///   - target: The role that the proxy forwards to.
    public convenience init?(_ boundary: String, of target: AnyObject) {
        guard let tracer = Tracer.context?.tracer, !(target is any BoundaryProxy) else { return nil }
        self.init(boundary, target, tracer)
    }

    /// Creates the reporter of a proxy that an initializer of its protocol creates. Without an attached tracer,
    /// it reports to nobody.
    public convenience init(made boundary: String, of target: AnyObject) {
        self.init(boundary, target, Tracer.context?.tracer ?? Tracer { _ in })
    }

    /// The same for another target, which a member with a result of `Self` gave back.
    public func moved(to target: AnyObject) -> CrossingReporter {
        CrossingReporter(boundary, target, tracer)
    }

    private init(_ boundary: String, _ target: AnyObject, _ tracer: Tracer) {
        self.tracer = tracer
        self.boundary = boundary
        self.target = target
        role = "\(type(of: target))"
        proxy = tracer.nextProxy()
    }

    /// Returns `proxy`, which a view keeps for as long as its scene is open: whoever sees a view sees
    /// it weakly, and the proxy of a view would be gone at once.
    @MainActor public func kept<Proxy: BoundaryProxy>(_ proxy: Proxy) -> Proxy {
        if let view = target as? any SceneView { view.context.keep(proxy) }
        return proxy
    }

    /// The identity of `role`, the same from every executor.
    ///
    /// - Parameter type: What the role's protocol says the `id` is, so that no other can come.
    public static func identity<Role: Identifiable, ID>(of role: Role, as type: ID.Type) -> ID {
        guard let id = role.id as? ID else { preconditionFailure("the id of \"\(role)\" is not a \(type)") }
        return id
    }

    /// Hands on what is sent to a role or back from it. Between the two the proxy alone holds it, and keeps
    /// nothing of it but a text.
    public static func sent<Value>(_ value: Value) -> sending Value {
        nonisolated(unsafe) let sent = value
        return sent
    }

    /// What a report keeps of an argument.
    public func value(_ argument: some Any) -> CrossingValue {
        let value = outcome(argument)
        return tracer.keepsValues ? value.keeping(argument) : value
    }

    /// What a report keeps of a result or an error.
    private func outcome(_ value: some Any) -> CrossingValue {
        CrossingValue(value, keepsJSON: tracer.keepsJSON)
    }

    private func values<each Argument>(_ arguments: repeat each Argument) -> [CrossingValue] {
        var values: [CrossingValue] = []
        for argument in repeat each arguments { values.append(value(argument)) }
        return values
    }

    private func begin(
        _ member: String, _ kind: Crossing.Kind, _ arguments: [CrossingValue]
    ) -> Tracer.Context {
        let number = tracer.nextCrossing()
        tracer.tell(
            .began(
                Crossing(
                    number: number, cause: tracer.cause, boundary: boundary, member: member, kind: kind,
                    role: role, proxy: proxy, arguments: arguments)))
        return Tracer.Context(tracer: tracer, cause: number)
    }

    private func end(_ context: Tracer.Context, _ outcome: CrossingOutcome) {
        guard let number = context.cause else { return }
        tracer.tell(.ended(number, outcome))
    }
}

// MARK: - Calls

extension CrossingReporter {
    /// Reports a call, and forwards it by `body`.
    public func call<each Argument, Output, Failure: Error>(
        _ member: String, _ arguments: repeat each Argument, by body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try cross(begin(member, .call, values(repeat each arguments)), body)
    }

    /// Reports an asynchronous call, and forwards it by `body`, on the caller's actor.
    ///
    /// The actor is a parameter, so that the compiler sees `body` run where the proxy's member runs: what
    /// belongs there is then sent nowhere else.
    public func call<each Argument, Output, Failure: Error>(
        _ member: String, _ arguments: repeat each Argument, isolation: isolated (any Actor)? = #isolation,
        by body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        try await cross(begin(member, .call, values(repeat each arguments)), body)
    }

    private func cross<Output, Failure: Error>(
        _ context: Tracer.Context, _ body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        do throws(Failure) {
            let output = try Tracer.run(in: context, body)
            end(context, .returned(outcome(output)))
            return output
        } catch {
            end(context, .threw(outcome(error)))
            throw error
        }
    }

    private func cross<Output, Failure: Error>(
        _ context: Tracer.Context, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        do throws(Failure) {
            let output = try await Tracer.run(in: context, body)
            end(context, .returned(outcome(output)))
            return output
        } catch {
            end(context, .threw(outcome(error)))
            throw error
        }
    }
}

// MARK: - Properties and subscripts

extension CrossingReporter {
    /// Reports a read with its arguments, of a subscript, and forwards it by `body`.
    @_disfavoredOverload
    public func get<each Argument, Output, Failure: Error>(
        _ member: String, _ arguments: repeat each Argument, by body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try cross(begin(member, .get, values(repeat each arguments)), body)
    }

    /// Reports an asynchronous read, and forwards it by `body`, on the caller's actor.
    @_disfavoredOverload
    public func get<each Argument, Output, Failure: Error>(
        _ member: String, _ arguments: repeat each Argument, isolation: isolated (any Actor)? = #isolation,
        by body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        try await cross(begin(member, .get, values(repeat each arguments)), body)
    }

    /// Forwards the read of an observable and from then on reports its changes, not its reads: what
    /// crosses here is what the observable reports.
    public func get<Source: ObservableReading>(_ member: String, by body: () -> Source) -> Source {
        let source = body()
        observe(member, source)
        return source
    }

    /// Reports a write of `value`, after the arguments of a subscript, and forwards it by `body`.
    public func set<each Argument, Failure: Error>(
        _ member: String, _ arguments: repeat each Argument, by body: () throws(Failure) -> Void
    ) throws(Failure) {
        try cross(begin(member, .set, values(repeat each arguments)), body)
    }

    private func observe(_ member: String, _ source: some ObservableReading) {
        guard observed.withLock({ $0[member] == nil }) else { return }
        // The first one is the value of this moment, which nobody set.
        let token = source.changes().observe { [weak self] change in
            guard let self, case .some = change.old else { return }
            _ = begin(member, .change, values(change.new))
        }
        observed.withLock { $0[member] = token }
    }
}
