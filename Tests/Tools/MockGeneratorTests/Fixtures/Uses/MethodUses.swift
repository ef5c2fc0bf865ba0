import Foundation
import SceneryTestKit

@MainActor func useMethods() async {
    await use("UserRepository") {
        let mock = UserRepositoryMock()
        let repository: any UserRepository = mock
        check(repository.user(id: 1) == nil)
        mock.onUserId.when(2).returns(User(id: 2, name: "Two"))
        check(repository.user(id: 2)?.name == "Two")
        repository.save(User(id: 3, name: "Three"))
        mock.onRemoveIdPermanently.returns(true, false)
        check(repository.remove(id: 1, permanently: false))
        check(!repository.remove(id: 1, permanently: true))
        check(mock.onUserId.calls == [1, 2])
        check(mock.onSave.calls.map(\.id) == [3])
        check(mock.onRemoveIdPermanently.calls == [(1, false), (1, true)])
        check(repository.allUsers().isEmpty)
        check(mock.mock.calls.count == 6)
    }
    await use("ConfigurationLoading") {
        let mock = ConfigurationLoadingMock()
        mock.onLoadConfiguration.returns("plain")
        check(mock.loadConfiguration() == "plain")
        mock.save(configuration: "new")
        check(mock.onSaveConfiguration.calls == ["new"])
    }
    await use("PushSender") {
        let mock = PushSenderMock()
        mock.send(message: nil)
        mock.send(message: "hi", to: "phone")
        check(mock.onSendMessage.calls == [nil])
        check(mock.onSendMessageTo.lastCall?.1 == "phone")
    }
    await use("CarStarting") {
        let mock = CarStartingMock()
        mock.start(car: "a", of: "b")
        mock.start(plane: "c", of: "d")
        check(mock.onStartCarOf.count == 1 && mock.onStartPlaneOf.calls[0] == ("c", "d"))
    }
    await use("Counting") {
        let mock = CountingMock()
        mock.increase()
        mock.increase(by: 2)
        mock.increase(by: 2.5)
        mock.increase(by: 1, and: 2)
        mock.onTotalInt.returns(7)
        mock.onTotalDouble.returns(7.5)
        let whole: Int = mock.total()
        let half: Double = mock.total()
        check(whole == 7 && half == 7.5)
        check(
            mock.onIncrease.count == 1 && mock.onIncreaseByInt.calls == [2]
                && mock.onIncreaseByDouble.calls == [2.5])
    }
    await use("LabelSampling") {
        let mock = LabelSamplingMock()
        mock.empty("a")
        mock.some(some: 1)
        mock.double(here: true)
        mock.onPair.answers { $0 + $1 }
        mock.onMixedLabelA.answers { $0 + $1 }
        check(mock.pair(2, 3) == 5 && mock.mixed(labelA: "x", "y") == "xy")
        check(mock.onEmpty.calls == ["a"] && mock.onDoubleHere.calls == [true])
    }
    await use("EmptyLabels") {
        let mock = EmptyLabelsMock<Bool>()
        mock.empty("a") as Void
        mock.onEmptyStringInt.returns(4)
        mock.onEmptyTT.answers { !$0 }
        let number: Int = mock.empty("b")
        check(number == 4 && mock.empty(true) == false && mock.onEmptyString.calls == ["a"])
    }
    await use("Returning") {
        let mock = ReturningMock()
        mock.onNumber.returns(1, 2)
        check(mock.number() == 1 && mock.number() == 2 && mock.number() == 2)
        mock.onPair.returns((1, "a"))
        mock.onNamed.returns((id: 1, name: "b"))
        mock.onResult.returns(.failure(.gone))
        check(mock.pair().1 == "a" && mock.named().name == "b" && mock.result() == .failure(.gone))
        check(mock.dictionary().isEmpty && mock.set().isEmpty && mock.implicit() == nil)
        mock.onMeta.returns(Int.self)
        mock.onAny.returns(5)
        mock.onRange.returns(1...2)
        check(mock.meta() == Int.self && mock.any() as? Int == 5 && mock.range() == 1...2)
        mock.voided()
        check(mock.onVoided.count == 1)
    }
    await use("Multiline") {
        let mock = MultilineMock()
        mock.onFinishCompletion.answers { $0(1, 2) }
        var sum = 0
        mock.finish { sum = $0 + $1 }
        mock.start(car: "a", of: "b")
        check(sum == 3 && mock.onStartCarOf.calls == [("a", "b")])
    }
    await use("Defaulted") {
        let mock = DefaultedMock()
        mock.report()
        mock.onCanReport.returns(false)
        check(mock.onReportMessage.calls == ["nothing"] && !mock.canReport)
    }
    await use("Printing") {
        let mock = PrintingMock()
        mock.onPrint.throws(AppError.gone)
        check(await thrown { try mock.print() } as? AppError == .gone)
        mock.print(1, "two")
        check(mock.onPrintAny.calls[0].count == 2)
        mock.onType.returns("t")
        check(mock.type() == "t")
    }
    await use("PayloadSending") {
        let mock = PayloadSendingMock()
        mock.send(["a": 1], headers: nil)
        mock.send(Data([1]), headers: ["b": "c"])
        mock.send("text")
        check(mock.onSendHeadersStringAnyStringString.count == 1)
        check(mock.onSendHeadersDataStringString.calls[0].1?["b"] == "c" && mock.onSend.calls == ["text"])
    }
    await use("DiscardableLogging") {
        let mock = DiscardableLoggingMock()
        mock.onLog.returns(true)
        mock.onLogLevel.returns(3)
        mock.log("a")
        try mock.log("b", level: 2)
        check(mock.onLog.calls == ["a"] && mock.onLogLevel.calls == [("b", 2)])
    }
    await use("Optionals") {
        let mock = OptionalsMock()
        check(mock.find(nil) == nil && mock.merge(nil, [:]) == nil)
        mock.accept(implicit: 1)
        check(mock.onAcceptImplicit.calls == [1])
    }
    await use("Unlabelled") {
        let mock = UnlabelledMock()
        mock.onCallAsFunction.answers { $0 * 2 }
        mock.onApply.answers { "\($0)\($1)\($2)" }
        check(mock(4) == 8 && mock.apply(1, "a", true) == "1atrue")
    }
    await use("LongList") {
        let mock = LongListMock()
        check(mock.make(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: "7", h: true).isEmpty)
        check(mock.onMakeABCDEFGH.calls[0].6 == "7")
        mock.onDescribeFirstSecondThirdFourthFifthSixth.returns("all")
        check(try mock.describe(first: "", second: "", third: "", fourth: "", fifth: "", sixth: "") == "all")
    }
    await use("MathOverloads") {
        let mock = MathOverloadsMock()
        mock.onAddIntIntInt.returns(1)
        mock.onAddDoubleDoubleDouble.returns(2)
        check(mock.add(1, 1) as Int == 1 && mock.add(1.0, 1.0) == 2.0 && mock.add([1], [2]) == [])
        mock.onAddTupleIntIntInt.returns(9)
        check(mock.add((1, 2)) == 9)
    }
    await use("EffectOverloads") {
        let mock = EffectOverloadsMock()
        mock.onLoad.returns("now")
        mock.onLoadStringAsync.returns("later")
        let now = { mock.load() }
        check(now() == "now")
        check(await mock.load() == "later")
        mock.onFetchId.throws(AppError.gone)
        mock.onFetchIdIntStringAsyncThrows.returns("x")
        check(try await mock.fetch(id: 1) == "x")
    }
    await use("ForwardingURLs") {
        let mock = ForwardingURLsMock()
        mock.onOpenOptionsCompletion.answers { $2?(true) }
        var isOpen = false
        mock.open(URL(string: "a:b")!, options: [:]) { isOpen = $0 }
        check(isOpen)
        mock.onCanOpen.when(.equal(URL(string: "c:d")!)).returns(true)
        check(mock.canOpen(URL(string: "c:d")!))
    }
    await use("Empty") { check(EmptyMock().mock.calls.isEmpty) }
    await use("DateProviding") {
        let mock = DateProvidingMock()
        mock.onNow.returns(Date(timeIntervalSince1970: 5))
        check(mock.now().timeIntervalSince1970 == 5)
    }
    await use("FeatureFlags") {
        let mock = FeatureFlagsMock()
        mock.onIsEnabled.returns(false)
        mock.onIsEnabled.when("new").returns(true)
        mock.enable("x")
        check(mock.isEnabled("new") && !mock.isEnabled("old") && mock.onEnable.calls == ["x"])
    }
    await use("ClassyReturning") {
        let mock = ClassyReturningMock()
        let screen = Screen()
        mock.onScreen.returns(screen)
        check(mock.screen() === screen && mock.session(of: User(id: 1, name: "")) == nil)
    }
    await use("MetatypeTaking") {
        let mock = MetatypeTakingMock()
        mock.register(Int.self)
        check(mock.onRegister.calls[0] == Int.self && mock.decode(User.self, from: Data()) == nil)
        let screen = Screen()
        mock.onCreate.returns(screen)
        check(mock.create(Screen.self) === screen)
    }
}
