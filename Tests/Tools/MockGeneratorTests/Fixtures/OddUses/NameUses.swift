import Foundation
import SceneryTestKit

@MainActor func useNames() async {
    await use("OwnNames") {
        let mock = OwnNamesMock()
        mock.onCalls.returns(2)
        check(mock.calls == 2)
    }
    await use("Likes") {
        let mock = LikesMock()
        mock.onIsRide.returns(true)
        check(mock.isRide)
    }
    await use("a raw-name") {
        let mock = `a raw-nameMock`()
        mock.on2Words.returns("w")
        check(mock.`2 words` == "w")
    }
    await use("Words") {
        let mock = WordsMock()
        mock.onDefault.returns(1)
        mock.onFuncInFor.returns(3)
        check(mock.default == 1 && mock.func(in: 1, for: 2) == 3)
    }
    await use("Contextual") {
        let mock = ContextualMock()
        mock.onSending.returns(1)
        mock.onAwait.returns(2)
        mock.onLazy.returns(3)
        check(mock.sending(1) == 1 && mock.await(1) == 2 && mock.lazy == 3)
    }
    await use("Inner") {
        let mock = InnerMock()
        mock.onAskAnswerCallErrorBody.returns(3)
        check(try mock.ask(1, answer: 2, call: 3, error: 4, body: 5) == 3)
    }
    await use("InnerBody") {
        let mock = InnerBodyMock()
        mock.onAskHandlerCallAnswer.answers { body, handler, _, answer in
            body(handler)
            answer = 9
            return 1
        }
        var (seen, answer) = (0, 0)
        check(try mock.ask({ seen = $0 }, handler: 4, call: 5, answer: &answer) == 1)
        check(seen == 4 && answer == 9)
    }
    await use("Located") {
        let mock = LocatedMock()
        mock.log(fileID: "f", filePath: "p", line: 1, column: 2)
        check(mock.onLogFileIDFilePathLineColumn.calls[0].2 == 1)
    }
    await use("LocatedMaker") {
        let mock = LocatedMakerMock(fileID: "f", filePath: "p", line: 1, column: 2)
        check(mock.onInitFileIDFilePathLineColumn.count == 1)
    }
    await use("Script") {
        let mock = ScriptMock()
        mock.on日本.returns(2)
        check(mock.日本 == 2)
    }
    await use("Commented") {
        let mock = CommentedMock()
        mock.onGo.returns(3)
        check(try mock.go(1) == 3)
    }
    await use("Broken") {
        let mock = BrokenMock()
        mock.onGoTwo.returns((1, "a"))
        check(mock.go(1, two: "b") == (1, "a"))
    }
    await use("Long") { check(LongMock().mock.calls.isEmpty) }
    await use("Tuples") {
        let mock = TuplesMock()
        mock.onPair.returns((x: 1, y: 2))
        check(mock.pair((a: 1, b: (c: "c", d: [])))?.y == 2)
    }
    await use("Kinds") {
        let mock = KindsMock()
        mock.onKind.returns(3)
        check(mock.kind(Int.self, mock, 1, KindsMock.self) as? Int == 3)
    }
    await use("Voids") {
        let mock = VoidsMock()
        mock.a()
        check(mock.onA.count == 1)
    }
    await use("Unwrapped") {
        let mock = UnwrappedMock()
        mock.onGo.returns("a")
        check(mock.go(1) == "a")
    }
    await use("Labels") {
        let mock = LabelsMock()
        mock.onGoA.returns(1)
        mock.onGoB.returns(2)
        mock.onGoAB.returns(3)
        check(mock.go(a: 0) == 1 && mock.go(b: 0) == 2 && mock.go(a: 0, b: 0) == 3)
    }
    await use("Optionals") {
        let mock = OptionalsMock()
        mock.onGo.returns(4)
        check(mock.go(Int?.none) == 4)
    }
    await use("Mixed") {
        MixedMock.onGoX.returns(3)
        check(MixedMock.go(x: 1) == 3)
    }
    await use("Operating") {
        let mock = OperatingMock()
        OperatingMock.onPlus.answers { one, _ in one }
        check(mock + mock === mock)
    }
    await use("Variadic") {
        let mock = VariadicMock()
        mock.onGo.returns(6)
        check(mock.go(1, 2, 3) == 6 && mock.onGo.calls[0].1 == [2, 3])
    }
}

@MainActor func useShapes() async {
    await use("Keys") {
        let mock = KeysMock()
        mock.onSubscriptAB.returns(3)
        check(mock[1, 2] == 3)
    }
    await use("Dynamic") {
        let mock = DynamicMock()
        mock.onSubscriptDynamicMember.when("size").returns(4)
        let size: Int = mock.size
        check(size == 4)
    }
    await use("Callable") {
        let mock = CallableMock()
        mock.onDynamicallyCallWithArguments.returns(5)
        check(mock.dynamicallyCall(withArguments: [1]) == 5)
    }
    await use("CallsAsFunction") {
        let mock = CallsAsFunctionMock()
        mock.onCallAsFunction.returns(6)
        check(mock(1) == 6)
    }
    await use("Mutations") {
        let mock = MutationsMock()
        mock.onGo.returns(2)
        check(mock.go() == 2)
    }
    await use("Makers") { check(MakersMock(x: 3) != nil) }
    await use("Waiting") {
        let mock = WaitingMock()
        mock.onA.returns(1)
        mock.onSubscriptX.returns(2)
        let (one, two) = (await mock.a, try await mock[0])
        check(one == 1 && two == 2)
    }
    await use("Curried") {
        let mock = CurriedMock()
        mock.onGo.answers { body in
            let two = body(3)(1)
            return { $0 * two }
        }
        check(mock.go { one in { two in one + two } }(2) == 8)
    }
    await use("Bodies") {
        let mock = BodiesMock()
        mock.onGo.answers { _, list, pair in list[0]() + pair.0() }
        check(mock.go(nil, [{ 1 }], ({ 2 }, 3)) == 3)
    }
    await use("Lazies") {
        let mock = LaziesMock()
        mock.onGo.returns(2)
        check(mock.go(1, 2) == 2)
    }
    await use("Shared") {
        let mock = SharedMock()
        SharedMock.shared = mock
        SharedMock.onMake.returns(mock)
        check(try await SharedMock.make(1) is SharedMock)
    }
    await use("Handlers") {
        let mock = HandlersMock<Int>()
        mock.onGo.answers {
            $0(4)
            return 1
        }
        var seen = 0
        check(mock.go { seen = $0 } == 1 && seen == 4)
    }
}
