import Foundation
import SceneryTestKit

@MainActor func useInitializers() async {
    func make<Made: DefaultInitializable>(_ type: Made.Type) -> Made { type.init() }
    await use("DefaultInitializable") {
        check(
            make(DefaultInitializableMock.self).onInit.count == 1
                && DefaultInitializableMock(line: 1).onInit.count == 0)
    }
    await use("Identified") {
        let mock = IdentifiedMock(id: 1, name: "a", note: nil)
        mock.start()
        check(mock.onInitIdNameNote.calls[0].0 == 1 && mock.onStart.count == 1)
    }
    await use("FailableMaking") {
        let mock = FailableMakingMock(text: "t")
        check(mock?.onInitText.calls == ["t"])
    }
    await use("ThrowingMaking") {
        let mock = try ThrowingMakingMock(path: "/")
        check(mock.onInitPath.calls == ["/"])
        check(await ThrowingMakingMock(slow: true).onInitSlow.calls == [true])
    }
    await use("GenericMaking") {
        check(GenericMakingMock(value: 4).onInitValue.calls.first as? Int == 4)
        check(GenericMakingMock([1, 2]).onInit.count == 1)
    }
    await use("SeveralInits") {
        check(
            SeveralInitsMock(id: 1).onInitId.count == 1
                && SeveralInitsMock(id: 1, name: "").onInitIdName.count == 1)
    }
    await use("UnlabelledInits") {
        check(
            UnlabelledInitsMock(1, "a").onInitIntString.count + UnlabelledInitsMock(true).onInitBool.count
                == 2)
    }
    await use("ClosureInits") {
        let mock = ClosureInitsMock(items: 1, 2)
        check(mock.onInitItems.calls == [[1, 2]] && ClosureInitsMock("auto").onInit.calls == ["auto"])
    }
    await use("AssociatedInits") {
        let mock = AssociatedInitsMock(model: Screen(), value: 3)
        mock.settable = 4
        check(mock.onInitModelValue.calls[0].1 == 3 && mock.settable == 4)
    }
    await use("MainActorInits") {
        check(
            MainActorInitsMock(title: "t").onInitTitle.calls == ["t"]
                && MainActorInitsMock(count: 2).onInitCount.count == 1)
    }
    await use("PlaceLike") {
        let mock = PlaceLikeMock(fileID: "f", filePath: "p", line: 1, column: 2)
        mock.onLine.returns(9)
        check(mock.line == 9)
    }
    await use("ImplicitFailing") { check(ImplicitFailingMock(code: 1).onInitCode.calls == [1]) }
}
