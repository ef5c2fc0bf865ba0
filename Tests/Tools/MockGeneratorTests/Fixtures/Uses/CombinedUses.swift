import Foundation
import SceneryTestKit

@MainActor func useCombined() async {
    await use("InlineGenerics") {
        let mock = InlineGenericsMock()
        mock.onFirst.returns("a")
        mock.onDoubled.returns([3, 3] as InlineArray<2, Int>)
        check(mock.first(["a", "b"]) == "a" && mock.doubled(3)[1] == 3)
    }
    await use("ConstrainedExistentials") {
        let mock = ConstrainedExistentialsMock()
        mock.onList.returns([1, 2])
        check(Array(mock.list(1)) == [1, 2])
        mock.onLists.throws(AppError.gone)
        check(await thrown { _ = try mock.lists(1) } as? AppError == .gone)
    }
    await use("SpanTaking") {
        let mock = SpanTakingMock()
        mock.onSum.answers { values in values.indices.reduce(0) { $0 + values[$1] } }
        check(mock.sum([1, 2, 3].span) == 6)
        mock.onFillWith.answers { values, value in values[0] = value }
        var numbers = [1, 2]
        var span = numbers.mutableSpan
        mock.fill(&span, with: 7)
        check(numbers == [7, 2] && mock.onFillWith.calls == [7])
        mock.onBytes.answers { $0.byteCount }
        check(try mock.bytes([UInt8(1)].span.bytes) == 1)
    }
    await use("PackClosures") {
        let mock = PackClosuresMock()
        mock.onCall.answers { body in body([1, "ab"]) }
        check(mock.call { (number: Int, text: String) in number + text.count } == 3)
        mock.onMixedInout.answers { body, values in body(4, values) }
        check(mock.mixed({ (one: Int, two: Int) in one * two }, `inout`: 5) == 20)
        check(mock.onMixedInout.calls[0].count == 1)
        mock.onAll.returns(2)
        check(mock.all({ (_: Int) in }, { (_: String) in }) == 2)
    }
    await use("OddParameterNames") {
        let mock = OddParameterNamesMock()
        mock.onTwoWith.answers { $0 * 10 + $1 }
        mock.onLazilyInoutInValue.answers { $0 + $1 }
        check(mock.two(1, with: 2) == 12 && mock.lazily(`inout`: 1, `in value`: 2) == 3)
        mock.onChangeRepeatAB.answers { one, other in swap(&one, &other) }
        var (one, other) = (1, 2)
        mock.change(repeat: &one, `a b`: &other)
        mock.onSpareArgument1.answers { $0 - $1 }
        check(one == 2 && other == 1 && mock.spare(3, argument1: 1) == 2)
    }
    await use("StayingClosures") {
        let mock = StayingClosuresMock()
        mock.onRun.answers { await $0() + 1 }
        mock.onBoth.answers { body, ticket in await body() + ticket.number }
        check(await runStaying(mock) == 7)
    }
    await use("TicketHolding") {
        let mock = TicketHoldingMock()
        mock.onTicket.answers { Ticket(number: 3) }
        mock.onSubscriptTicket.answers { Ticket(number: $0) }
        check(mock.ticket.number == 3 && mock[ticket: 4].number == 4)
        var seen: [Int] = []
        mock.onSetTicket.answers { seen.append($0.number) }
        mock.onSetSubscriptTicket.answers { number, ticket in seen += [number, ticket.number] }
        mock.ticket = Ticket(number: 5)
        mock[ticket: 1] = Ticket(number: 6)
        check(seen == [5, 1, 6] && mock.onSetTicket.count == 1 && mock.onSetSubscriptTicket.calls == [1])
    }
    await use("SendingHandled") {
        let mock = SendingHandledMock()
        var seen = 0
        mock.onMake.answers { body in
            body(2)
            return Screen()
        }
        _ = mock.make { seen = $0 }
        mock.onGive.returns("given")
        check(seen == 2 && mock.give { _ in } == "given")
        mock.take(Screen()) {}
        mock.onKeep.answers { work, body in body(work()) }
        mock.keep({ 6 }, { seen = $0 })
        mock.onSubscriptScreen.returns(1)
        check(seen == 6 && mock[Screen()] == 1 && mock.onTake.count == 1 && mock.onKeep.calls[0]() == 6)
        mock[Screen()] = 4
        check(mock.onSetSubscriptScreen.calls[0].1 == 4)
    }
    await use("UnwrappedHandled") {
        let mock = UnwrappedHandledMock()
        mock.onFind.answers { $0(3) ? 3 : nil }
        check(mock.find { $0 > 2 } == 3 && mock.find { $0 > 3 } == nil)
        mock.nothing
        check(mock.onNothing.readCount == 1)
    }
    await use("SomeHandled") {
        let mock = SomeHandledMock()
        mock.onChange.answers { value in
            value = 9
            return true
        }
        var number = 1
        check(mock.change(&number) && number == 9)
        mock.onList.answers { values, body in body((values as? [String])?.count ?? 0) }
        mock.list(["a", "b"]) { number = $0 }
        mock.onLook.answers { $0 + 1 }
        check(number == 2 && mock.look(Ticket(number: 1), 3) == 4)
        mock.take(Ticket(number: 1), 5)
        check(mock.onTake.calls == [5])
    }
    await use("SendableTransactions") {
        let mock = SendableTransactionsMock()
        mock.onTransaction.answers { try await $0(5) }
        check(try await mock.transaction { $0 + 1 } == 6)
        check(
            await thrown { _ = try await mock.transaction { _ -> Int in throw AppError.gone } } as? AppError
                == .gone)
        mock.onPerform.answers { try await $0() }
        check(await mock.perform { "done" } == "done")
        mock.onOnMain.answers { $0(4) }
        check(mock.onMain { (number: Int) in number * 2 } == 8)
    }
    await use("NestedRethrowing") {
        let mock = NestedRethrowingMock()
        var seen = 0
        mock.onVisit.answers { try $0({ seen = $0 }, 4) }
        mock.visit { done, number in done(number) }
        check(seen == 4)
        check(await thrown { try mock.visit { _, _ in throw AppError.gone } } as? AppError == .gone)
        mock.onGeneric.returns(2)
        check(mock.generic("a") { _, _ in } == 2 && mock.onGeneric.calls[0] as? String == "a")
    }
    await use("SeveralRethrowing") {
        let mock = SeveralRethrowingMock()
        func failing() throws -> Int { throw AppError.gone }
        mock.onBoth.answers { try $0() + $1() }
        check(mock.both({ 1 }, { 2 }) == 3)
        check(await thrown { _ = try mock.both({ 1 }, { try failing() }) } as? AppError == .gone)
        mock.onMaybe.answers { try $0?() }
        check(await thrown { try mock.maybe { _ = try failing() } } as? AppError == .gone)
        mock.onWithLock.answers { body in
            var number = 4
            return try body(&number)
        }
        let changed = mock.withLock { number in
            number += 1
            return "\(number)"
        }
        check(changed == "5" && mock.onWithLock.count == 1)
    }
    await use("BlockTaking") {
        let mock = BlockTakingMock()
        var done: [Int] = []
        mock.onAfterExecute.answers { seconds, work in
            done.append(seconds)
            work()
        }
        mock.after(3) { done.append(4) }
        mock.onMaybe.answers { $0?(5) }
        mock.maybe { done.append($0) }
        mock.maybe(nil)
        mock.onNow.answers { $0() }
        mock.now { done.append(6) }
        check(done == [3, 4, 5, 6] && mock.onAfterExecute.count == 1)
    }
    await use("EmptyMaking") {
        let mock = try JSONDecoder().decode(
            EmptyMakingMock.self, from: JSONEncoder().encode(EmptyMakingMock()))
        mock.onValue.returns(2)
        check(mock.value == 2 && EmptyMakingMock()?.onInit.count == 1)
    }
    await use("AsyncMadeBase") { check(AsyncMadeBaseMock().onInit.count == 1) }
    await use("KeyedBased") {
        let mock = KeyedBasedMock(name: "n")
        check(mock.onInitName.calls == ["n"] && mock.open() == "opened 0")
    }
    await use("GivenBased") {
        let mock = GivenBasedMock(id: 4, name: "n")
        check(mock.onInitIdName.calls == [(4, "n")] && mock.open() == "opened 4")
    }
    await use("KitNamed") {
        let mock = KitNamedMock()
        mock.onStub.returns(2)
        mock.onMockLog.returns(3)
        mock.onError.throws(AppError.gone)
        check(mock.Stub(1) == 2 && mock.MockLog == 3)
        check(await thrown { try mock.Error() } as? AppError == .gone)
    }
    await use("VariadicOverloads") {
        let mock = VariadicOverloadsMock()
        mock.onSum.returns(1)
        mock.onSumIntVariadicInt.answers { $0.reduce(0, +) }
        check(mock.sum(5) == 1 && mock.sum(2, 3) == 5 && mock.onSumIntInt.calls == [5])
    }
    await useInherited()
}

/// Isolation and names that come from parents.
@MainActor private func useInherited() async {
    await use("MainAged") {
        let mock = MainAgedMock()
        mock.age = 3
        mock.onItem.returns(4)
        mock.onFetch.returns(5)
        mock.tap()
        check(mock.age == 3 && mock.item() == 4)
        check(try await mock.fetch() == 5)
        check(await Task.detached { mock.age + mock.item() }.value == 7)
    }
    await use("MainLeaf") {
        let mock = MainLeafMock()
        mock.onName.returns("leaf")
        mock.onMiddle.returns(2)
        mock.onLeaf.returns(3)
        mock.onLater.answers { $0 }
        let screen = Screen()
        check(mock.name == "leaf" && mock.middle() + mock.leaf() == 5)
        check(await mock.later(screen) === screen)
    }
    await use("MarkedLeaf") {
        let mock = MarkedLeafMock()
        mock.onName.returns("leaf")
        mock.onMarked.returns(3)
        mock.update("text")
        check(
            await Task.detached { mock.name }.value == "leaf" && mock.marked() == 3
                && mock.onUpdate.count == 1)
    }
    await use("MainBasedNamed") {
        let mock = MainBasedNamedMock()
        mock.onName.returns("based")
        mock.onShow.returns(1)
        check(mock.name == "based" && mock.show() == 1)
    }
    await use("NamedCounter") {
        let mock = NamedCounterMock()
        mock.onName.returns("counter")
        mock.onAdd.answers { $0 + 1 }
        check(await mock.add(1) == 2 && mock.name == "counter")
    }
    await use("RefiningNonisolated") {
        let mock = RefiningNonisolatedMock()
        mock.onCompute.returns(3)
        mock.onMore.returns(4)
        check(mock.compute(1) == 3 && mock.more() == 4)
    }
    await use("ElsewhereStatics") {
        ElsewhereStaticsMock.onWrite.answers { $0.count }
        check(await ElsewhereStaticsMock.write("abc") == 3)
        ElsewhereStaticsMock.onRunOn.returns(5)
        check(await ElsewhereStaticsMock.run(on: MainActor.shared) == 5)
    }
    await use("ModelFilling") {
        let mock = ModelFillingMock()
        mock.onFilled.returns(Home.Model(title: "full"))
        check(mock.filled().title == "full")
    }
    await use("Profile") {
        let mock = ProfileMock()
        mock.onAge.returns(1, 2)
        check(mock.age == 1 && mock.age == 2 && mock.age == 2)
        var reads = 0
        mock.onName.answers {
            reads += 1
            return "read \(reads)"
        }
        check(mock.name == "read 1" && mock.name == "read 2" && mock.onName.readCount == 2)
    }
}

/// Called from no actor, so that nothing of one is given away.
nonisolated private func runStaying(_ mock: StayingClosuresMock) async -> Int {
    let one = await mock.run { 2 }
    return await one + mock.both({ 3 }, Ticket(number: 1))
}
