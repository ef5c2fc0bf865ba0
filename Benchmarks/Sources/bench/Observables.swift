import Measuring
import Observation
import OpenCombine
import Scenery

var observables: Group {
    Group(
        "Observables",
        rows: [
            setNobody, setInline(1, reach: [.nanoseconds(150), .ratio(to: "OpenCombine: send", 1)]),
            setInline(10, reach: [.further(than: "one observer", things: 9, nanoseconds: 60)]),
            setInline(100, reach: [.further(than: "one observer", things: 99, nanoseconds: 60)]),
            setOnMain, setWithTracking, makeOne, bindAndEnd, setCombined, transactionOfTwo, streamOfValues,
        ])
}

/// What an observer does with a value. One thread at a time adds.
private final class Sum: @unchecked Sendable {
    var total = 0
}

// MARK: - Setting

private var setNobody: Row {
    Row(
        "set, no observer",
        ours: Operation("Observable", count: 50_000) { count in
            let observable = ObservableValue(0)
            for number in 0..<count { observable.set(number) }
            keep(observable)
        },
        peers: [
            Operation("OpenCombine: send", count: 50_000) { count in
                let subject = CurrentValueSubject<Int, Never>(0)
                for number in 0..<count { subject.send(number) }
                keep(subject)
            }
        ])
}

private func setInline(_ observers: Int, reach: [Reach]) -> Row {
    let count = 20_000 / observers
    let openCombine = Operation("OpenCombine: send", count: count) { count in
        let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
        let tokens = (0..<observers).map { _ in subject.sink { sum.total &+= $0 } }
        for number in 0..<count { subject.send(number) }
        withExtendedLifetime(tokens) { keep(sum.total) }
    }
    return Row(
        "set, observers: \(observers)",
        reach: reach,
        ours: setObserved("Observable", observers, count: count),
        peers: [openCombine] + (observers > 1 ? [setObserved("one observer", 1, count: 20_000)] : []))
}

private func setObserved(_ name: String, _ observers: Int, count: Int) -> Operation {
    Operation(name, count: count) { count in
        let (observable, sum) = (ObservableValue(0), Sum())
        let tokens = (0..<observers).map { _ in observable.observe { sum.total &+= $0 } }
        for number in 0..<count { observable.set(number) }
        withExtendedLifetime(tokens) { keep(sum.total) }
    }
}

private var setOnMain: Row {
    Row(
        "set on main, one observer on main",
        ours: .waiting("ObservableValue.bind", count: 10_000) { count in
            await MainActor.run {
                let (observable, sum) = (ObservableValue(0), Sum())
                let token = observable.bind { sum.total &+= $0 }
                for number in 0..<count { observable.set(number) }
                withExtendedLifetime(token) { keep(sum.total) }
            }
        },
        peers: [
            .waiting("OpenCombine: send", count: 10_000) { count in
                await MainActor.run {
                    let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
                    let token = subject.sink { sum.total &+= $0 }
                    for number in 0..<count { subject.send(number) }
                    withExtendedLifetime(token) { keep(sum.total) }
                }
            }
        ])
}

@Observation.Observable
private final class Counter {
    var value = 0
}

/// Observation tells once and has to be asked again, so that is part of its operation.
private var setWithTracking: Row {
    Row(
        "set, one observer, against Observation",
        ours: Operation("Observable", count: 5_000) { count in
            let (observable, sum) = (ObservableValue(0), Sum())
            let token = observable.observe { sum.total &+= $0 }
            for number in 0..<count { observable.set(number) }
            withExtendedLifetime(token) { keep(sum.total) }
        },
        peers: [
            Operation("Observation: track and set", count: 5_000) { count in
                let (counter, sum) = (Counter(), Sum())
                for number in 0..<count {
                    withObservationTracking {
                        sum.total &+= counter.value
                    } onChange: {
                        sum.total &+= 1
                    }
                    counter.value = number
                }
                keep(sum.total)
            }
        ])
}

// MARK: - Making and binding

private var makeOne: Row {
    Row(
        "make one, no observers",
        reach: [.bytes(150)],
        ours: Operation.metered("Observable", count: 5_000) { count, meter in
            var made: [ObservableValue<Int>] = []
            made.reserveCapacity(count)
            meter.start()
            for number in 0..<count { made.append(ObservableValue(number)) }
            meter.stop()
            keep(made)
        },
        peers: [
            Operation.metered("OpenCombine: CurrentValueSubject", count: 5_000) { count, meter in
                var made: [CurrentValueSubject<Int, Never>] = []
                made.reserveCapacity(count)
                meter.start()
                for number in 0..<count { made.append(CurrentValueSubject(number)) }
                meter.stop()
                keep(made)
            }
        ])
}

private var bindAndEnd: Row {
    Row(
        "bind and end",
        ours: Operation("observe", count: 5_000) { count in
            let (observable, sum) = (ObservableValue(1), Sum())
            for _ in 0..<count { observable.observe { sum.total &+= $0 }.end() }
            keep(sum.total)
        },
        peers: [
            Operation("OpenCombine: sink", count: 5_000) { count in
                let (subject, sum) = (CurrentValueSubject<Int, Never>(1), Sum())
                for _ in 0..<count { subject.sink { sum.total &+= $0 }.cancel() }
                keep(sum.total)
            }
        ])
}

// MARK: - Several

private var setCombined: Row {
    Row(
        "set one of two that are combined",
        ours: Operation("combine", count: 5_000) { count in
            let (left, right, sum) = (ObservableValue(0), ObservableValue(0), Sum())
            let token = left.combine(with: right) { $0 &+ $1 }.observe { sum.total &+= $0 }
            for number in 0..<count { left.set(number) }
            withExtendedLifetime(token) { keep(sum.total) }
        },
        peers: [
            Operation("OpenCombine: combineLatest by hand", count: 5_000) { count in
                // OpenCombine 0.14 has no combineLatest; this is the least that does its work.
                let (left, right) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
                let sum = Sum()
                let tokens = [
                    left.sink { sum.total &+= $0 &+ right.value },
                    right.sink { sum.total &+= left.value &+ $0 },
                ]
                for number in 0..<count { left.send(number) }
                withExtendedLifetime(tokens) { keep(sum.total) }
            }
        ])
}

private var transactionOfTwo: Row {
    Row(
        "transaction of two, one observer each",
        ours: Operation("transaction", count: 5_000) { count in
            let (left, right, sum) = (ObservableValue(0), ObservableValue(0), Sum())
            let tokens = [left, right].map { $0.observe { sum.total &+= $0 } }
            for number in 0..<count {
                ObservableTransaction.run {
                    $0[left] = number
                    $0[right] = number
                }
            }
            withExtendedLifetime(tokens) { keep(sum.total) }
        })
}

private var streamOfValues: Row {
    Row(
        "set and receive as a sequence",
        ours: .waiting("values", count: 50_000) { count in
            let observable = ObservableValue(0)
            var values = observable.values().makeAsyncIterator()
            var sum = 0
            for number in 0..<count {
                observable.set(number)
                sum &+= await values.next() ?? 0
            }
            keep(sum)
        },
        peers: [
            .waiting("AsyncStream: yield", count: 50_000) { count in
                let (stream, continuation) = AsyncStream.makeStream(
                    of: Int.self, bufferingPolicy: .bufferingNewest(1))
                var values = stream.makeAsyncIterator()
                var sum = 0
                for number in 0..<count {
                    continuation.yield(number)
                    sum &+= await values.next() ?? 0
                }
                keep(sum)
            }
        ])
}
