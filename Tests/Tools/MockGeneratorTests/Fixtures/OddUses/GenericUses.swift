import Foundation
import SceneryTestKit

@MainActor func usePacks() async {
    await use("PackEcho") {
        let mock = PackEchoMock()
        mock.onEcho.returns((1, "a"))
        check(mock.echo(2, "b") == (1, "a"))
    }
    await use("PackCount") {
        let mock = PackCountMock()
        mock.onCount.returns(2)
        check(try await mock.count(1, "a") == 2)
    }
    await use("PackLast") {
        let mock = PackLastMock()
        mock.onLastLast.returns("z")
        check(mock.last(1, 2, last: "a") == "z")
    }
    await use("PackPairs") {
        let mock = PackPairsMock()
        mock.onSum.returns(3)
        check(mock.sum(("a", 1), (2.0, 2)) == 3)
    }
    await use("PackTables") {
        let mock = PackTablesMock()
        mock.onSizes.returns([1, 2])
        check(mock.sizes(["a": 1], [2: 3]) == [1, 2])
    }
    await use("PackMaker") { check(PackMakerMock(1, "a").onInit.count == 1) }
    await use("PackKey") {
        let mock = PackKeyMock()
        mock.onSubscript.returns(5)
        check(mock[1, "a"] == 5)
    }
    await use("PackTwins") {
        PackTwinsMock.onSame.returns(true)
        check(PackTwinsMock.same(1, "a"))
    }
    await use("PackFactory") {
        let mock = PackFactoryMock()
        var made = 0
        mock.onRegister.answers { _, make in made = make([2, 3]) as? Int ?? 0 }
        mock.register(Int.self) { (one: Int, two: Int) in one * two }
        mock.onResolve.returns(9)
        check(made == 6 && mock.resolve(Int.self) == 9)
    }
}

@MainActor func useGenerics() async {
    await use("Getter") {
        let mock = GetterMock<Int>()
        mock.onGet.returns(3)
        let getter: any Getter<Int> = mock
        check(getter.get() == 3)
    }
    await use("Shelving") {
        let mock = ShelvingMock<String, Int>()
        mock.onSubscriptKey.when("a").returns(1)
        mock.onSubscriptKey.returns(nil)
        var shelf: any Shelving<String, Int> = mock
        shelf["b"] = 2
        check(shelf["a"] == 1 && mock.onSetSubscriptKey.count == 1)
    }
    await use("Tree") {
        struct Root: Tree { func parent() -> Root? { nil } }
        let mock = TreeMock<Root>()
        mock.onParent.returns(Root())
        check(mock.parent() != nil)
    }
    await use("NumberGetter") {
        let mock = NumberGetterMock()
        mock.onMore.answers { $0 + 1 }
        check(mock.more(2) == 3)
    }
    await use("Derived") {
        let mock = DerivedMock<Int>()
        mock.onList.answers { [$0] }
        check(mock.list(4) == [4])
    }
    await use("Built") {
        let mock = BuiltMock<[String]>()
        mock.onBody.returns(["a"])
        check(mock.body == ["a"])
    }
    await use("Slicing") {
        let mock = SlicingMock()
        mock.onCut.returns([1, 2][0..<1])
        check(mock.cut([1, 2]) == [1])
    }
    await use("Existential") {
        let mock = ExistentialMock()
        mock.onAllY.returns([1])
        check(Array(mock.all([1], y: [2])) == [1])
    }
    await use("Nested") {
        let mock = NestedMock()
        mock.onCount.returns(2)
        check(mock.count([1, 2]) == 2)
    }
    await use("Keyed") {
        let mock = KeyedMock()
        mock.onValue.returns(2)
        check(mock.value(\.amount, \.amount) == 2)
    }
    await use("Wrapped") {
        let mock = WrappedMock()
        mock.onAll.returns(6)
        check(mock.all(1, [2], ["a": 3], (4, 5), .success(6)) == 6)
    }
    await use("InlineTaker") {
        let mock = InlineTakerMock()
        mock.onSum.returns(3)
        mock.onThree.returns([1, 2])
        check(mock.sum([1, 2] as InlineArray<2, Int>) == 3 && mock.three([1, 2, 3])[1] == 2)
    }
    await use("SpanReader") {
        let mock = SpanReaderMock()
        mock.onSum.answers { values, _ in values.count }
        let values = [1, 2, 3]
        check(mock.sum(values.span, values.span.bytes) == 3)
    }
    await use("OwnID") {
        let mock = OwnIDMock()
        mock.onNumber.returns(1)
        check(mock.number == 1)
    }
    await use("TwoParents") {
        let mock = TwoParentsMock<Int>()
        mock.onX.returns(1)
        mock.onY.returns(true)
        check(mock.x() == 1 && mock.y(2))
    }
    await use("Hiding") {
        let mock = HidingMock<Trouble, Int>()
        mock.onName.throws(.lost)
        check(await thrown { _ = try mock.name(1) } as? Trouble == .lost)
    }
    await use("Overloaded") {
        let mock = OverloadedMock()
        mock.onFindAnySequenceInt.returns(4)
        check(mock.find([1] as any Sequence) == 4)
    }
    await use("Literals") {
        let mock: LiteralsMock = [1, 2]
        mock.onCount.returns(2)
        check(mock.count() == 2 && mock.onInitArrayLiteral.calls == [[1, 2]])
    }
    await use("Page") {
        let mock = PageMock()
        mock.onStartIndex.returns(0)
        mock.onEndIndex.returns(1)
        mock.onSubscriptPosition.returns(Fare(amount: 3))
        check(mock.count == 1 && mock.first?.amount == 3)
    }
    await use("Looping") {
        let mock = LoopingMock()
        mock.reset()
        check(mock.onReset.count == 1)
    }
    await use("ZeroBased") {
        let mock = ZeroBasedMock()
        mock.onIndices.returns(0..<2)
        check(mock.indices.count == 2)
    }
}

@MainActor func useSelves() async {
    await use("Copying") {
        let mock = CopyingMock()
        let copy = CopyingMock()
        mock.onCopy.returns(copy)
        mock.onList.returns([copy])
        check(mock.copy() === copy && mock.list([mock]).first === copy)
    }
    await use("Selves") {
        let first = SelvesMock()
        let mock = SelvesMock(first)
        SelvesMock.onAll.returns([mock])
        mock.onSame.returns(true)
        check(SelvesMock.all.count == 1 && mock.same(first))
    }
    await use("Updating") {
        let mock = UpdatingMock()
        mock.onUpdate.returns(2)
        check(mock.update { _ in } == 2)
    }
    await use("Observing") {
        let mock = ObservingMock()
        mock.onObserve.returns("token")
        check(mock.observe(\.mock) { _, _ in } as? String == "token")
    }
    await use("Family") {
        let mock = FamilyMock()
        mock.parent = mock
        mock.add(mock)
        check(mock.parent === mock && mock.onAdd.count == 1)
        mock.parent = nil
    }
    await use("Renamed") {
        let mock = RenamedMock()
        mock.onMake.returns(3)
        check(mock.make(1, "a", 2.0) == 3)
    }
}
