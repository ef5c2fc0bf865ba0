import Dispatch
import Measuring

/// What the rows on queues are held against: one hop of Dispatch from queue to queue.
let promises = Group("Promises", rows: [
    Row(
        "bare hop",
        ours: Operation("GCD: async hop", count: 20_000) { count in
            let queue = DispatchQueue(label: "bench.hop")
            let done = DispatchSemaphore(value: 0)
            hop(count, on: queue, done)
            done.wait()
        }),
])

/// Sends itself to the queue `left` times, then signals.
private func hop(_ left: Int, on queue: DispatchQueue, _ done: DispatchSemaphore) {
    guard left > 0 else {
        done.signal()
        return
    }
    queue.async { hop(left - 1, on: queue, done) }
}
