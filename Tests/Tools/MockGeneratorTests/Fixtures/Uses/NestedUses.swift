import Foundation
import SceneryTestKit

@MainActor func useNested() async {
    await use("Presenting") {
        let mock = PresentingMock()
        let presenter: any Home.Presenting = mock
        presenter.present(Home.Model(title: "t"))
        presenter.open(.close, then: nil)
        check(mock.onPresent.calls == [Home.Model(title: "t")] && mock.onOpenThen.count == 1)
    }
    await use("Routing") {
        let mock = RoutingMock()
        mock.onGoTo.returns(true)
        check(mock.go(to: .detail(1)) && mock.current == nil)
    }
    await use("Listing") {
        let mock = ListingMock()
        mock.onItemsOf.returns([Home.Deep.Item(id: 1)])
        check(mock.items(of: Home.Model(title: "")).count == 1)
    }
    await use("Extended") {
        let mock = ExtendedMock()
        mock.onUse.answers { _, item in .detail(item.id) }
        if case .detail(2) = mock.use(Home.Model(title: ""), Home.Deep.Item(id: 2)) {} else { check(false) }
    }
    await use("Delegate") {
        let mock = DelegateMock()
        mock.didAdd(Cart.Line(), to: Cart())
        check(mock.onDidAddTo.count == 1)
    }
    await use("PartUsing") {
        let mock = PartUsingMock<Int>()
        mock.onPart.returns(1)
        check(mock.parts().isEmpty && mock.part() == 1)
    }
    await use("OwnAliases") {
        let mock = OwnAliasesMock()
        mock.onRun.answers {
            $0(3)
            return (first: 1, second: "s")
        }
        mock.onNow.answers { $0(4) }
        var seen = 0
        check(mock.run { seen += $0 }.second == "s")
        mock.now { seen += $0 }
        check(seen == 7)
    }
    await use("GenericAliases") {
        let mock = GenericAliasesMock<Int>()
        mock.onList.answers {
            $0([1])
            return [2]
        }
        check(mock.list { check($0 == [1]) } == [2])
    }
    await use("BoxTaking") {
        let mock = BoxTakingMock()
        check(mock.take(Container<Int>.Box(item: 1)) == nil && mock.onTake.calls[0].item == 1)
    }
    await use("Visible") {
        let mock = VisibleMock()
        mock.onShow.returns(1)
        check(mock.show() == 1)
    }
    await use("Shadowing") {
        let mock = ShadowingMock<Int, String>()
        mock.onThrowing.throws(AppError.gone)
        mock.onFail.returns("f")
        check(await thrown { _ = try mock.throwing() } as? AppError == .gone)
        check(mock.fail() == "f")
    }
    await use("ShadowingKit") {
        let mock = ShadowingKitMock<Int, String>()
        mock.onTake.returns("a")
        check(mock.take(1) == "a")
    }
    await use("ModuleQualified") {
        let mock = ModuleQualifiedMock()
        mock.onText.returns("t")
        check(mock.text() == "t" && mock.own(User(id: 1, name: "")) == nil && mock.list.isEmpty)
    }
}
