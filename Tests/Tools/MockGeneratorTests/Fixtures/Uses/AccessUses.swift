import Foundation
import SceneryTestKit

@MainActor func useAccess() async {
    await use("PublicService") {
        let mock = PublicServiceMock<Int>(name: "n")
        mock.onLoad.returns(3)
        mock.onEach.answers { $0(1) }
        var seen = 0
        mock.each { seen = $0 }
        check(try await mock.load(PublicUser()) == 3)
        check(seen == 1 && mock.onInitName.calls == ["n"])
    }
    await use("PublicParented") {
        let mock = PublicParentedMock()
        mock.onDescription.returns("d")
        mock.run()
        check("\(mock)" == "d" && mock == mock)
    }
    await use("PublicMain") {
        let mock = PublicMainMock()
        mock.show("t")
        check(mock.onShow.calls == ["t"])
    }
    await use("PackageService") {
        let mock = PackageServiceMock()
        mock.onRun.answers { $0 + 1 }
        check(mock.run(1) == 2)
    }
    await use("InternalService") {
        let mock = InternalServiceMock()
        mock.onRun.returns(1)
        check(mock.run() == 1)
    }
    await use("PublicActor") {
        let mock = PublicActorMock()
        mock.onRun.returns(3)
        check(await mock.run() == 3)
    }
    await use("PublicCodable") {
        let mock = PublicCodableMock()
        mock.onId.returns(2)
        check(mock.id == 2 && mock == mock)
    }
}
