import Foundation
import SceneryTestKit

@MainActor func useRarer() async {
    await use("SetThing") {
        let mock = SetThingMock()
        mock.onContains.when(3).returns(true)
        mock.onContains.returns(false)
        mock.onInsert.answers { (true, $0) }
        mock.formUnion(mock)
        check(mock.contains(3) && !mock.contains(4) && mock.insert(5).inserted && mock.onFormUnion.count == 1)
    }
    await use("ReplaceableThing") {
        var mock = ReplaceableThingMock()
        mock.onStartIndex.returns(0)
        mock.onEndIndex.returns(0)
        mock.append("a")
        check(mock.onReplaceSubrangeWith.count == 1)
    }
    await use("NumberThing") {
        let mock: NumberThingMock = 3
        NumberThingMock.onTimes.answers { one, _ in one }
        mock.onHalf.returns(mock)
        check(mock * mock === mock && mock.half() === mock && mock.onInitIntegerLiteral.calls == [3])
    }
    await use("SignedThing") {
        let mock = SignedThingMock()
        SignedThingMock.onZero.returns(mock)
        SignedThingMock.onMinus.answers { $1 }
        mock.onIsBelow.returns(true)
        check(-mock === mock && mock.isBelow)
    }
    await use("InterpolatedThing") {
        let mock: InterpolatedThingMock = "a\(1)b"
        mock.onRaw.returns("r")
        check(mock.onInitStringLiteral.calls == ["a1b"] && mock.raw() == "r")
    }
    await use("FormattingThing") {
        let mock = FormattingThingMock()
        mock.onFormat.answers { "<\($0)>" }
        mock.onWidth.returns(3)
        check(7.formatted(mock) == "<7>" && mock.width == 3)
    }
    await use("LockingThing") {
        let mock = LockingThingMock()
        mock.onOwner.returns("o")
        check(
            mock.withLock { 3 } == 3 && mock.onLock.count == 1 && mock.onUnlock.count == 1
                && mock.owner() == "o")
    }
    await use("FailingSequence") {
        let mock = FailingSequenceMock()
        mock.onMakeAsyncIterator.answers {
            AsyncThrowingStream {
                $0.yield(1)
                $0.finish(throwing: AppError.gone)
            }.makeAsyncIterator()
        }
        var seen: [Int] = []
        let error = await thrown { for try await number in mock { seen.append(number) } }
        check(seen == [1] && error as? AppError == .gone)
    }
    await use("OwnErrorSequence") {
        let mock = OwnErrorSequenceMock()
        mock.onName.returns("n")
        let sequence: any AsyncSequence<Int, AppError> = mock
        check(sequence is OwnErrorSequenceMock && mock.name == "n")
    }
    await use("NeverFailingIterator") {
        let mock = NeverFailingIteratorMock()
        mock.onNext.returns(1, nil)
        let (first, second) = (await mock.next(), await mock.next())
        mock.stop()
        check(first == 1 && second == nil && mock.onStop.count == 1)
    }
    await use("OwnElements") {
        let mock = OwnElementsMock()
        mock.onAll.returns([mock])
        check(mock.all().first === mock && mock.children().isEmpty)
    }
    await use("Accumulating") {
        let mock = AccumulatingMock()
        mock.onReduce.answers { start, body in
            var value = start
            try body(&value, 1)
            try body(&value, 2)
            return value
        }
        check(mock.reduce("a") { $0 += "\($1)" } == "a12")
        check(await thrown { _ = try mock.reduce("a") { _, _ in throw AppError.gone } } as? AppError == .gone)
    }
    await use("StayingRethrows") { check(await staysInRethrows()) }
    await use("OptionalPacks") {
        let mock = OptionalPacksMock()
        mock.onCount.answers { $0.count }
        mock.onWrapped.answers { $0.count }
        check(mock.count(Int?.none, "a") == 2 && mock.wrapped([1], ["a"], [true]) == 3)
    }
    await use("SendingBack") {
        let mock = SendingBackMock()
        var screen = Screen()
        mock.exchange(&screen)
        check(mock.onExchange.count == 1)
    }
    await use("ClosureFitting") {
        let mock = ClosureFittingMock()
        mock.onFit.answers { part, _ in
            part(4)
            return true
        }
        var seen = 0
        check(mock.fit({ seen = $0 }, nil) && seen == 4 && mock.onFit.calls.count == 1)
    }
    await use("raw protocol") {
        let mock = `raw protocolMock`()
        mock.onFind.answers { $0 }
        mock.log(`user name`: "a", `2fa`: 3)
        check(mock.find(.init(number: 3)) == .init(number: 3) && mock.onLogUserName2fa.calls == [("a", 3)])
    }
}

// A closure that is not Sendable may not be sent from the main actor to a member that runs elsewhere.

private func staysInRethrows() async -> Bool {
    let mock = StayingRethrowsMock()
    mock.onEach.answers { try await $0(5) }
    var seen = 0
    await mock.each { seen = $0 }
    return seen == 5 && mock.onEach.count == 1
}
