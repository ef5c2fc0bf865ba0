import SceneryScenes

private actor Safe: Vault {
    let page = Page()
    var count = 0
    nonisolated let name = "safe"

    func put(_ page: Page, at place: Int) -> Page {
        page.number = place
        return page
    }
    func take(_ page: sending Page) { count += page.number }
    func open(_ number: Int) throws(Refusal) -> Page { if number > 1 { throw .full(number) } else { page } }
    func stub() -> Stub { Stub(number: 7) }
    func with(_ body: (Int) -> Void) { body(count) }
    func each(_ body: (Int) throws -> Void) rethrows { for number in 1...2 { try body(number) } }
    func change(_ pages: inout [Page]) throws(Refusal) {
        if pages.isEmpty { throw .late }
        pages.append(page)
    }
    var last: Page { get async throws(Refusal) { if count > 10 { throw .late } else { page } } }
    func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func later(_ number: Int) async throws -> Int {
        await Task.yield()
        count += 1
        return number
    }
}

private actor Hall: Lobby {
    var pages: [Page] = []
    func enter(_ page: Page) async -> Int {
        pages.append(page)
        return pages.count
    }
    func leave() async throws -> Page { if pages.isEmpty { throw Refusal.late } else { pages.removeLast() } }
    func swap(_ pages: [Page], by swapped: @escaping (Int) -> Page) async throws(Refusal) -> [Page] {
        if pages.isEmpty { throw .full(0) }
        return pages.map { swapped($0.number) }
    }
    func each(_ body: (Int) async -> Void) async { for page in pages { await body(page.number) } }
    func fare(_ fare: Fare, named name: String) async -> Fare { Fare(cents: fare.cents + name.count) }
    func sum(_ pages: Page...) async -> Int { pages.reduce(0) { $0 + $1.number } }
    func keep<Item>(_ item: Item, in list: [Item]) async -> [Item] { list + [item] }
}

extension Lobby {
    /// All that is asked from within, with pages that stay there.
    fileprivate func useWithin() async -> [Int] {
        let page = Page()
        page.number = 5
        var found = [await enter(page)]
        var seen = 0
        await each { seen += $0 }
        found.append(seen)
        found.append((try? await swap([Page()]) { _ in Page() }.first?.number) ?? -1)
        do { _ = try await swap([]) { _ in Page() } } catch { found.append(error == .full(0) ? 0 : -1) }
        found.append(await sum(page, page))
        found.append(await keep(page, in: [Page()]).last === page ? 3 : -1)
        found.append((try? await leave()) === page ? 1 : -1)
        found.append((try? await leave()) == nil ? 2 : -1)
        return found
    }
}

extension Vault {
    fileprivate func lastWithin() async -> Bool { (try? await last) === page }

    /// All that is asked from within.
    fileprivate func useWithin() -> [String] {
        var failed: [String] = []
        if put(Page(), at: 3).number != 3 { failed.append("put") }
        do { _ = try open(2) } catch { if error != .full(2) { failed.append("open") } }
        if stub().number != 7 { failed.append("stub") }
        count = 5
        var seen = 0
        with { seen = $0 }
        each { seen += $0 }
        if seen != 8 { failed.append("closures") }
        do { try each { if $0 == 2 { throw Refusal.late } } } catch {
            if error as? Refusal != .late { failed.append("each") }
        }
        var pages = [Page()]
        do { try change(&pages) } catch { failed.append("change") }
        if pages.count != 2 || pages.last !== page { failed.append("pages") }
        var none: [Page] = []
        do { try change(&none) } catch { if error != .late { failed.append("none") } }
        if sum(1, 2) != 3 { failed.append("sum") }
        return failed
    }
}

private nonisolated final class Guest: Hosted {
    func run(on host: isolated Host, _ page: Page) -> Int { page.number }
    func later(_ number: Int, isolation: isolated (any Actor)?) async throws -> Int {
        await Task.yield()
        if number > 7 { throw Refusal.full(number) }
        return number
    }
    func fare(_ number: Int) async -> Fare {
        await Task.yield()
        return Fare(cents: number)
    }
}

extension Host {
    fileprivate func run(_ role: any Hosted) -> Int { role.run(on: self, Page()) }
}

private nonisolated final class Anywhere: Placed {
    @concurrent func away() async -> Int { 1 }
    nonisolated(nonsending) func here() async throws(Refusal) -> Page { throw .late }
    @Desk func atDesk() -> Int { 2 }
}

@MainActor private final class MainPlace: PlacedOnMain {
    var title = ""
    func fare(_ number: Int) async throws -> Fare {
        await Task.yield()
        if number == 3 { throw Refusal.full(number) }
        return Fare(cents: number)
    }
    @concurrent func away() async -> Int { 1 }
    nonisolated(nonsending) func here() async -> Int { 2 }
    nonisolated func anywhere() -> Int { 3 }
}

private nonisolated final class Sender: Sending {
    func give(_ page: sending Page) -> sending Page {
        let other = Page()
        other.number = page.number + 1
        return other
    }
    func later(_ page: sending Page) async -> sending Page { give(page) }
}

@MainActor func useIsolation() async {
    await use("Vault") {
        let (recorder, role) = (Recorder(), Safe())
        let traced = recorder.tracer.attached { role.traced() }
        check(await traced.lastWithin() && recorder.take().first == "Safe get Vault.last ()")
        check(await traced.useWithin() == [])
        let seen = recorder.take()
        check(seen.prefix(2) == ["Safe call Vault.put(_:at:) (Fixtures.Page, 3)", "→ Fixtures.Page"])
        check(seen.contains("✗ full(2)") && seen.contains("Safe set Vault.count (5)"))
        check(seen.suffix(2) == ["Safe call Vault.sum(_:) ([1, 2])", "→ 3"])
        let page = Page()
        page.number = 4
        await traced.take(page)
        check(await traced.count == 9 && traced.name == "safe")
        _ = recorder.take()
        await eight { number in if (try? await traced.later(number)) != number { recorder.add("wrong") } }
        check(await role.count == 17)
        check(recorder.take().sorted().filter { $0.hasPrefix("→") } == (0..<8).map { "→ \($0)" })
    }
    await use("Lobby") {
        let (recorder, role) = (Recorder(), Hall())
        let traced = recorder.tracer.attached { role.traced() }
        check(await traced.useWithin() == [1, 5, 0, 0, 10, 3, 1, 2])
        let seen = recorder.take()
        check(seen.prefix(2) == ["Hall call Lobby.enter(_:) (Fixtures.Page)", "→ 1"])
        check(seen.contains("✗ full(0)") && seen.last == "✗ late")
        await eight { number in
            if await traced.fare(Fare(cents: number), named: "a") != Fare(cents: number + 1) {
                recorder.add("wrong")
            }
        }
        check(!recorder.take().contains("wrong"))
    }
    await use("Hosted") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Guest().traced() }
        check(await Host().run(role) == 0)
        check(recorder.take().last == "→ 0")
        await eight { number in
            if await role.fare(number) != Fare(cents: number) { recorder.add("wrong") }
            if (try? await role.later(number, isolation: nil)) != number { recorder.add("wrong") }
        }
        let seen = recorder.take()
        check(seen.count == 32 && !seen.contains("wrong"))
        do { _ = try await role.later(8, isolation: #isolation) } catch {
            check(error as? Refusal == .full(8))
        }
        check(recorder, "Guest call Hosted.later(_:isolation:) (8, Swift.MainActor)", "✗ full(8)")
    }
    await use("Placed") {
        let recorder = Recorder()
        check(await askedPlaces(recorder) == [1, 2, -1])
        check(
            recorder, "Anywhere call Placed.away() ()", "→ 1", "Anywhere call Placed.atDesk() ()", "→ 2",
            "Anywhere call Placed.here() ()", "✗ late")
    }
    await use("PlacedOnMain") {
        let recorder = Recorder()
        let place = MainPlace()
        let role = PlacedOnMainProxy(place, recorder.crossings("PlacedOnMain", of: place))
        role.title = "here"
        check(role.title == "here" && role.anywhere() == 3)
        check(await role.away() == 1)
        check(await role.here() == 2)
        _ = recorder.take()
        let tasks = (0..<8).map { number in Task { try await role.fare(number).cents } }
        var fares: [Int] = []
        for task in tasks { fares.append((try? await task.value) ?? -1) }
        check(fares == [0, 1, 2, -1, 4, 5, 6, 7])
        let seen = recorder.take()
        check(seen.filter { $0.hasPrefix("MainPlace call PlacedOnMain.fare(_:)") }.count == 8)
        check(seen.filter { $0 == "✗ full(3)" }.count == 1 && seen.count == 16)
    }
    await use("Sending") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Sender().traced() }
        check(role.give(Page()).number == 1)
        check(recorder, "Sender call Sending.give(_:) (Fixtures.Page)", "→ Fixtures.Page")
        check(await sentLate(recorder) == 1)
    }
}

private nonisolated func askedPlaces(_ recorder: Recorder) async -> [Int] {
    let role = recorder.tracer.attached { Anywhere().traced() }
    let found = [await role.away(), await askedAtDesk(recorder)]
    do { return found + [try await role.here().number] } catch { return found + [-1] }
}

@Desk private func askedAtDesk(_ recorder: Recorder) -> Int {
    recorder.tracer.attached { Anywhere().traced() }.atDesk()
}

private nonisolated func sentLate(_ recorder: Recorder) async -> Int {
    await recorder.tracer.attached { Sender().traced() }.later(Page()).number
}
