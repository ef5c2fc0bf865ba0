import Foundation
import SceneryTestKit

@MainActor func useGenerics() async {
    await use("GenericMethods") {
        let mock = GenericMethodsMock()
        mock.onRetrieve.returns(5)
        mock.onRetrieveItemItem.answers { "\($0)" }
        let number: Int = mock.retrieve()
        let text: String = mock.retrieveItem(item: 2)
        check(number == 5 && text == "2" && mock.list(Int.self).isEmpty)
        check(try mock.maybe(Int.self) == nil)
        mock.onGetUserAndValueForValue.answers { (User(id: 1, name: ""), $0.1 as! Int) }
        check(mock.getUserAndValue(for: UUID(), value: 3).1 == 3)
    }
    await use("DecodingService") {
        let mock = DecodingServiceMock()
        mock.onDecodeFrom.returns(User(id: 1, name: ""))
        check(try mock.decode(User.self, from: Data()).id == 1 && mock.onDecodeFrom.calls[0].0 == User.self)
        mock.onEncode.throws(AppError.gone)
        check(await thrown { _ = try mock.encode(1) } as? AppError == .gone)
    }
    await use("WhereClauses") {
        let mock = WhereClausesMock()
        mock.onSum.answers { ($0 as? [Int] ?? []).reduce(0, +) }
        check(mock.sum([1, 2]) == 3 && mock.join(["a"], ["b"]).isEmpty && mock.object(Screen()) == nil)
    }
    await use("SomeTaking") {
        let mock = SomeTakingMock()
        mock.take(4)
        mock.onSequence.answers { $0.reduce(0, +) }
        check(mock.sequence([1, 2]) == 3 && mock.onTake.calls[0] as? Int == 4)
        mock.maybe(Optional(2))
        check(mock.onMaybe.count == 1)
    }
    await use("AnyTakingGenerics") {
        let mock = AnyTakingGenericsMock()
        mock.onAccept.returns(["a"])
        check(mock.accept([1]).count == 1 && mock.compose(1) == nil)
    }
    await use("PackTaking") {
        let mock = PackTakingMock()
        mock.onAll.answers { $0.count }
        mock.onTuple.returns((1, "a"))
        check(mock.all(1, "b", true) == 3 && mock.tuple(1, "a").1 == "a")
    }
    await use("GenericClosures") {
        let mock = GenericClosuresMock()
        mock.onMap.answers { $1($0) }
        check(mock.map(2) { "\($0)" } == "2")
        mock.onLaterDone.answers { value, done in done(Result<Int, any Error>.success(value as! Int)) }
        var seen = 0
        mock.later(4) { (result: Result<Int, any Error>) in seen = (try? result.get()) ?? 0 }
        check(seen == 4)
        mock.onMeasure.answers { try $0() }
        check(mock.measure { 3 } == 3)
        mock.onPerform.returns(6)
        check(try await mock.perform { 1 } == 6)
    }
    await use("IntegerGenerics") {
        let mock = IntegerGenericsMock()
        mock.onFixed.answers { $0[1] }
        check(mock.fixed([1, 2, 3, 4]) == 2)
    }
    await use("GenericOverloads") {
        let mock = GenericOverloadsMock()
        mock.save("a", key: "b")
        check(mock.onSaveKey.count == 1)
    }
    await use("SelfTaking") {
        let mock = SelfTakingMock()
        mock.onCopy.returns(mock)
        mock.onIsEqualTo.answers { $0 === mock }
        check(mock.copy() === mock && mock.isEqual(to: mock) && mock.maybe(nil).isEmpty)
    }
    await use("FluentBuilding") {
        let mock = FluentBuildingMock()
        mock.onTitle.returns(mock)
        mock.onColor.returns(mock)
        mock.title("a").color(.red)
        check(mock.onTitle.calls == ["a"] && mock.onColor.calls == [.red])
    }
    await use("Resolving") {
        let mock = ResolvingMock()
        mock.onResolve.answers { $0 == Int.self ? 4 : nil as Int? as Any }
        check(mock.resolve(Int.self) == 4)
        mock.register(Int.self) { _ in 3 }
        check(mock.onRegisterFactory.count == 1)
    }
    await use("EventBus") {
        let mock = EventBusMock()
        var seen = 0
        mock.onSubscribeToHandler.answers { _, handler in
            handler(5)
            return Screen()
        }
        _ = mock.subscribe(to: Int.self) { seen = $0 }
        mock.publish("event")
        check(seen == 5 && mock.onPublish.calls.first as? String == "event")
    }
    await use("GenericResults") {
        let mock = GenericResultsMock()
        mock.onTuple.returns((1, "a"))
        check(mock.tuple(0, "").1 == "a" && mock.dictionary([1], ["a"]).isEmpty)
        mock.onResult.returns(Result<Int, AppError>.failure(.gone))
        let result: Result<Int, AppError> = mock.result(Int.self)
        check(result == .failure(.gone))
    }
    await use("SameTypeWhere") {
        let mock = SameTypeWhereMock()
        mock.onElementOf.returns(Optional(3) as Any)
        check(mock.element(of: [1]) == 3)
    }
    await use("MetatypeGenerics") {
        let mock = MetatypeGenericsMock()
        let screen = Screen()
        mock.onMake.returns(screen)
        check(mock.make(Screen.self) === screen)
    }
    await use("HidingGenerics") {
        let mock = HidingGenericsMock<String, AppError>()
        mock.onExchange.returns(4)
        mock.onSubscript.returns(2)
        mock.keep("kept")
        check(mock.exchange(3) == 4 && mock["a"] == 2 && mock.onKeep.calls == ["kept"])
        mock.onRun.answers { try $0() }
        check(await thrown { try mock.run { throw AppError.gone } } as? AppError == .gone)
    }
    await use("BoundOverloads") {
        struct Numbers: Holding { typealias Part = Int; typealias Lid = String }
        struct Flags: Holding { typealias Part = Bool; typealias Lid = String }
        let mock = BoundOverloadsMock()
        mock.onAskTTLidTHoldingTPartIntTLidString.returns("number")
        mock.onAskTTLidTHoldingTPartBoolTLidString.returns("flag")
        mock.ask(Numbers()) as Void
        let (number, flag): (String, String) = (mock.ask(Numbers()), mock.ask(Flags()))
        check(number == "number" && flag == "flag" && mock.onAsk.count == 1)
    }
    await use("SameRulesAgain") {
        let mock = SameRulesAgainMock()
        mock.onZip.returns(Set([1]))
        let made: Set<Int> = mock.zip([1])
        mock.take("a")
        check(made == [1] && mock.onTake.count == 1)
    }
    await use("AsyncVisiting") {
        let mock = AsyncVisitingMock()
        mock.onVisitEach.answers { name, each in _ = (name, each) }
        mock.visit("a") { (_: Int) in }
        check(mock.onVisitEach.count == 1)
    }
    await use("SelfBinding") {
        let mock = SelfBindingMock()
        mock.onCount.answers { ($0 as? [SelfBindingMock])?.count ?? 0 }
        check(mock.count([mock, mock]) == 2)
    }
}
