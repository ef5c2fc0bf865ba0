import Foundation
import SceneryTestKit

@MainActor func useAssociated() async {
    await use("Repository") {
        let mock = RepositoryMock<User, Int>()
        mock.onFind.when(1).returns(User(id: 1, name: "One"))
        mock.onSave.throws(AppError.refused)
        check(mock.find(1)?.name == "One" && mock.find(2) == nil && mock.all().isEmpty)
        check(await thrown { try mock.save(User(id: 1, name: "")) } as? AppError == .refused)
    }
    await use("PrimaryStore") {
        let mock = PrimaryStoreMock<String, Int>()
        let store: any PrimaryStore<String, Int> = mock
        mock.onValueFor.returns(3)
        check(store.value(for: "a") == 3)
        mock.set(1, for: "b")
        check(mock.onSetFor.calls == [(1, "b")])
    }
    await use("OverriddenItem") {
        let mock = OverriddenItemMock()
        mock.onNext.returns("n")
        mock.put("p")
        check(mock.next() == "n" && mock.onPut.calls == ["p"])
    }
    await use("OverriddenTwo") {
        let mock = OverriddenTwoMock()
        mock.onConvert.answers { ["\($0)"] }
        check(mock.convert(1) == ["1"])
    }
    await use("ConstrainedItems") {
        let mock = ConstrainedItemsMock<[Int], Int>()
        mock.onItems.returns([1])
        check(mock.items() == [1] && mock.first(0) == nil)
    }
    await use("DependentTypes") {
        let mock = DependentTypesMock<Set<Int>, [Int]>()
        check(mock.convert([1]).isEmpty)
    }
    await use("DefaultedType") {
        let mock = DefaultedTypeMock<String>()
        mock.onFind.returns(true)
        check(mock.find("a"))
    }
    await use("SelfConstrained") { check(SelfConstrainedMock<Leaf>().children().isEmpty) }
    await use("FixedParent") {
        let mock = FixedParentMock<Int>()
        mock.rename(User(id: 1, name: "n"))
        check(mock.onRename.calls[0].name == "n" && mock.find(3) == nil)
    }
    await use("FullyFixed") {
        let mock = FullyFixedMock()
        mock.onCount.returns(2)
        check(mock.value(for: "a") == nil && mock.count() == 2)
    }
    await use("HalfFixed") {
        let mock = HalfFixedMock<Int>()
        mock.clear()
        check(mock.value(for: "a") == nil && mock.onClear.wasCalled)
    }
    await use("AliasedParent") {
        let mock = AliasedParentMock()
        mock.reload(3)
        check(mock.onReload.calls == [3] && mock.value(for: 1) == nil)
    }
    await use("Coordinating") {
        let mock = CoordinatingMock<String, Void>()
        mock.show("home")
        mock.finish(())
        check(mock.onShow.calls == ["home"] && mock.current == nil)
    }
    await use("UseCase") {
        let mock = UseCaseMock<Int, String>()
        mock.onExecute.answers { "\($0)" }
        check(try await mock.execute(4) == "4")
    }
    await use("LoginUseCase") {
        let mock = LoginUseCaseMock()
        mock.onExecute.returns(Token(text: "t"))
        check(try await mock.execute((name: "a", password: "b")).text == "t")
    }
    await use("CurrentUserUseCase") {
        let mock = CurrentUserUseCaseMock()
        mock.onExecute.returns(nil)
        check(try await mock.execute(()) == nil)
    }
    await use("Reducing") {
        let mock = ReducingMock<Int, String>()
        mock.onReduce.answers { state, action in
            state += action.count
            return []
        }
        var state = 1
        _ = mock.reduce(&state, "abc")
        check(state == 4)
    }
    await use("TypeErasable") {
        let mock = TypeErasableMock<Int, Never>()
        mock.onSinkReceive.answers {
            $0(3)
            return Screen()
        }
        var seen = 0
        _ = mock.sink { seen = $0 }
        check(seen == 3)
    }
    await use("ConstrainedToClass") {
        let mock = ConstrainedToClassMock<Screen, Screen>()
        let screen = Screen()
        mock.onView.returns(screen)
        mock.delegate = screen
        check(mock.view === screen && mock.delegate === screen)
    }
    await use("ConstrainedToProtocol") {
        let mock = ConstrainedToProtocolMock<PrimaryStoreMock<String, Int>>()
        mock.onValueIn.returns(4)
        check(mock.value(in: PrimaryStoreMock()) == 4)
    }
    await use("AssociatedClosures") {
        let mock = AssociatedClosuresMock<Int>()
        mock.onFilter.answers { $0(2) ? [2] : [] }
        check(mock.filter { $0 > 1 } == [2])
        var seen = 0
        mock.onEvent = { seen = $0 }
        mock.onEvent?(5)
        check(seen == 5)
    }
    await use("BodyOwning") {
        let mock = BodyOwningMock<String>()
        mock.onBody.returns("b")
        check(mock.body == "b")
    }
    await use("SendableItems") {
        let mock = SendableItemsMock<Int>()
        mock.onLoad.returns(1)
        await withTaskGroup { group in
            for number in 0..<10 { group.addTask { await mock.save(number) } }
        }
        check(try await mock.load() == 1 && mock.onSave.calls.sorted() == Array(0..<10))
    }
    await use("Mapper") {
        let mock = MapperMock<Int, String>(strict: true)
        MapperMock<Int, String>.onMap.answers { "\($0)" }
        check(
            MapperMock<Int, String>.map(3) == "3" && mock.mapAll([1]).isEmpty
                && mock.onInitStrict.calls == [true])
    }
}

final class Leaf: SelfConstrained { func children() -> [Leaf] { [] } }
