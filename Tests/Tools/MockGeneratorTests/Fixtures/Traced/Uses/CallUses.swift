import SceneryScenes

private nonisolated final class Caller: Calling {
    let recorder: Recorder
    var kept: ((Fare) -> Void)?

    init(_ recorder: Recorder) { self.recorder = recorder }

    func plain(_ fare: Fare, isNew: Bool) -> Int { fare.cents + (isNew ? 1 : 0) }
    func fail(_ number: Int) throws -> Int { if number > 1 { throw Refusal.full(number) } else { number } }
    func refuse(_ number: Int) throws(Refusal) -> Int { if number > 1 { throw .late } else { number } }
    func load(_ number: Int) async throws -> Fare {
        recorder.add("begins \(number)")
        await Task.yield()
        recorder.add("ends \(number)")
        return Fare(cents: number)
    }
    func await(_ number: Int) async throws(Refusal) -> Fare {
        await Task.yield()
        throw .full(number)
    }
    func each(_ body: (Int) throws -> Void) rethrows { for number in 1...3 { try body(number) } }
    func map<Item, Made>(_ item: Item, by made: (Item) -> Made) -> Made { made(item) }
    func change(_ number: inout Int, by other: Int) { number += other }
    func note(_ text: @autoclosure () -> String) { recorder.add(text()) }
    func log(_ text: @autoclosure @Sendable () throws -> String) rethrows -> Int { try text().count }
    static func ?? (one: Caller, other: @autoclosure () throws -> Int) rethrows -> Int { try other() + 1 }
    func keep(_ done: @escaping (Fare) -> Void) { kept = done }
}

private nonisolated final class Keeper: Keeping {
    var title: String
    var kept: [Int: String] = [:]
    nonisolated(unsafe) static var limit = 3

    init(title: String) { self.title = title }

    var price: Int { get throws { throw Refusal.late } }
    var later: Int { get async throws(Refusal) { 5 } }
    subscript(number: Int) -> String? {
        get { kept[number] }
        set { kept[number] = newValue }
    }
    subscript(late number: Int) -> Int { get async throws { throw Refusal.full(number) } }
    static func made(_ title: String) -> Keeper { Keeper(title: title) }
}

private nonisolated final class Packer: Packing {
    func count<each Part>(_ parts: repeat each Part) -> Int {
        var count = 0
        for _ in repeat each parts { count += 1 }
        return count
    }
    func together<each Part>(_ parts: (repeat each Part)) -> Int { count(repeat each parts) }
    func made<each Part>(_ parts: repeat () -> each Part) -> (repeat each Part) { (repeat (each parts)()) }
}

@MainActor func useCalls() async {
    await use("Calling") {
        let recorder = Recorder()
        let role = Caller(recorder)
        let traced = recorder.tracer.attached { role.traced() }
        check(traced.plain(Fare(cents: 4), isNew: true) == 5)
        check(recorder, "Caller call Calling.plain(_:isNew:) (Fare(cents: 4), true)", "→ 5")
        do { _ = try traced.fail(2) } catch { check(error as? Refusal == .full(2)) }
        check(recorder, "Caller call Calling.fail(_:) (2)", "✗ full(2)")
        do throws(Refusal) { _ = try traced.refuse(2) } catch { check(error == .late) }
        check(recorder, "Caller call Calling.refuse(_:) (2)", "✗ late")
        check(try await loaded(recorder) == Fare(cents: 7))
        check(
            recorder, "Caller call Calling.load(_:) (7)", "begins 7", "ends 7", "→ Fare(cents: 7)",
            "Caller call Calling.await(_:) (8)", "✗ full(8)")
        var seen: [Int] = []
        traced.each { seen.append($0) }
        do { try traced.each { if $0 == 2 { throw Refusal.late } } } catch {
            check(error as? Refusal == .late)
        }
        check(seen == [1, 2, 3] && recorder.take().last == "✗ late")
        check(traced.map(3) { "\($0)" } == "3")
        check(recorder.take().last == "→ \"3\"")
        var number = 3
        traced.change(&number, by: 4)
        check(number == 7)
        check(recorder, "Caller call Calling.change(_:by:) (3, 4)", "→ ()")
        traced.note("late \(number)")
        check(recorder, "Caller call Calling.note(_:) (() -> String)", "late 7", "→ ()")
        check(traced.log("four") == 4)
        check(recorder, "Caller call Calling.log(_:) (@Sendable () throws -> String)", "→ 4")
        check(elseTwo(traced) == 3)
        var fare: Fare?
        traced.keep { fare = $0 }
        role.kept?(Fare(cents: 2))
        check(fare == Fare(cents: 2))
    }
    await use("Keeping") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Keeper(title: "a").traced() }
        role.title += "b"
        check(role.title == "ab")
        check(
            recorder, "Keeper get Keeping.title ()", "→ \"a\"", "Keeper set Keeping.title (\"ab\")", "→ ()",
            "Keeper get Keeping.title ()", "→ \"ab\"")
        do { _ = try role.price } catch { check(error as? Refusal == .late) }
        check(recorder, "Keeper get Keeping.price ()", "✗ late")
        role[1] = "one"
        check(role[1] == "one")
        check(
            recorder, "Keeper set Keeping.subscript(_:) (1, \"one\")", "→ ()",
            "Keeper get Keeping.subscript(_:) (1)",
            "→ \"one\"")
        check(await lateKeeping(recorder) == 5)
        check(
            recorder, "Keeper get Keeping.later ()", "→ 5", "Keeper get Keeping.subscript(late:) (9)",
            "✗ full(9)")
        typealias Traced = KeepingProxy<Keeper>
        Traced.limit = 4
        let made = recorder.tracer.attached { (Traced(title: "c"), Traced.made("d")) }
        check(Keeper.limit == 4 && made.0.title == "c" && made.1.title == "d")
        check(recorder.take().count == 4)
    }
    await use("Packing") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Packer().traced() }
        check(role.count(1, "a") == 2)
        check(recorder, "Packer call Packing.count(_:) (1, \"a\")", "→ 2")
        check(role.together((1, "a", true)) == 3)
        let made = role.made({ 1 }, { "a" })
        check(made == (1, "a") && recorder.take().last == "→ (1, \"a\")")
    }
}

/// What is of no actor is asked from none.
private nonisolated func loaded(_ recorder: Recorder) async throws -> Fare {
    let role = recorder.tracer.attached { Caller(recorder).traced() }
    let fare = try await role.load(7)
    do { _ = try await role.await(8) } catch { guard error == .full(8) else { throw error } }
    return fare
}

private nonisolated func lateKeeping(_ recorder: Recorder) async -> Int? {
    let role = recorder.tracer.attached { Keeper(title: "late").traced() }
    let later = try? await role.later
    _ = try? await role[late: 9]
    return later
}

private func elseTwo(_ role: some Calling) -> Int { role ?? 2 }
