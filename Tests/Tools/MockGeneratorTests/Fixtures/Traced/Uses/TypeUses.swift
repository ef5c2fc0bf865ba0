import Foundation
import SceneryScenes

private nonisolated final class Link: Linking {
    let number: Int
    var others: [Link] = []

    init(_ number: Int) { self.number = number }

    func link(_ others: [String: Link]) -> Int { others.values.map(\.number).reduce(0, +) }
    func pair() -> (Link, count: Int) { (Link(number + 1), number) }
    func each(_ body: (Link) -> Void) { for other in others { body(other) } }
    func later(_ done: @escaping (Link, Int) -> Void) { done(self, number) }
    func swap(_ other: inout Link) { other = self }
    func all(_ made: (Link) throws -> Link) rethrows -> [Link] { [self, try made(self)] }
    func maybe(_ body: ((Link) -> Void)?) { body?(self) }
    func attempt(_ isGood: Bool) -> Result<Link, Refusal> { isGood ? .success(self) : .failure(.late) }
}

private nonisolated final class Store: Storing {
    private(set) var last: Fare?
    func store(_ item: Fare) -> Int {
        last = item
        return item.cents
    }
}

private nonisolated final class Relative: Familiar { func name() -> String { "relative" } }

private nonisolated final class Odd: Numbers {
    let title = "odd"
    func makeIterator() -> AnyIterator<Int> { AnyIterator([1, 3, 5].makeIterator()) }
}

private nonisolated final class Word: Spelled {
    let text: String
    init(stringLiteral value: String) { text = value }
    static var allCases: [Word] { ["a", "b"] }
}

private nonisolated final class Thing: NSObject, NamedObject {
    func name() -> String { "thing" }
    override var description: String { "a thing" }
}

private nonisolated final class Lender: Lending {
    var stub: Stub
    init(_ stub: consuming Stub) { self.stub = stub }
    subscript(number: Int) -> Stub { Stub(number: number) }
    func make(_ number: Int) throws(Refusal) -> Stub {
        if number > 1 { throw .full(number) } else { Stub(number: number) }
    }
    func join(_ stub: consuming Stub, stubHeld: Int) -> Int { stub.number + stubHeld }
    func generic<Part: ~Copyable & Sendable>(_ part: borrowing Part) -> Int { 4 }
    func later(_ stub: consuming Stub) async -> Stub {
        await Task.yield()
        return Stub(number: stub.number + 1)
    }
}

private nonisolated final class Spanner: Spanning {
    func total(_ numbers: Span<Int>) -> Int { numbers.indices.reduce(0) { $0 + numbers[$1] } }
}

private nonisolated final class Parts: NamedLikeParts {
    let crossings = [1, 2]
    func target() -> Int { 3 }
    func traced(by number: Int) -> Int { number }
    func hold(_ stub: consuming Stub, held: Int) -> Stub { Stub(number: stub.number + held) }
    func role<Target, Role>(_ target: Target, _ role: Role) -> Target { target }
    func words(`inout`: Int, `var`: Int, `for` crossings: Int) -> Int { `inout` + `var` + crossings }
    func change(_ function: inout () -> Int) { function = { 9 } }
}

@MainActor func useTypes() async {
    await use("Linking") {
        let recorder = Recorder()
        let proxy: (Int) -> LinkingProxy<Link> = {
            let role = Link($0)
            return LinkingProxy(role, recorder.crossings("Linking", of: role))
        }
        let (one, two) = (proxy(1), proxy(2))
        one.others = [two]
        check(one.target.others.first === two.target && one.others.first?.target === two.target)
        check(one.link(["a": two, "b": one]) == 3)
        let pair = two.pair()
        check(pair.0.target.number == 3 && pair.count == 2)
        var seen: [Int] = []
        one.each { seen.append($0.target.number) }
        one.later { other, number in seen.append(other.target.number + number) }
        check(seen == [2, 2])
        var other = two
        other.swap(&other)
        check(other === two)
        one.swap(&other)
        check(other !== two && other.target === one.target)
        check(one.all { _ in two }.map(\.target.number) == [1, 2])
        do { _ = try one.all { _ in throw Refusal.late } } catch { check(error as? Refusal == .late) }
        one.maybe { seen.append($0.target.number + 10) }
        one.maybe(nil)
        check(seen.last == 11)
        check((try? one.attempt(true).get())?.target === one.target)
        if case .success = one.attempt(false) { check(false) }
        check(recorder.take().last?.contains("failure") == true)
    }
    await use("Storing") {
        let recorder = Recorder()
        let role: any Storing<Fare> = recorder.tracer.attached { Store().traced() }
        check(role.store(Fare(cents: 6)) == 6 && role.last == Fare(cents: 6))
        check(recorder.take().first == "Store call Storing.store(_:) (Fare(cents: 6))")
    }
    await use("Familiar") {
        let (recorder, role) = (Recorder(), Relative())
        check(FamiliarProxy(role, recorder.crossings("Familiar", of: role)).name() == "relative")
        check(recorder, "Relative call Familiar.name() ()", "→ \"relative\"")
    }
    await use("Numbers") {
        let (recorder, role) = (Recorder(), Odd())
        let proxy = NumbersProxy(role, recorder.crossings("Numbers", of: role))
        check(proxy.reduce(0, +) == 9 && proxy.title == "odd")
        check(recorder.take().first == "Odd call Numbers.makeIterator() ()")
    }
    await use("Spelled") {
        let proxy: SpelledProxy<Word> = "spelled"
        check(proxy.text == "spelled" && SpelledProxy<Word>.allCases.map(\.text) == ["a", "b"])
    }
    await use("NamedObject") {
        let (recorder, role) = (Recorder(), Thing())
        let proxy = NamedObjectProxy(role, recorder.crossings("NamedObject", of: role))
        check(proxy.name() == "thing" && proxy.description == "a thing" && proxy.hash == role.hash)
        check(proxy.isEqual(role) && proxy.isEqual(proxy) && !proxy.isEqual(Thing()))
    }
    await use("Lending") {
        let recorder = Recorder()
        let role = Lender(Stub(number: 1))
        let proxy = LendingProxy(role, recorder.crossings("Lending", of: role))
        proxy.stub.number += 4
        check(role.stub.number == 5 && proxy.stub.number == 5 && proxy[8].number == 8)
        check(
            recorder, "Lender set Lending.stub (Stub)", "→ ()", "Lender get Lending.stub ()", "→ Stub",
            "Lender get Lending.subscript(_:) (8)", "→ Stub")
        check(LendingProxy<Lender>(Stub(number: 3)).target.stub.number == 3)
        do throws(Refusal) {
            let made = try proxy.make(1)
            check(made.number == 1)
            _ = try proxy.make(2)
        } catch { check(error == .full(2)) }
        check(recorder.take().last == "✗ full(2)")
        check(proxy.join(Stub(number: 1), stubHeld: 2) == 3 && proxy.generic(Stub(number: 1)) == 4)
        check(await lateLending(recorder) == 6)
    }
    await use("Spanning") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Spanner().traced() }
        check(role.total([1, 2, 3].span) == 6)
        check(recorder, "Spanner call Spanning.total(_:) (Span<Int>)", "→ 6")
    }
    await use("NamedLikeParts") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Parts().traced() }
        check(role.crossings == [1, 2] && role.target() == 3 && role.traced(by: 4) == 4)
        check(role.hold(Stub(number: 1), held: 2).number == 3 && role.role(1, "a") == 1)
        check(role.words(`inout`: 1, var: 2, for: 3) == 6)
        var function = { 1 }
        role.change(&function)
        check(function() == 9)
        check(untraced(role) is Parts && recorder.take().first == "Parts get NamedLikeParts.crossings ()")
    }
}

private nonisolated func lateLending(_ recorder: Recorder) async -> Int {
    let role = Lender(Stub(number: 0))
    let proxy = LendingProxy(role, recorder.crossings("Lending", of: role))
    return await proxy.later(Stub(number: 5)).number
}
