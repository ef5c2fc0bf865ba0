import Foundation
import SceneryTestKit

@MainActor func useStatics() async {
    await use("StaticFactory") {
        StaticFactoryMock.onMake.answers { $0.uppercased() }
        StaticFactoryMock.onConfigureLevel.throws(AppError.gone)
        StaticFactoryMock.onPrepare.returns(true)
        check(StaticFactoryMock.make("a") == "A")
        check(await thrown { try StaticFactoryMock.configure(level: 1) } != nil)
        check(await StaticFactoryMock.prepare())
    }
    await use("Addable") {
        let (one, other) = (AddableMock(), AddableMock())
        AddableMock.onPlus.returns(other)
        AddableMock.onMinus.returns(one)
        AddableMock.onPlusEquals.answers { left, _ in left = other }
        var sum = one + one
        check(sum === other && sum - one === one)
        sum = one
        sum += one
        check(sum === other)
    }
    await use("CustomOperators") {
        let mock = CustomOperatorsMock()
        CustomOperatorsMock.onLessTildeGreater.returns(true)
        check(mock <~> 3)
    }
    await use("StaticGeneric") {
        StaticGenericMock<Int>.onMake.returns(1)
        StaticGenericMock<String>.onMake.returns("s")
        StaticGenericMock<Int>.standard = 7
        check(StaticGenericMock<Int>.make() == 1 && StaticGenericMock<String>.make() == "s")
        check(StaticGenericMock<Int>.standard == 7)
        check(try await StaticGenericMock<Int>.many(2).isEmpty)
    }
    await use("StaticSelf") {
        let mock = StaticSelfMock()
        StaticSelfMock.onShared.returns(mock)
        check(StaticSelfMock.shared() === mock && StaticSelfMock.all().isEmpty)
    }
    await use("StaticOverloads") {
        StaticOverloadsMock.onParseDataInt.returns(1)
        check(StaticOverloadsMock.parse(Data()) as Int == 1 && StaticOverloadsMock.onParse.count == 0)
    }
    await use("StaticEquatable") {
        let mock = StaticEquatableMock()
        check(mock == mock && mock != StaticEquatableMock())
    }
    await use("CaseIterableLike") { check(CaseIterableLikeMock.allCases.isEmpty) }
    await use("StaticClosures") {
        StaticClosuresMock.onRun.answers { $0() }
        var ran = false
        StaticClosuresMock.run { ran = true }
        StaticClosuresMock.onChange.answers { $0 = 5 }
        var value = 1
        StaticClosuresMock.change(&value)
        check(ran && value == 5)
    }
    await use("MainStatics") {
        MainStaticsMock.shared = "s"
        MainStaticsMock.onPlain.returns(2)
        check(MainStaticsMock.shared == "s" && MainStaticsMock.plain() == 2)
    }
}
