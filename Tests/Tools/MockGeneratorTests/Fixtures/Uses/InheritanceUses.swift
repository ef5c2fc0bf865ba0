import Foundation
import SceneryTestKit

@MainActor func useInheritance() async {
    await use("Employee") {
        let mock = EmployeeMock()
        mock.onName.returns("E")
        mock.age = 3
        mock.work()
        check(mock.name == "E" && mock.age == 3 && mock.onWork.count == 1)
    }
    await use("Manager") {
        let mock = ManagerMock()
        mock.hire(EmployeeMock())
        mock.work()
        check(mock.onHire.count == 1 && mock.onWork.count == 1)
    }
    await use("Composed") { ComposedMock().run() }
    await use("Aliased") {
        let mock = AliasedMock()
        mock.onGreet.answers { "hi \($0)" }
        mock.onTitle.returns("t")
        check(mock.greet("a") == "hi a" && mock.title == "t")
    }
    await use("SelfWhere") {
        let mock = SelfWhereMock()
        mock.onName.returns("n")
        check(mock.name == "n")
    }
    await use("SelfWhereClass") {
        let mock = SelfWhereClassMock()
        mock.onRun.returns(2)
        check(mock.run() == 2)
    }
    await use("LeftParent") { check(LeftParentMock().onShared.count == 0) }
    await use("RightParent") { check(RightParentMock().onShared.count == 0) }
    await use("Diamond") {
        let mock = DiamondMock()
        mock.onShared.answers { "\($0)" }
        mock.name = "n"
        check((mock as any LeftParent).shared(1) == "1" && (mock as any LeftParent).name == "n")
    }
    await use("Restating") {
        let mock = RestatingMock()
        mock.onGreet.returns("once")
        check((mock as any Greeting).greet("") == "once")
    }
    await use("RestatingAliases") {
        let mock = RestatingAliasesMock()
        mock.onLoad.answers {
            $0(.success(User(id: 1, name: "")))
            return []
        }
        var seen = 0
        _ = (mock as any AliasParent).load { seen = (try? $0.get().id) ?? 0 }
        mock.onNow.answers { $0(.success(3)) }
        mock.now { seen += (try? $0.get()) ?? 0 }
        check(seen == 4)
    }
    await use("PingHandling") {
        let mock = PingHandlingMock()
        mock.onHandle.returns(Pong())
        check(try await mock.handle(Ping()) == Pong() && mock.onHandle.count == 1)
    }
    await use("PingPonging") {
        let mock = PingPongingMock()
        mock.onHandle.returns(Pong())
        check(try await mock.handle(Ping()) == Pong())
    }
    await use("LessThrowing") {
        let mock = LessThrowingMock()
        mock.onRun.returns(3)
        check(mock.run() == 3)
    }
    await use("Settable") {
        let mock = SettableMock()
        mock.name = "set"
        check((mock as any Named).name == "set")
    }
    await use("ControllerLike") {
        let mock = ControllerLikeMock(id: 7)
        mock.onClose.returns(1)
        check(mock.open() == "opened 7" && mock.close() == 1)
        let type: BaseController.Type = ControllerLikeMock.self
        check(type.init(id: 3).id == 3)
    }
    await use("PlainBased") {
        let mock = PlainBasedMock()
        mock.title = "t"
        check((mock as PlainBase) === mock && mock.title == "t")
    }
    await use("GenericBased") {
        let mock = GenericBasedMock()
        mock.item = 3
        check(mock.run() == nil && mock.item == 3)
    }
    await use("WhereBased") {
        let mock = WhereBasedMock()
        mock.onRun.returns(1)
        check(mock.run() == 1)
    }
    await use("BasedInit") { check(BasedInitMock(name: "n").onInitName.calls == ["n"]) }
    await use("FailingBased") {
        let mock = FailingBasedMock(count: 1)
        mock.onRun.returns(2)
        check(mock.run() == 2)
    }
    await use("ChildBased") {
        let mock = ChildBasedMock(id: 1)
        mock.onMore.returns(4)
        check(mock.more() + mock.extra == 5)
    }
    await use("MainBased") {
        let mock = MainBasedMock()
        mock.onShow.returns(1)
        check(mock.show() == 1)
    }
    await use("Level4") {
        let mock = Level4Mock()
        mock.onOne.returns(1)
        mock.onFour.returns(4)
        check((mock as any Level1).one() + mock.four() == 5)
    }
    await use("StringParented") {
        let mock = StringParentedMock()
        mock.onItem.returns("s")
        check(mock.item() == "s")
    }
    await use("WhereParented") {
        let mock = WhereParentedMock()
        mock.put([1])
        check(mock.onPut.calls == [[1]] && mock.item().isEmpty)
    }
    await use("StillOpen") {
        let mock = StillOpenMock<Int>()
        mock.onContains.answers { $0 == 2 }
        check(mock.contains(2))
    }
    await use("Renamed") {
        let mock = RenamedMock<Int>()
        mock.onElement.returns(1)
        check(mock.element() == 1)
    }
    await use("AsyncParented") {
        let mock = AsyncParentedMock()
        mock.onFetch.returns(3)
        check(try await mock.fetch() == 3)
    }
    await use("WithDefaults") {
        let mock = WithDefaultsMock()
        mock.required()
        mock.onOptional.returns(2)
        check((mock as any WithDefaultsParent).optional() == 2)
    }
    await use("UniverseKnowing") {
        let mock = UniverseKnowingMock()
        mock.onKnow.returns(42)
        check(mock.know() == 42)
    }
}
