import Foundation
import SceneryTestKit

private func calls(_ body: @escaping @Sendable (Int) async -> Void) async {
    await withTaskGroup { group in for number in 0..<20 { group.addTask { await body(number) } } }
}

@MainActor func useIsolation() async {
    await use("RootController") {
        let mock = RootControllerMock()
        let screen = Screen()
        mock.title = "t"
        mock.show(screen, animated: true)
        check(mock.title == "t" && mock.onShowAnimated.calls[0].0 === screen)
    }
    await use("RootBuildable") {
        let mock = RootBuildableMock()
        let root = RootControllerMock()
        mock.onBuild.returns(root)
        check(mock.build() === root && mock.root == nil)
    }
    await use("DiskStoring") {
        let mock = DiskStoringMock()
        mock.onWriteTo.throws(AppError.gone)
        mock.onRead.returns(Data([1]))
        mock.onName.returns("disk")
        check(await thrown { try await mock.write(Data(), to: "a") } as? AppError == .gone)
        check(try await mock.read("a").count == 1)
        check(mock.name == "disk" && mock.onWriteTo.calls[0].1 == "a")
    }
    await use("MixedIsolation") {
        let mock = MixedIsolationMock()
        mock.onOnMain.returns(1)
        mock.title = "t"
        MixedIsolationMock.onMake.returns(3)
        check(mock.onMain() == 1 && mock.title == "t" && MixedIsolationMock.make() == 3)
    }
    await use("Counter") {
        let mock = CounterMock()
        mock.onIncrease.returns(1, 2, 3)
        mock.onAdd.answers {
            await Task.yield()
            return $0
        }
        mock.onName.returns("c")
        check(await mock.increase() == 1)
        check(try await mock.add(5) == 5)
        check(mock.name == "c")
        await calls { _ in _ = await mock.increase() }
        check(mock.onIncrease.count == 21)
    }
    await use("ImageCaching") {
        let mock = ImageCachingMock()
        await mock.store(Data([1]), for: URL(string: "a:b")!)
        mock.onLimit.returns(3)
        check(await mock.limit == 3)
        check(mock.onStoreFor.count == 1)
    }
    await use("ActorStore") {
        let mock = ActorStoreMock<Int>()
        await mock.add(4)
        check(await mock.items().isEmpty)
        check(mock.onAdd.calls == [4])
    }
    await use("SendableService") {
        let mock = SendableServiceMock()
        mock.onLoadId.answers { User(id: $0, name: "") }
        mock.onName.returns("n")
        await calls { number in
            _ = try? await mock.load(id: number)
            mock.log("\(number) \(mock.name)")
        }
        check(mock.onLoadId.calls.sorted() == Array(0..<20) && mock.onLog.count == 20)
    }
    await use("SendableSettable") {
        let mock = SendableSettableMock()
        await calls {
            mock.level = $0
            mock["a"] = $0
        }
        check(mock.onLevel.writes.count == 20 && mock.onSetSubscriptKey.count == 20)
    }
    await use("SendableStatics") {
        SendableStaticsMock.onMake.returns(1)
        await calls { _ in _ = SendableStaticsMock.make() }
        check(SendableStaticsMock.onMake.count == 20 && SendableStaticsMock(id: 1).onInitId.count == 1)
    }
    await use("ConcurrentLoading") {
        let mock = ConcurrentLoadingMock()
        mock.onLoadEach.answers { for number in $0 { await $1(number) } }
        let seen = ArgumentCaptor<Int>()
        await mock.load([1, 2]) { _ in }
        check(seen.all.isEmpty && mock.onLoadEach.calls[0].0 == [1, 2])
        mock.onTransform.answers { $0 }
        check(await mock.transform(3) == 3)
    }
    await use("MainGeneric") {
        let mock = MainGenericMock<Int>()
        mock.value = 1
        mock.onLoad.returns(2)
        check(try await mock.load() + mock.value == 3)
    }
    await use("MainSendable") {
        let mock = MainSendableMock()
        await calls { await mock.update("\($0)") }
        check(mock.onUpdate.count == 20)
    }
    await use("MainNonisolated") {
        let mock = MainNonisolatedMock(id: 1)
        mock.onLog.returns(true)
        mock.onSubscriptIndex.answers { "\($0)" }
        check(mock.log("a") && mock[4] == "4")
    }
    await use("InheritsMain") {
        let mock = InheritsMainMock()
        mock.close()
        mock.title = "t"
        check(mock.onClose.count == 1 && mock.title == "t")
    }
    await use("Preconcurrent") {
        let mock = PreconcurrentMock()
        mock.onRun.answers { $0() }
        mock.run {}
        check(mock.onRun.count == 1)
    }
    await use("PlainlyNonisolated") {
        let mock = PlainlyNonisolatedMock()
        mock.onCompute.answers { $0 + 1 }
        check(mock.compute(1) == 2 && mock.cached == nil)
    }
    await use("NonisolatedSendable") {
        let mock = NonisolatedSendableMock()
        mock.onCompute.returns(4)
        await calls { _ in _ = await mock.compute() }
        check(mock.onCompute.count == 20)
    }
    await use("MainActorClosures") {
        let mock = MainActorClosuresMock()
        mock.observe { _ in }
        mock.onPerform.answers { await $0() }
        check(await mock.perform { 3 } == 3)
    }
    await use("MetaSendable") {
        let mock = MetaSendableMock()
        mock.onRun.returns(1)
        check(mock.run() == 1)
    }
    await use("MainStreams") {
        let mock = MainStreamsMock()
        for await _ in mock.states { check(false) }
        mock.onOnChange.answers { body in MainActor.assumeIsolated { body(User(id: 1, name: "")) } }
        var seen = 0
        mock.onChange { seen = $0.id }
        check(seen == 1)
    }
    await use("ViewControlling") {
        let mock = ViewControllingMock()
        mock.onPresentAnimatedCompletion.answers { $2?() }
        var isDone = false
        mock.present(mock, animated: true) { isDone = true }
        check(isDone && mock.children.isEmpty)
    }
}
