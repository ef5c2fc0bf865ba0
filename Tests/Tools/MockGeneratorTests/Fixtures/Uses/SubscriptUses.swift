import Foundation
import SceneryTestKit

@MainActor func useSubscripts() async {
    await use("Storage") {
        let mock = StorageMock()
        mock["a"] = "b"
        check(mock["a"] == nil && mock.onSetSubscriptKey.calls[0] == ("a", "b"))
        mock.onSubscript.answers { "\($0)" }
        mock.onSubscriptRowColumn.returns(1.5)
        mock[row: 1, 2] = 3
        check(mock[7] == "7" && mock[row: 1, 2] == 1.5 && mock.onSetSubscriptRowColumn.calls[0].2 == 3)
    }
    await use("KeyValueStore") {
        let mock = KeyValueStoreMock<String, Int>()
        mock.onSubscriptKeyDefault.answers { $1 + 1 }
        check(mock["a"] == nil && mock["a", default: 4] == 5)
    }
    await use("SubscriptOverloads") {
        let mock = SubscriptOverloadsMock()
        mock.onSubscriptRange.returns("range")
        check(mock[0..<2] == "range" && mock[safe: "a".startIndex] == nil)
    }
    await use("GenericSubscripts") {
        let mock = GenericSubscriptsMock()
        mock.onSubscriptDynamicMember.answers { _ in "name" }
        let name: String = mock[dynamicMember: \User.name]
        check(name == "name" && mock[Int.self] == nil)
        mock.onSubscript.returns(4)
        check(mock[3] == 4)
    }
    await use("EffectfulSubscripts") {
        let mock = EffectfulSubscriptsMock()
        mock.onSubscriptId.returns(User(id: 1, name: ""))
        mock.onSubscriptName.throws(AppError.gone)
        mock.onSubscriptTyped.throws(.refused)
        check(try await mock[1].id == 1)
        check(await thrown { _ = try mock["n"] } as? AppError == .gone)
        check(await thrown { _ = try mock[typed: 1] } as? AppError == .refused)
    }
    await use("StaticSubscripts") {
        StaticSubscriptsMock.onSubscriptKey.returns(5)
        StaticSubscriptsMock[1] = "x"
        check(StaticSubscriptsMock["a"] == 5 && StaticSubscriptsMock.onSetSubscriptIndex.count == 1)
    }
    await use("VariadicSubscripts") {
        let mock = VariadicSubscriptsMock()
        mock.onSubscriptIndices.answers { $0.map { $0 * 2 } }
        check(mock[1, 2] == [2, 4])
    }
    await use("AssociatedSubscripts") {
        let mock = AssociatedSubscriptsMock<Screen, Int>()
        mock.onSubscriptValue.returns(Screen())
        _ = mock[4]
        AssociatedSubscriptsMock<Screen, Int>.onSubscriptKey.returns(nil)
        check(mock.onSubscriptValue.calls == [4] && AssociatedSubscriptsMock<Screen, Int>[1] == nil)
    }
    await use("NonmutatingSubscripts") {
        let mock = NonmutatingSubscriptsMock()
        mock[1] = 2
        mock.onSubscriptName.returns(3)
        check(mock[name: "a"] == 3 && mock.onSetSubscriptIndex.calls == [(1, 2)])
    }
    await use("OddlyNamedSubscripts") {
        let mock = OddlyNamedSubscriptsMock()
        mock[3] = "written"
        mock.onSubscriptInHandler.returns(true)
        check(mock.onSetSubscriptNewValue.calls == [(3, "written")] && mock[1, "a"])
    }
}
