import Foundation
import SceneryTestKit

private func each(of mock: RethrowingMock) async -> Int {
    var seen = 0
    await mock.each { seen = $0 }
    return seen
}

@MainActor func useEffects() async {
    await use("Throwing") {
        let mock = ThrowingMock()
        mock.onDoOrThrow.inTurn(.returning("a"), .throwing(AppError.gone))
        mock.onAnyThrow.returns(1)
        mock.onNeverThrow.returns(2)
        check(try mock.doOrThrow() == "a")
        check(await thrown { _ = try mock.doOrThrow() } as? AppError == .gone)
        try mock.doOrThrowVoid()
        check(try mock.anyThrow() + mock.neverThrow() == 3)
    }
    await use("TypedThrowing") {
        let mock = TypedThrowingMock()
        mock.onLoginName.when("ada").throws(.locked)
        mock.onLoginName.returns(Token(text: "t"))
        do throws(LoginError) { _ = try mock.login(name: "ada") } catch { check(error == .locked) }
        check(try mock.login(name: "bob").text == "t")
        mock.onLoad.throws(.offline(1))
        check(await thrown { _ = try await mock.load() } as? AppError == .offline(1))
    }
    await use("GenericErrors") {
        let mock = GenericErrorsMock()
        mock.onRun.answers { try $0() + 1 }
        check(mock.run { 1 } == 2)
        do throws(AppError) { _ = try mock.run { () throws(AppError) in throw AppError.gone } } catch {
            check(error == .gone)
        }
        mock.onAttemptFailing.throws(LoginError.locked)
        do throws(LoginError) { try mock.attempt(failing: LoginError.wrongPassword) } catch {
            check(error == .locked)
        }
    }
    await use("AssociatedErrors") {
        let mock = AssociatedErrorsMock<AppError, Int>()
        mock.onRun.throws(.gone)
        mock.onRunLater.returns(3)
        do throws(AppError) { _ = try mock.run() } catch { check(error == .gone) }
        check(try await mock.runLater() == 3)
    }
    await use("Rethrowing") {
        let mock = RethrowingMock()
        mock.onCatClosure.answers { try $0() }
        var ran = false
        mock.cat { ran = true }
        check(ran)
        check(await thrown { try mock.cat { throw AppError.gone } } as? AppError == .gone)
        mock.onMap.answers { [try $0(1), try $0(2)] }
        check(mock.map { "\($0)" } == ["1", "2"])
        mock.onWrap.answers { try $0() }
        check(mock.wrap { 5 } == 5)
        mock.onEach.answers { try await $0(4) }
        check(await each(of: mock) == 4)
    }
    await use("AsyncCalling") {
        let mock = AsyncCallingMock()
        mock.onCallAsyncParameter.answers {
            await Task.yield()
            return "\($0)"
        }
        mock.onCallAsyncAndThrowParameter.throws(AppError.gone)
        check(await mock.callAsync(parameter: 2) == "2")
        check(await thrown { _ = try await mock.callAsyncAndThrow(parameter: 1) } != nil)
        await mock.callAsyncVoid(parameter: 1)
        check(mock.onCallAsyncVoidParameter.calls == [1])
    }
    await use("NetworkClient") {
        let mock = NetworkClientMock()
        mock.onGet.returns(User(id: 1, name: "Net"))
        let user: User = try await mock.get("/user")
        try await mock.post(user, to: "/save")
        check(user.name == "Net" && mock.onPostTo.calls[0].1 == "/save")
        await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { _ = try? await mock.get("/user") as User } }
        }
        check(mock.onGet.count == 21)
    }
    await use("StreamServing") {
        let mock = StreamServingMock()
        for await _ in mock.events() { check(false) }
        check(mock.onEvents.count == 1)
    }
    await use("SendingValues") {
        let mock = SendingValuesMock()
        mock.onGive.answers { Screen() }
        mock.take(mock.give())
        check(mock.onTake.count == 1)
    }
    await use("TaskReturning") {
        let mock = TaskReturningMock()
        mock.onStart.answers { Task { 4 } }
        check(try await mock.start().value == 4)
    }
    await use("ContinuationTaking") {
        let mock = ContinuationTakingMock()
        mock.onResume.answers { $0.resume(returning: 3) }
        check(try await withCheckedThrowingContinuation { mock.resume($0) } == 3)
    }
    await use("CallbackLoading") {
        let mock = CallbackLoadingMock()
        mock.onLoadCompletion.answers { $0(.success([User(id: 1, name: "")])) }
        var count = 0
        mock.load { count = (try? $0.get().count) ?? 0 }
        mock.load(id: 4) { _, _ in }
        mock.onLoadIdCompletion.lastCall?.1(nil, AppError.gone)
        mock.load({ _ in }, done: nil)
        check(count == 1 && mock.onLoadDone.count == 1)
    }
    await use("TokenRefreshing") {
        let mock = TokenRefreshingMock()
        mock.onRefresh.throws(.locked)
        mock.onIsRefreshing.returns(true)
        check(await thrown { _ = try await mock.refresh() } as? LoginError == .locked)
        check(await mock.isRefreshing)
    }
    await use("ConcurrentAttributes") {
        let mock = ConcurrentAttributesMock()
        mock.onCompute.returns(1)
        mock.onHere.returns(2)
        check(await mock.compute() + mock.here() == 3)
    }
    await use("TypedClosures") {
        let mock = TypedClosuresMock()
        mock.onRun.inTurn(.returning(4), .throwing(.gone))
        check(try mock.run { 2 } == 4)
        check(await thrown { _ = try mock.run { 2 } } as? AppError == .gone)
    }
}
