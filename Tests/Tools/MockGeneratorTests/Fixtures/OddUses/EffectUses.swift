import Foundation
import SceneryTestKit

@MainActor func useErrors() async {
    await use("TypedThrower") {
        let mock = TypedThrowerMock()
        mock.onLoad.throws(.late)
        do throws(Trouble) { _ = try mock.load() } catch { check(error == .late) }
    }
    await use("GenericThrower") {
        let mock = GenericThrowerMock()
        mock.onLoad.returns(4)
        check(try mock.load(Trouble.self) == 4)
        mock.onLoad.throws(Trouble.lost)
        check(await thrown { _ = try mock.load(Trouble.self) } as? Trouble == .lost)
    }
    await use("PassingThrower") {
        let mock = PassingThrowerMock()
        mock.onEach.answers { try $0(3) }
        var seen = 0
        mock.each { seen = $0 }
        check(seen == 3)
        check(await thrown { try mock.each { _ in throw Trouble.late } } as? Trouble == .late)
    }
    await use("OpenFailure") {
        let mock = OpenFailureMock<Trouble>()
        mock.onNext.inTurn(.returning(1), .throwing(.lost))
        check(try await mock.next() == 1)
        check(await thrown { _ = try await mock.next() } as? Trouble == .lost)
    }
    await use("TypedGetter") {
        let mock = TypedGetterMock()
        mock.onValue.returns(2)
        mock.onSubscriptIndex.when(3).returns("c")
        let (value, text) = (try mock.value, try await mock[3])
        check(value == 2 && text == "c")
    }
    await use("NeverThrower") {
        let mock = NeverThrowerMock()
        mock.onSafe.returns(1)
        mock.onWide.throws(Trouble.lost)
        check(mock.safe() == 1)
        check(await thrown { _ = try mock.wide() } as? Trouble == .lost)
    }
    await use("MappingThrower") {
        let mock = MappingThrowerMock()
        mock.onMap.answers { [try $0(1), try $0(2)] }
        check(mock.map { $0 * 2 } == [2, 4])
    }
    await use("TypedClosure") {
        let mock = TypedClosureMock()
        mock.run { () throws(Trouble) in Fare(amount: 2) }
        check(try await mock.onRun.calls[0]().amount == 2)
    }
    await use("TypedMaker") {
        let mock = try TypedMakerMock(number: 3)
        check(mock.onInitNumber.calls == [3])
    }
    await use("ThrowingWays") {
        let mock = ThrowingWaysMock()
        mock.onRide.returns(1)
        let number: Int = mock.ride()
        check(number == 1)
    }
}

@MainActor func useTokens() async {
    await use("TokenTaker") {
        let mock = TokenTakerMock()
        mock.onPass.answers { token in Token(number: token.number + 1) }
        check(mock.pass(Token(number: 1)).number == 2)
    }
    await use("TokenUser") {
        let mock = TokenUserMock()
        mock.onCount.returns(2)
        mock.onUse.answers { $0.number }
        check(mock.count() == 2 && mock.use(Token(number: 4)) == 4)
    }
    await use("TokenMixer") {
        let mock = TokenMixerMock()
        mock.onMixTimes.answers { one, other, times in
            other.number += one.number * times
            return times
        }
        var other = Token()
        check(try mock.mix(Token(number: 2), &other, times: 3) == 3)
        check(other.number == 6)
    }
    await use("TokenKeeper") {
        let mock = TokenKeeperMock()
        mock.onToken.answers { Token(number: 5) }
        mock.token = Token(number: 6)
        check(mock.token.number == 5 && mock.onSetToken.count == 1)
    }
    await use("TokenLender") {
        let mock = TokenLenderMock()
        mock.onLend.returns(7)
        check(mock.lend(Token()) { $0.number } == 7)
    }
    await use("TokenFinder") {
        let mock = TokenFinderMock()
        mock.onFind.answers { Token(number: 1) }
        check(mock.find() != nil)
    }
    await use("SentAndLent") {
        let mock = SentAndLentMock()
        mock.move(Panel(), Panel())
        check(mock.onMove.count == 1)
    }
}

@MainActor func useIsolation() async {
    await use("Lodge") {
        let mock = LodgeMock()
        mock.onStay.returns(3)
        mock.onName.returns("n")
        let nights = await mock.stay(1)
        check(nights == 3 && mock.name == "n" && mock.onStay.calls == [1])
    }
    await use("Lodging") {
        let mock = LodgingMock(rooms: 2)
        LodgingMock.onMake.returns(4)
        await mock.stay()
        check(mock.onInitRooms.calls == [2] && LodgingMock.make() == 4 && mock.onStay.count == 1)
    }
    await use("CallerIsolated") {
        let mock = CallerIsolatedMock()
        mock.onWorkIsolation.returns(5)
        check(await mock.work(isolation: #isolation) == 5)
    }
    await use("NightIsolated") {
        let mock = NightIsolatedMock()
        mock.onWork.returns(6)
        check(await mock.work(Night.shared, 2) == 6)
    }
    await use("Staying") {
        let mock = StayingMock()
        mock.onStay.returns(1)
        check(await mock.stay() == 1)
    }
    await use("Leaving") {
        let mock = LeavingMock()
        mock.onLeave.throws(Trouble.lost)
        check(await thrown { _ = try await mock.leave() } as? Trouble == .lost)
    }
    await use("Shifts") {
        let mock = ShiftsMock()
        mock.onDay.returns(1)
        mock.onNight.returns(2)
        mock.onRest.returns(3)
        let night = await mock.night()
        check(mock.day() == 1 && night == 2 && mock.rest() == 3)
    }
    await use("NightShift") {
        let mock = NightShiftMock()
        mock.onNumber.returns(4)
        check(mock.number() == 4)
    }
    await use("MainCallback") {
        let mock = MainCallbackMock()
        var seen = 0
        mock.ask { seen = $0 }
        mock.onAsk.calls[0](8)
        check(seen == 8)
    }
    await use("AnyIsolation") {
        let mock = AnyIsolationMock()
        mock.run {}
        check(mock.onRun.count == 1)
    }
    await use("Borrowed") {
        let mock = BorrowedMock()
        mock.onRunIsolation.returns(3)
        check(await mock.run(isolation: #isolation) { 1 } == 3)
    }
    await use("MainHolder") {
        let mock = MainHolderMock()
        mock.count = 4
        mock.onCode.returns(2)
        check(mock.count == 4 && mock.code() == 2)
    }
    await use("Exchange") {
        let mock = ExchangeMock()
        mock.onSwap.answers { _ in Panel() }
        check(await mock.swap(Panel()).width == 0)
    }
    await use("Unbound") {
        let mock = UnboundMock()
        mock.onGo.returns(1)
        check(mock.go() == 1)
    }
    await use("MainParts") {
        let mock = MainPartsMock()
        mock.title = "t"
        mock.onSubscriptIndex.returns(2)
        check(mock.title == "t" && mock[1] == 2)
    }
    await use("Streams") {
        let mock = StreamsMock()
        mock.onNumbers.returns(AsyncStream { $0.finish() })
        var count = 0
        for await _ in mock.numbers() { count += 1 }
        check(count == 0)
    }
    await use("Listening") {
        let mock = ListeningMock()
        mock.onSum.returns(3)
        check(await mock.sum(AsyncStream<Int> { $0.finish() }) == 3)
    }
    await use("Sounding") {
        let mock = SoundingMock()
        mock.onFares.returns(AsyncThrowingStream<Fare, any Error> { $0.finish() })
        check(mock.fares is AsyncThrowingStream<Fare, any Error>)
    }
    await use("Working") {
        let mock = WorkingMock()
        mock.onWork.returns(4)
        check(try await Task.detached { try await mock.work { 1 } }.value == 4)
    }
    await use("Locking") {
        let mock = LockingMock()
        mock.onHold.returns(2)
        check(mock.hold { $0 } == 2)
    }
}
