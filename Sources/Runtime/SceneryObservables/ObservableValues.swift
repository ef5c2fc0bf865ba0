extension ObservableReading {
    /// The values as an asynchronous sequence: the current one when the sequence is created, then each following one.
    ///
    /// The sequence ends when all sources have finished or were released, when the iterating task is cancelled, or when the
    /// sequence is released. Like a token, it keeps only the sources of combinations alive. Each call creates a sequence for one consumer.
    ///
    /// - Parameter policy: What is buffered for a consumer that is slower than the sets. By default the
    ///   newest value only, which suits a state; `.unbounded` keeps all values.
    public func values(
        buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
        let subscription = subscribe(
            { value in
                if case .terminated = continuation.yield(value) { return false }
                return true
            }, finished: { continuation.finish() })
        continuation.onTermination = { _ in subscription.end() }
        return stream
    }
}
