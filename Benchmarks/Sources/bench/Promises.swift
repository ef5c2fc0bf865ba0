import Dispatch
import Measuring
import NIOCore
import NIOEmbedded
import Scenery

var promises: Group {
    Group(
        "Promises",
        rows: [
            onQueueLink, inlineLink, inlineThenPromise, longChain, recoverLink, pendingPromise,
            settledPromise,
            allOf(1_000, reach: [.nanoseconds(300)]),
            // Linear: an element costs no more than a quarter more, for what no longer fits into the caches.
            allOf(100_000, reach: [.ratio(to: "Promise.all of 1,000", 1.25)], peers: [ofThousand]),
            awaitSettled, asyncOperation,
        ])
}

// MARK: - Links

/// Links a chain, so that it stays in the processor's caches as chains of programs do.
private let chain = 500

/// Chains of links, each on the queue, against chains of bare hops to a queue that are as long: both
/// wake the queue's thread once a chain.
private var onQueueLink: Row {
    Row(
        "on-queue link",
        reach: [.ratio(to: "GCD: async hop", 2.3), .allocations(4)],
        ours: Operation("then(on: queue)", count: 20_000) { count in
            let executor = HandlerExecutor.queue(DispatchQueue(label: "bench.link"))
            let step = count & 1 | 1
            for _ in 0..<(count / 1_000) {
                let (first, resolver) = Promise<Int>.pending()
                var last = first
                for _ in 0..<1_000 { last = last.then(on: executor) { $0 &+ step } }
                let done = DispatchSemaphore(value: 0)
                last.always(on: .inline) { (_: Result<Int, any Error>) in done.signal() }
                resolver.fulfill(0)
                done.wait()
            }
        },
        peers: [
            Operation("GCD: async hop", count: 20_000) { count in
                let queue = DispatchQueue(label: "bench.hop")
                for _ in 0..<(count / 1_000) {
                    let done = DispatchSemaphore(value: 0)
                    hop(1_000, on: queue, done)
                    done.wait()
                }
            }
        ])
}

/// Sends itself to the queue `left` times, then signals.
private func hop(_ left: Int, on queue: DispatchQueue, _ done: DispatchSemaphore) {
    guard left > 0 else {
        done.signal()
        return
    }
    queue.async { hop(left - 1, on: queue, done) }
}

private var inlineLink: Row {
    Row(
        "inline link",
        reach: [.nanoseconds(220), .allocations(2)],
        ours: Operation("then(on: .inline)", count: 100_000) { count in
            let step = count & 1 | 1
            for _ in 0..<(count / chain) {
                let (first, resolver) = Promise<Int>.pending()
                var last = first
                for _ in 0..<chain { last = last.then(on: .inline) { $0 &+ step } }
                resolver.fulfill(0)
                keep(last)
            }
        },
        peers: [
            Operation("NIO: map", count: 100_000) { count in
                let loop = EmbeddedEventLoop()
                let step = count & 1 | 1
                for _ in 0..<(count / chain) {
                    let first = loop.makePromise(of: Int.self)
                    var last = first.futureResult
                    for _ in 0..<chain { last = last.map { $0 &+ step } }
                    first.succeed(0)
                    keep(last)
                }
            }
        ])
}

private var longChain: Row {
    Row(
        "link of an inline chain of 1,000,000",
        reach: [.finding("it does not overflow the stack")],
        ours: Operation.metered("then(on: .inline)", count: 1_000_000) { count, meter in
            meter.start()
            let (first, resolver) = Promise<Int>.pending()
            var last = first
            for _ in 0..<count { last = last.then(on: .inline) { $0 &+ 1 } }
            resolver.fulfill(0)
            meter.stop()
            // An overflow ends the program before this.
            meter.found("it does not overflow the stack", (try? last.result?.get()) == count)
        })
}

private struct Refusal: Error {}

private var recoverLink: Row {
    Row(
        "inline link that recovers",
        ours: Operation("recover(on: .inline)", count: 100_000) { count in
            for _ in 0..<(count / chain) {
                let (first, resolver) = Promise<Int>.pending()
                var last = first
                for _ in 0..<(chain / 2) {
                    last = last.recover(on: .inline) { _ in 1 }.then(on: .inline) { _ in throw Refusal() }
                }
                resolver.reject(Refusal())
                last.catch(on: .inline) { _ in }
                keep(last)
            }
        },
        peers: [
            Operation("NIO: flatMapErrorThrowing", count: 100_000) { count in
                let loop = EmbeddedEventLoop()
                for _ in 0..<(count / chain) {
                    let first = loop.makePromise(of: Int.self)
                    var last = first.futureResult
                    for _ in 0..<(chain / 2) {
                        last = last.flatMapErrorThrowing { _ in 1 }.flatMapThrowing { _ in throw Refusal() }
                    }
                    first.fail(Refusal())
                    keep(last)
                }
            }
        ])
}

private var inlineThenPromise: Row {
    Row(
        "inline link to a promise",
        ours: Operation("then to a fulfilled promise", count: 100_000) { count in
            for _ in 0..<(count / chain) {
                let (first, resolver) = Promise<Int>.pending()
                var last = first
                for _ in 0..<chain { last = last.then(on: .inline) { Promise.fulfilled($0 &+ 1) } }
                resolver.fulfill(0)
                keep(last)
            }
        },
        peers: [
            Operation("NIO: flatMap", count: 100_000) { count in
                let loop = EmbeddedEventLoop()
                for _ in 0..<(count / chain) {
                    let first = loop.makePromise(of: Int.self)
                    var last = first.futureResult
                    for _ in 0..<chain { last = last.flatMap { loop.makeSucceededFuture($0 &+ 1) } }
                    first.succeed(0)
                    keep(last)
                }
            }
        ])
}

// MARK: - One promise

private var pendingPromise: Row {
    Row(
        "pending promise, with its resolver",
        reach: [.bytes(80)],
        ours: Operation.metered("Promise.pending", count: 50_000) { count, meter in
            var made: [(Promise<Int>, Resolver<Int>)] = []
            made.reserveCapacity(count)
            meter.start()
            for _ in 0..<count { made.append(Promise<Int>.pending()) }
            meter.stop()
            for (_, resolver) in made { resolver.fulfill(0) }
        },
        peers: [
            Operation.metered("NIO: makePromise", count: 50_000) { count, meter in
                let loop = EmbeddedEventLoop()
                var made: [EventLoopPromise<Int>] = []
                made.reserveCapacity(count)
                meter.start()
                for _ in 0..<count { made.append(loop.makePromise(of: Int.self)) }
                meter.stop()
                for promise in made { promise.succeed(0) }
            }
        ])
}

private var settledPromise: Row {
    Row(
        "make, attach inline, fulfil",
        ours: Operation("Promise", count: 100_000) { count in
            for number in 0..<count {
                let (promise, resolver) = Promise<Int>.pending()
                let last = promise.then(on: .inline) { $0 &+ number }
                resolver.fulfill(1)
                keep(last)
            }
        },
        peers: [
            Operation("NIO: makePromise, map, succeed", count: 100_000) { count in
                let loop = EmbeddedEventLoop()
                for number in 0..<count {
                    let promise = loop.makePromise(of: Int.self)
                    let last = promise.futureResult.map { $0 &+ number }
                    promise.succeed(1)
                    keep(last)
                }
            }
        ])
}

// MARK: - Many promises

/// Waits for `number` pending promises that are fulfilled one after the other; figures for one of them.
private func allOf(_ number: Int, reach: [Reach], peers: [Operation] = []) -> Row {
    Row(
        "all of \(number), an element",
        reach: reach,
        ours: allOperation("Promise.all", number),
        peers: peers + [
            .metered("NIO: whenAllSucceed", count: 100_000) { count, meter in
                let loop = EmbeddedEventLoop()
                let rounds = count / number
                let made = (0..<rounds).map { _ in (0..<number).map { _ in loop.makePromise(of: Int.self) } }
                meter.start()
                for promises in made {
                    let all = EventLoopFuture.whenAllSucceed(promises.map { $0.futureResult }, on: loop)
                    for (index, promise) in promises.enumerated() { promise.succeed(index) }
                    keep(all)
                }
                meter.stop()
            },
            .waiting("TaskGroup", count: 100_000) { count in
                for _ in 0..<(count / number) {
                    let values = await withTaskGroup(of: Int.self) { group in
                        for index in 0..<number { group.addTask { index } }
                        var sum = 0
                        for await value in group { sum &+= value }
                        return sum
                    }
                    keep(values)
                }
            },
        ])
}

private var ofThousand: Operation { allOperation("Promise.all of 1,000", 1_000) }

private func allOperation(_ name: String, _ number: Int) -> Operation {
    .metered(name, count: 100_000) { count, meter in
        let rounds = count / number
        let made = (0..<rounds).map { _ in (0..<number).map { _ in Promise<Int>.pending() } }
        meter.start()
        for pairs in made {
            let all = Promise.all(pairs.map { $0.promise })
            for (index, pair) in pairs.enumerated() { pair.resolver.fulfill(index) }
            keep(all)
        }
        meter.stop()
    }
}

// MARK: - Bridges

private var awaitSettled: Row {
    Row(
        "await the value of a settled promise",
        ours: .waiting("promise.value", count: 100_000) { count in
            let promise = Promise.fulfilled(1)
            var sum = 0
            for _ in 0..<count { sum &+= try await promise.value }
            keep(sum)
        },
        peers: [
            .waiting("Task.value, finished", count: 100_000) { count in
                let task = Task { () throws -> Int in 1 }
                var sum = 0
                for _ in 0..<count { sum &+= try await task.value }
                keep(sum)
            }
        ])
}

private var asyncOperation: Row {
    Row(
        "an async operation and its value",
        ours: .waiting("Promise { try await … }.value", count: 20_000) { count in
            for number in 0..<count { keep(try await Promise { () async throws -> Int in number }.value) }
        },
        peers: [
            .waiting("Task { … }.value", count: 20_000) { count in
                for number in 0..<count { keep(try await Task { () throws -> Int in number }.value) }
            }
        ])
}
