import Foundation
import SceneryTestKit

@MainActor func useAttributes() async {
    await use("AttributedMembers") {
        let mock = AttributedMembersMock()
        mock.onCallTwo.returns(2)
        mock.onTitle.returns("t")
        mock.callTwo()
        check(mock.onCallTwo.count == 1 && mock.title == "t")
    }
    await use("NewOnly") {
        let mock = NewOnlyMock()
        mock.onRun.returns(.seconds(1))
        check(mock.run() == .seconds(1))
    }
    await use("PartlyConditional") {
        let mock = PartlyConditionalMock()
        #if os(Linux)
            mock.onLinux.returns(true)
            mock.onlyLinux = 3
            check(mock.linux("a") && mock.onlyLinux == 3)
        #endif
        mock.onAlways.returns(1)
        check(mock.always() == 1)
    }
    #if os(Linux)
        await use("LinuxOnly") {
            let mock = LinuxOnlyMock()
            mock.onRun.returns(1)
            check(mock.run() == 1 && mock.mock.calls.count == 1)
        }
    #endif
    await use("NestedConditions") {
        let mock = NestedConditionsMock()
        mock.onLast.returns(2)
        check(mock.last() == 2)
    }
    await use("Documented") {
        let mock = DocumentedMock()
        mock.onLoadId.returns(User(id: 4, name: ""))
        mock.x()
        check(mock.load(id: 4).id == 4 && mock.onX.count == 1)
    }
    await use("Conventional") {
        let mock = ConventionalMock()
        mock.onPickIntInt.returns(1)
        mock.onPick.returns(2)
        check(mock.pick(3) == 1 && mock.pick("a") == 2)
    }
    await use("DynamicLooking") {
        let mock = DynamicLookingMock()
        mock.onSubscriptDynamicMember.answers { $0.count }
        check((mock as any DynamicLooking).abc == 3)
    }
    await use("DynamicCalling") {
        let mock = DynamicCallingMock()
        mock.onDynamicallyCallWithArguments.answers { $0.count }
        check((mock as any DynamicCalling).dynamicallyCall(withArguments: [1, 2]) == 2)
    }
    await use("Building") {
        let mock = BuildingMock()
        mock.onBuild.answers { $0() + [3] }
        mock.onList.returns([9])
        let built = (mock as any Building).build {
            1
            2
        }
        let direct = mock.build {
            4
            5
        }
        check(built == [1, 2, 3] && direct == [4, 5, 3] && mock.list() == [9])
    }
}
