extension ObservableReading {
    /// The values as an asynchronous sequence: the one of the moment when it is made, then each.
    ///
    /// The sequence ends when the task that iterates is cancelled or the sequence is let go of; it
    /// keeps its sources alive until then. Each call makes a sequence for one consumer.
    ///
    /// - Parameter policy: what is kept for a consumer that is slower than the sets. By default the
    ///   newest value only, which is what a state wants; `.unbounded` keeps every one.
    public func values(
        buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .bufferingNewest(1)
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
        let subscription = subscribe { value in
            if case .terminated = continuation.yield(value) { return false }
            return true
        }
        continuation.onTermination = { _ in subscription.end() }
        return stream
    }
}
