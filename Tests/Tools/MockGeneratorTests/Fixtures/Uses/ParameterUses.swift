import Foundation
import SceneryTestKit

@MainActor func useParameters() async {
    await use("InoutTaking") {
        let mock = InoutTakingMock()
        mock.onBarLhsRhs.answers {
            $0 += "!"
            $1 += 1
        }
        var (text, number) = ("a", 1)
        mock.bar(lhs: &text, rhs: &number)
        check(text == "a!" && number == 2)
        mock.onGeneric.answers { $0 = ($0 as? Int ?? 0) * 10 }
        mock.generic(&number)
        check(number == 20)
    }
    await use("VariadicTaking") {
        let mock = VariadicTakingMock()
        mock.onBarXY.returns(1.5)
        check(mock.bar("a", x: 1, 2, y: []) == 1.5 && mock.onBarXY.calls[0].1 == [1, 2])
        mock.onGeneric.answers { $0.first as? Int as Any }
        check(mock.generic(3, 4) == 3 && mock.getUsers(for: UUID()).isEmpty)
    }
    await use("AutoclosureTaking") {
        let mock = AutoclosureTakingMock()
        var asked = 0
        func condition() -> Bool {
            asked += 1
            return true
        }
        mock.assert(condition(), "message")
        check(mock.onAssert.calls == [(true, "message")] && asked == 1)
        mock.log("late")
        check(mock.onLog.calls == ["late"])
        mock.onPassHandler.answers { $0 }
        check(try mock.pass(handler: 4) == 4)
        mock.onCheck.answers { $0 }
        check(
            (mock as any AutoclosureTaking).check(true) && mock.check(true)
                && mock.onCheck.calls == [true, true])
        func failing() throws -> Bool { throw AppError.gone }
        check(await thrown { _ = try mock.check(failing()) } as? AppError == .gone)
    }
    await use("ClosureTaking") {
        let mock = ClosureTakingMock()
        mock.onWithClosure.answers { $0("four") }
        check(mock.withClosure { $0.count } == 4)
        mock.withEscape("a") { check($0 == "b") }
        mock.onWithEscapeAction.lastCall?.1("b")
        mock.onNested.answers { $0 { check($0 == 3) } }
        mock.nested { $0(3) }
        mock.withOptional("a", closure: nil)
        check(mock.onWithOptionalClosure.count == 1)
    }
    await use("AttributedClosures") {
        let mock = AttributedClosuresMock()
        mock.onMain.answers { body in MainActor.assumeIsolated { body() } }
        var ran = false
        mock.main { ran = true }
        mock.convention { $0 + 1 }
        check(ran && mock.onConvention.count == 1)
    }
    await use("ClosureReturning") {
        let mock = ClosureReturningMock()
        mock.onMake.answers { start in { start + $0 } }
        check(mock.make(2)(3) == 5 && mock.getOptional() == nil)
    }
    await use("TupleTaking") {
        let mock = TupleTakingMock()
        mock.onWithNamedTupleTuple.answers { $0.a.count + $0.b.count }
        check(mock.withNamedTuple(tuple: (a: "x", b: "yz")) == 3 && mock.many([]) == nil)
    }
    await use("KeywordParameters") {
        let mock = KeywordParametersMock()
        mock.maxIn(in: 4)
        mock.maxWhere(where: "a", in: "b", as: "c", is: "d", default: 1, class: 2, self: 3)
        check(mock.onMaxInIn.calls == [4] && mock.onMaxWhereWhereInAsIsDefaultClassSelf.calls[0].6 == 3)
        check(mock.max(for: 1) == nil)
    }
    await use("KeywordMembers") {
        let mock = KeywordMembersMock()
        mock.onContinueWith.returns("on")
        mock.in = 3
        mock.onInit.returns(7)
        check(mock.continue(with: "") == "on" && mock.in == 3 && mock.`init`() == 7)
    }
    await use("OwnPartsParameters") {
        let mock = OwnPartsParametersMock()
        mock.onRunStubLogMockCalls.answers { $0 + $1 + $2 + $3 }
        check(mock.run(stub: 1, log: 2, mock: 3, calls: 4) == 10)
        mock.names(onRun: 1, onMore: "a", onNames: true)
        mock.onTypedOutputArguments.answers { $0.0 }
        check(mock.typed(output: 5, arguments: "x") == 5)
    }
    await use("OwnPartsMembers") {
        let mock = OwnPartsMembersMock()
        mock.onMock.returns(1)
        mock.onOnCalls.returns(2)
        mock.run()
        mock.onRun()
        check(mock.mock == 1 && mock.onCalls == 2 && mock.onRunStub.count == 1 && mock.onOnRun.count == 1)
        check(mock.mock_.calls.count == 4)
    }
    await use("OwnPartsTypes") {
        let mock = OwnPartsTypesMock<Int, String>()
        mock.onTake.answers { "\($0)" }
        check(mock.take(3) == "3")
    }
    await use("BorrowingTaking") {
        let mock = BorrowingTakingMock()
        mock.onConsume.returns(2)
        mock.read(User(id: 1, name: ""))
        check(mock.consume(User(id: 2, name: "")) == 2 && mock.onRead.calls[0].id == 1)
    }
    await use("IsolatedTaking") {
        let mock = IsolatedTakingMock()
        mock.onRunOn.returns(5)
        check(await mock.run(on: MainActor.shared) == 5)
    }
    await use("UnicodeNames") {
        let mock = UnicodeNamesMock()
        mock.onGrößeFür.answers { $0 * 2 }
        mock.on名前.returns("n")
        mock.on😀.returns(true)
        check(mock.größe(für: 2) == 4 && mock.名前 == "n" && mock.😀(1))
    }
    await use("RawNames") {
        let mock = RawNamesMock()
        mock.onSavesTheUserWithName.returns(true)
        check(mock.`saves the user`(`with name`: "a") && mock.onSavesTheUserWithName.calls == ["a"])
    }
    await use("UnsafeTaking") {
        let mock = UnsafeTakingMock()
        mock.onFillCount.returns(3)
        let buffer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
        check(mock.fill(buffer, count: 3) == 3)
        mock.onWith.answers { body in
            let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            pointer.initialize(to: 1)
            try body(pointer)
            pointer.deallocate()
        }
        var seen = 0
        mock.with { seen = $0.pointee }
        check(seen == 1)
    }
    await use("AnyTaking") {
        let mock = AnyTakingMock()
        mock.take(1, object: Screen(), hashable: "a")
        mock.keyed(\.name, value: nil)
        check(mock.onTakeObjectHashable.calls[0].2 == "a" as AnyHashable && mock.list([]) == nil)
    }
    await use("InoutUnwrapped") {
        let mock = InoutUnwrappedMock()
        mock.onFill.answers { $0 = User(id: 7, name: "") }
        var user: User! = nil
        mock.fill(&user)
        mock.onReplace.answers { $0 = [7, 8] }
        var values = [1]
        mock.replace(&values)
        check(user.id == 7 && values == [7, 8])
    }
    await use("ValuelessAutoclosures") {
        let mock = ValuelessAutoclosuresMock()
        var count = 0
        func work() { count += 1 }
        mock.run(work())
        mock.schedule("a", ())
        struct Someone: Named { var name = "s" }
        mock.keep(Someone())
        check(count == 1 && mock.onRun.count == 1 && mock.onKeep.calls.first is Someone)
    }
    await use("TwoUnits") {
        let mock = TwoUnitsMock()
        mock.onUnitUnit.returns(PlainUnit(name: "m"))
        mock.onUnitFoundationUnit.returns(UnitLength.meters)
        mock.take(UnitLength.meters)
        mock.take(PlainUnit(name: "s"))
        let (plain, real): (PlainUnit, Foundation.Unit) = (mock.unit(), mock.unit())
        check(plain.name == "m" && real == UnitLength.meters && mock.onTakeUnit.count == 1)
    }
    await use("ObjectLike") {
        let mock = ObjectLikeMock()
        mock.onName.returns("n")
        check((mock as NSObject) === mock && mock.name() == "n")
    }
}
