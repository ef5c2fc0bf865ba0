import Foundation
import SceneryTestKit

@MainActor func useStandard() async {
    await useComparisons()
    await useCoding()
    await useSequences()
    await useValues()
}

@MainActor private func useComparisons() async {
    await use("EquatableThing") {
        let mock = EquatableThingMock()
        check(mock == mock && mock != EquatableThingMock())
    }
    await use("HashableThing") {
        let mock = HashableThingMock()
        check(Set([mock, mock, HashableThingMock()]).count == 2)
    }
    await use("IdentifiableThing") {
        let mock = IdentifiableThingMock()
        check(mock.id == ObjectIdentifier(mock))
    }
    await use("IdentifiedByInt") {
        let mock = IdentifiedByIntMock()
        mock.onId.returns(3)
        check(mock.id == 3)
    }
    await use("IdentifiedByString") {
        let mock = IdentifiedByStringMock()
        mock.onId.returns("a")
        check(mock.id == "a")
    }
    await use("IdentifiedItself") {
        let mock = IdentifiedItselfMock()
        mock.onId.returns("own")
        check(mock.id == "own")
    }
    await use("ComparableThing") {
        let (one, other) = (ComparableThingMock(), ComparableThingMock())
        check(one < other || other < one)
    }
    await use("SendableHashable") {
        let mock = SendableHashableMock()
        await Task.detached { mock.onKey.returns("k") }.value
        check(mock.key == "k" && mock == mock)
    }
    await use("EquatableSendable") {
        let mock = EquatableSendableMock()
        mock.onRun.returns(1)
        check(await mock.run() == 1)
    }
    await use("PlaygroundThing") {
        let mock = PlaygroundThingMock()
        mock.name = "p"
        check(mock.name == "p" && mock == mock)
    }
    await use("MainHashable") { check([MainHashableMock(): 1].count == 1) }
    await use("MainIdentifiable") {
        let mock = MainIdentifiableMock()
        mock.onRun.returns(1)
        check(mock.run() == 1)
    }
}

@MainActor private func useCoding() async {
    await use("ErrorThing") {
        let mock = ErrorThingMock()
        mock.onCode.returns(4)
        check((await thrown { throw mock } as? ErrorThingMock)?.code == 4)
    }
    await use("LocalizedThing") {
        let mock = LocalizedThingMock()
        mock.onCode.returns(1)
        check(mock.code == 1 && mock.errorDescription == nil)
    }
    await use("CodableThing") {
        let mock = CodableThingMock()
        mock.onValue.returns(2)
        check(try JSONDecoder().decode(CodableThingMock.self, from: Data("{}".utf8)).onValue.readCount == 0)
        check(mock.value == 2)
    }
    await use("EncodableThing") {
        let mock = EncodableThingMock()
        mock.onValue.returns(1)
        check(mock.value == 1)
    }
    await use("DecodableThing") {
        let mock = try JSONDecoder().decode(DecodableThingMock.self, from: Data("{}".utf8))
        mock.onValue.returns(5)
        check(mock.value == 5)
    }
    await use("EverythingThing") {
        let mock = EverythingThingMock()
        check(Set([mock]).contains(mock) && !(mock < mock))
    }
    await use("MainCodable") {
        let mock = MainCodableMock()
        mock.onTitle.returns("t")
        check(mock.title == "t")
    }
    await use("CodingKeyThing") {
        let mock = CodingKeyThingMock()
        mock.onStringValue.returns("key")
        check(mock.stringValue == "key" && mock.intValue == nil)
    }
}

@MainActor private func useSequences() async {
    await use("IteratingThing") {
        let mock = IteratingThingMock<Int>()
        mock.onNext.returns(1, nil)
        check(mock.next() == 1 && mock.next() == nil && mock.peek() == nil)
    }
    await use("IntIterating") {
        let mock = IntIteratingMock()
        mock.onNext.returns(4)
        mock.reset()
        check(mock.next() == 4)
    }
    await use("SequenceThing") {
        let mock = SequenceThingMock()
        mock.onMakeIterator.answers { [1, 2, 3].makeIterator() }
        check(mock.map { $0 * 2 } == [2, 4, 6])
    }
    await use("OpenSequence") {
        let mock = OpenSequenceMock<String>()
        check(Array(mock).isEmpty)
    }
    await use("AsyncSequenceThing") {
        let mock = AsyncSequenceThingMock()
        mock.onMakeAsyncIterator.answers {
            AsyncStream {
                $0.yield(4)
                $0.finish()
            }.makeAsyncIterator()
        }
        var seen: [Int] = []
        for await value in mock { seen.append(value) }
        check(seen == [4])
    }
    await use("CollectionThing") {
        let mock = CollectionThingMock()
        mock.onStartIndex.returns(0)
        mock.onEndIndex.returns(2)
        mock.onIndexAfter.answers { $0 + 1 }
        mock.onSubscriptPosition.answers { "\($0)" }
        check(Array(mock) == ["0", "1"])
    }
    await use("AsyncIterating") {
        let mock = AsyncIteratingMock()
        mock.onNext.returns(3)
        check(try await mock.next() == 3)
    }
    await use("CaseIterableThing") {
        CaseIterableThingMock.onAllCases.returns([CaseIterableThingMock()])
        check(CaseIterableThingMock.allCases.count == 1)
    }
}

@MainActor private func useValues() async {
    await use("DescribedThing") {
        let mock = DescribedThingMock()
        mock.onDescription.returns("told")
        check("\(mock)" == "told")
    }
    await use("DebugDescribedThing") {
        let mock = DebugDescribedThingMock()
        mock.onDebugDescription.returns("debug")
        check(String(reflecting: mock) == "debug")
    }
    await use("RawThing") { check(RawThingMock<Int>(rawValue: 1)?.onInitRawValue.calls == [1]) }
    await use("StringRawThing") {
        let mock = StringRawThingMock()
        mock.onRawValue.returns("raw")
        check(mock.rawValue == "raw")
    }
    await use("LiteralThing") {
        let mock: LiteralThingMock = "literal"
        check(mock.onInitStringLiteral.calls == ["literal"])
    }
    await use("IntegerLiteralThing") {
        let mock: IntegerLiteralThingMock = 4
        check(mock.onInitIntegerLiteral.calls == [4])
    }
    await use("OutputThing") {
        var mock = OutputThingMock()
        print("a", terminator: "", to: &mock)
        check(mock.onWrite.calls.joined() == "a")
    }
    await use("RandomThing") {
        var mock = RandomThingMock()
        mock.onNext.returns(1)
        _ = Int.random(in: 0...10, using: &mock)
        check(mock.onNext.count > 0)
    }
    await use("LosslessThing") { check(LosslessThingMock("x")?.onInit.calls == ["x"]) }
    await use("AdditiveThing") {
        let zero = AdditiveThingMock()
        AdditiveThingMock.onZero.returns(zero)
        AdditiveThingMock.onPlus.answers { one, _ in one }
        check([zero].reduce(.zero, +) == zero)
    }
    await use("MirroredThing") {
        let mock = MirroredThingMock()
        mock.onCustomMirror.returns(Mirror(User(id: 1, name: ""), children: [(label: "a", value: 1)]))
        check(Mirror(reflecting: mock).children.count == 1)
    }
    await use("ClockThing") {
        let mock = ClockThingMock<ContinuousClock.Instant>()
        let now = ContinuousClock.now
        mock.onNow.returns(now)
        try await mock.sleep(until: now, tolerance: nil)
        check(mock.now == now && mock.onSleepUntilTolerance.count == 1)
    }
    await use("InstantThing") {
        let mock = InstantThingMock()
        mock.onDurationTo.returns(.seconds(2))
        check(mock.duration(to: mock) == .seconds(2))
    }
    await use("StridingThing") {
        let mock = StridingThingMock()
        mock.onDistanceTo.returns(3)
        check(mock.distance(to: mock) == 3)
    }
}
