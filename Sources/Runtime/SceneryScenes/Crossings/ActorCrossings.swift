// How the proxy of an actor's protocol forwards what is not asynchronous: it runs on its role's executor, so that the
// role can be called there as from within. In all of this `nonisolated(unsafe)` stands for what happens here on that
// executor, one after the other.

extension CrossingReporter {
    /// Forwards to an actor's role from its own executor.
    ///
    /// Ends the process when called from elsewhere, as `assumeIsolated` does.
    public func on<Role: Actor, Output: ~Copyable, Failure: Error>(
        _ role: Role, by body: (isolated Role) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        nonisolated(unsafe) var result: Result<Output, Failure>? = nil
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            role.assumeIsolated { role in
                do throws(Failure) { result = .success(try body(role)) } catch { result = .failure(error) }
            }
        }
        // It was written once, just now.
        return try result.take()!.get()
    }

    /// The same with arguments, which need not be `Sendable`: they stay on the executor.
    public func on<Role: Actor, Given, Output: ~Copyable, Failure: Error>(
        _ role: Role, _ given: Given, by body: (isolated Role, Given) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        nonisolated(unsafe) let given = given
        nonisolated(unsafe) var result: Result<Output, Failure>? = nil
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            role.assumeIsolated { role in
                do throws(Failure) { result = .success(try body(role, given)) } catch {
                    result = .failure(error)
                }
            }
        }
        return try result.take()!.get()
    }

    /// Reads an asynchronous property of an actor's role, whose value need not be `Sendable`: it goes on to the
    /// same executor.
    public func later<Role: Actor, Output, Failure: Error>(
        on role: isolated Role, by body: @Sendable (isolated Role) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        nonisolated(unsafe) let output = try await body(role)
        return output
    }

    /// Calls an asynchronous member of an actor's role with arguments that need not be `Sendable` either: they go on
    /// to the same executor.
    public func later<Role: Actor, Given, Output, Failure: Error>(
        on role: isolated Role, _ given: Given,
        by body: @Sendable (isolated Role, Given) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        nonisolated(unsafe) let given = given
        nonisolated(unsafe) let output = try await body(role, given)
        return output
    }
}
