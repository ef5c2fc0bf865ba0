import Foundation
import Synchronization

/// Runs `body` on so many threads of its own at once, and measures from when all of them are there
/// until the last has ended.
///
/// Threads and not tasks, nor Dispatch's `concurrentPerform`: from within a task that runs on the
/// calling thread alone.
public func onThreads(_ number: Int, _ meter: Meter, _ body: @escaping @Sendable (Int) -> Void) {
    let gate = Gate()
    let ended = DispatchGroup()
    for index in 0..<number {
        ended.enter()
        Thread {
            gate.arrived.add(1, ordering: .acquiringAndReleasing)
            while !gate.isOpen.load(ordering: .acquiring) {}
            body(index)
            ended.leave()
        }.start()
    }
    while gate.arrived.load(ordering: .acquiring) < number {}
    meter.start()
    gate.isOpen.store(true, ordering: .releasing)
    ended.wait()
    meter.stop()
}

private final class Gate: Sendable {
    let arrived = Atomic(0)
    let isOpen = Atomic(false)
}
