import Foundation
import SceneryTestKit

@MainActor func useStandardTypes() async {
    await use("OwnElementSequence") {
        let mock = OwnElementSequenceMock<Int, [Int]>()
        mock.onAll.returns([1, 2])
        mock.onOne.returns(3)
        check(mock.all() == [1, 2] && mock.one() == 3)
    }
    await use("SelfSlicing") {
        let mock = SelfSlicingMock<String>()
        mock.onStartIndex.returns(0)
        mock.onEndIndex.returns(2)
        mock.onSubscriptBounds.answers { _ in mock }
        mock.onName.returns("n")
        check(mock[0..<1] === mock && mock.onSubscriptBounds.calls == [0..<1] && mock.name == "n")
    }
    await use("SelfSlicingNumbers") {
        let mock = SelfSlicingNumbersMock()
        mock.onStartIndex.returns(0)
        mock.onEndIndex.returns(1)
        mock.onSubscriptPosition.returns(7)
        mock.onSubscriptBounds.answers { _ in mock }
        check(mock.first == 7 && mock.dropFirst(0) === mock)
    }
    await use("HalfConditional") {
        let mock = HalfConditionalMock()
        mock.onLoad.when(1).returns(10)
        mock.onLoadStringInt.when("a").returns(20)
        check(mock.load(1) == 10 && mock.load("a") == 20)
    }
    await use("BranchConditional") {
        let mock = BranchConditionalMock()
        mock.onLoad.when("a").returns(20)
        mock.onLoadIntInt.when(1).returns(10)
        check(mock.load(1) == 10 && mock.load("a") == 20)
    }
    await use("HidingItself") {
        let mock = HidingItselfMock<Int>()
        mock.onMake.returns(mock)
        mock.onHeld.returns(3)
        check(mock.make("text") === mock && mock.held() == 3)
    }
    await use("JobTaking") {
        let mock = JobTakingMock()
        mock.onRun.answers { _ in }
        check(mock.onRun.count == 0)
    }
    await use("FloatLike") {
        let mock: FloatLikeMock = 2
        mock.onMagnitude.returns(mock)
        mock.onRoot.returns(mock)
        check(mock.magnitude === mock && mock.root() === mock)
    }
    await use("ObjectDescribed") {
        let mock = ObjectDescribedMock()
        mock.onDescription.returns("d")
        mock.onDebugDescription.returns("e")
        mock.go()
        check("\(mock)" == "d" && mock.debugDescription == "e" && mock.onGo.count == 1)
    }
    await use("ObjectHashed") {
        let mock = ObjectHashedMock()
        check(mock == mock && Set([mock, mock, ObjectHashedMock()]).count == 2)
    }
}
