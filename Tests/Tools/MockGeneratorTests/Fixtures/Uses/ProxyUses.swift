import Foundation
import SceneryScenes
import SceneryTestKit
import Synchronization

/// What a tracer saw, as text.
private final class Timeline: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ event: CrossingEvent) {
        guard case .began(let crossing) = event else { return }
        lines.withLock { $0.append("\(crossing.kind) \(crossing.name)") }
    }
}

@MainActor func useProxies() async {
    let timeline = Timeline()
    let tracer = Tracer { timeline.add($0) }
    await useProxiesOfCalls(tracer)
    await useProxiesOfEffects(tracer)
    await useProxiesOfOwnership(tracer)
    await use("proxies report") {
        let seen = timeline.all
        check(seen.contains("call UserRepositoryBound.user(id:)"))
        check(seen.contains("set ProfileBound.age") && seen.contains("get ProfileBound.age"))
        check(
            seen.contains("get StorageBound.subscript(_:)") && seen.contains("set StorageBound.subscript(_:)")
        )
        check(
            seen.contains("call CounterBound.increase()")
                && seen.contains("call UnsafeTakingBound.with(_:)"))
        check(seen.filter { $0 == "call ThrowingBound.doOrThrow()" }.count == 1)
    }
}

@MainActor private func useProxiesOfCalls(_ tracer: Tracer) async {
    await use("proxies forward calls") {
        let mock = UserRepositoryBoundMock()
        mock.onUserId.returns(User(id: 1, name: "One"))
        let role = tracer.attached { mock.traced() }
        check(role !== mock && role.user(id: 1)?.name == "One" && mock.onUserId.calls == [1])
        check(mock.traced() === mock)
    }
    await use("proxies forward properties and subscripts") {
        let profile = ProfileBoundMock()
        var role = tracer.attached { profile.traced() }
        role.age = 3
        check(role.age == 3 && profile.onAge.writes.calls == [3])
        let storage = StorageBoundMock()
        var kept = tracer.attached { storage.traced() }
        kept["a"] = "b"
        check(kept["a"] == nil && storage.onSetSubscriptKey.count == 1)
    }
    await use("proxies forward inout and generics") {
        let mock = InoutTakingBoundMock()
        mock.onBarLhsRhs.answers {
            $0 += "!"
            $1 += 1
        }
        var (text, number) = ("a", 1)
        tracer.attached { mock.traced() }.bar(lhs: &text, rhs: &number)
        check(text == "a!" && number == 2)
        let generic = GenericMethodsBoundMock()
        generic.onRetrieve.returns(5)
        check(tracer.attached { generic.traced() }.retrieve() == 5)
    }
    await use("proxies of Self are proxies") {
        let mock = FluentBuildingBoundMock()
        mock.onTitle.returns(mock)
        let role = tracer.attached { mock.traced() }
        check(role.title("a") !== mock && mock.onTitle.calls == ["a"])
    }
}

@MainActor private func useProxiesOfEffects(_ tracer: Tracer) async {
    await use("proxies throw") {
        let mock = ThrowingBoundMock()
        mock.onDoOrThrow.throws(AppError.gone)
        let role = tracer.attached { mock.traced() }
        check(await thrown { _ = try role.doOrThrow() } as? AppError == .gone)
        let typed = TypedThrowingBoundMock()
        typed.onLoginName.throws(.locked)
        let login = tracer.attached { typed.traced() }
        do throws(LoginError) { _ = try login.login(name: "a") } catch { check(error == .locked) }
    }
    await use("proxies rethrow") {
        let mock = UnsafeTakingBoundMock()
        let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        pointer.initialize(to: 3)
        defer { pointer.deallocate() }
        mock.onWith.answers { try $0(pointer) }
        let role = tracer.attached { mock.traced() }
        var seen = 0
        role.with { seen = $0.pointee }
        check(seen == 3)
        check(await thrown { try role.with { _ in throw AppError.gone } } as? AppError == .gone)
    }
    await use("proxies of actors stand on the actor") {
        let mock = CounterBoundMock()
        mock.onIncrease.returns(4)
        let role = tracer.attached { mock.traced() }
        check(await role.increase() == 4)
    }
    await use("proxies are used from several tasks") {
        let mock = SendableServiceBoundMock()
        mock.onLoadId.answers { User(id: $0, name: "") }
        let role = tracer.attached { mock.traced() }
        await withTaskGroup { group in
            for number in 0..<20 { group.addTask { _ = try? await role.load(id: number) } }
        }
        check(mock.onLoadId.count == 20)
    }
}

@MainActor private func useProxiesOfOwnership(_ tracer: Tracer) async {
    await use("proxies hand on what cannot be copied") {
        let taking = TicketTakingBoundMock()
        tracer.attached { taking.traced() }.take(Ticket(number: 1))
        check(taking.onTake.count == 1)
        let making = TicketMakingBoundMock()
        making.onMake.answers { Ticket(number: 2) }
        making.onTryMakeNumber.answers { _ in throw AppError.gone }
        let role = tracer.attached { making.traced() }
        check(role.make().number == 2)
        check(await thrown { _ = try role.tryMake(number: 1) } as? AppError == .gone)
    }
    await use("proxies hand on what is sent or borrowed") {
        let mock = SendingValuesBoundMock()
        let screen = Screen()
        mock.onGive.answers { Screen() }
        let role = tracer.attached { mock.traced() }
        role.take(role.give())
        role.build {}
        check(mock.onTake.count == 1 && mock.onBuild.count == 1 && mock.onTake.calls[0] !== screen)
    }
    await use("proxies wait for properties, subscripts and what is not Sendable") {
        let asked = await askedElsewhere(tracer)
        check(asked.title == "T" && asked.failing as? AppError == .refused)
        check(asked.ticket == 3 && asked.user == 1 && asked.prices as? AppError == .gone)
    }
    await use("proxies have their roles' identity") {
        let mock = IdentifiedItselfBoundMock()
        mock.onId.returns("one")
        check(tracer.attached { mock.traced() }.id == "one")
    }
}

/// What proxies answer that belong to no actor, and so must be asked from none.
private nonisolated func askedElsewhere(
    _ tracer: Tracer
) async -> (ticket: Int, title: String?, failing: (any Error)?, user: Int?, prices: (any Error)?) {
    let making = TicketMakingBoundMock()
    making.onLater.answers {
        await Task.yield()
        return Ticket(number: 3)
    }
    let ticket = await tracer.attached { making.traced() }.later()
    let profile = AsyncProfileBoundMock()
    profile.onTitle.returns("T")
    profile.onFailing.throws(.refused)
    let role = tracer.attached { profile.traced() }
    let users = EffectfulSubscriptsBoundMock()
    users.onSubscriptId.returns(User(id: 1, name: ""))
    let kept = tracer.attached { users.traced() }
    let streams = StreamServingBoundMock()
    streams.onPricesOf.throws(AppError.gone)
    let served = tracer.attached { streams.traced() }
    var (failing, prices): ((any Error)?, (any Error)?) = (nil, nil)
    do { _ = try await role.failing } catch { failing = error }
    do { _ = try await served.prices(of: Product(title: "p", price: 1)) } catch { prices = error }
    return (ticket.number, await role.title, failing, try? await kept[1].id, prices)
}
