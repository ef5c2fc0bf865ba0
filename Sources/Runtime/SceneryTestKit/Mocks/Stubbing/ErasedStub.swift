/// Stubs of generic members: what they give back is known only at the call.
extension Stub where Output == Any {
    /// Notes a call and answers it with a `Wanted`. Mocks call it.
    ///
    /// An answer of another type fails the test.
    @_documentation(visibility: internal)
    public func call<Wanted>(_ arguments: Arguments, as wanted: Wanted.Type) throws(Failure) -> Wanted {
        record(arguments)
        return try answer(arguments, as: wanted)
    }

    /// Answers a call that is already noted with a `Wanted`. Mocks call it.
    @_documentation(visibility: internal)
    public func answer<Wanted>(_ arguments: Arguments, as wanted: Wanted.Type) throws(Failure) -> Wanted {
        guard let kind = nextAnswer(for: arguments) else { return try unanswered(arguments, as: wanted) }
        let answer: Any
        switch kind {
        case .value(let value): answer = value
        case .failure(let error): throw error
        case .closure(let body): answer = try body(arguments)
        case .asyncClosure: return try unanswered(arguments, as: wanted)
        }
        return checked(answer, as: wanted)
    }

    func unanswered<Wanted>(_ arguments: Arguments, as wanted: Wanted.Type) throws(Failure) -> Wanted {
        if let value = quietAnswer(of: wanted) { return value }
        let message = unansweredMessage(arguments, as: wanted)
        try fail(with: message)
        if let value = defaultAnswer(of: wanted) { return value }
        return standInOrStop(for: wanted, name: name, message: message)
    }
}

extension AsyncStub where Output == Any {
    /// Notes a call and answers it with a `Wanted`. Mocks call it.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) func call<Wanted>(
        _ arguments: Arguments, as wanted: Wanted.Type
    ) async throws(Failure) -> Wanted {
        record(arguments)
        switch nextAnswer(for: arguments) {
        case .value(let value): return checked(value, as: wanted)
        case .failure(let error): throw error
        case .closure(let body): return checked(try body(arguments), as: wanted)
        case .asyncClosure(let body): return checked(try await body(arguments), as: wanted)
        case nil: return try unanswered(arguments, as: wanted)
        }
    }
}

extension Stub where Failure == any Error {
    /// The error of an answer as the type that the generic member throws. Mocks call it.
    @_documentation(visibility: internal)
    public func cast<Wanted: Error>(_ error: any Error, to wanted: Wanted.Type) -> Wanted {
        if let error = error as? Wanted { return error }
        let message = """
            \(name) throws \(wanted), and the stub threw \(display(error))
              tell the mock an error of the type \(wanted)
            """
        failure.report(message, ofMockMadeAt: location)
        return standInOrStop(for: wanted, name: name, message: message)
    }
}

extension Stub {
    /// What a test gave as `Any`, as the type that the generic member needs. Mocks call it.
    ///
    /// A value of another type fails the test.
    @_documentation(visibility: internal)
    public func checked<Wanted>(_ answer: Any, as wanted: Wanted.Type = Wanted.self) -> Wanted {
        if let value = answer as? Wanted { return value }
        let message = """
            \(name) was asked for \(wanted), and the stub answered \(display(answer))
              tell the mock a value of the type \(wanted)
            """
        failure.report(message, ofMockMadeAt: location)
        return standInOrStop(for: wanted, name: name, message: message)
    }
}
