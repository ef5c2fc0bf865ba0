import Scenery
import SceneryTestKit

extension WrongUse {
    /// Answers that are missing, or that nothing asks for.
    static let stubbing: [WrongUse] = [
        WrongUse("unanswered-call") {
            let manager = RideManagingMock()
            manager.onRideIn.when(42, .any).returns(Ride(number: 42, city: "Lugo"))
            manager.onRideIn.when(.any, "Vigo").throws(RideError.gone)
            _ = try manager.ride(7, in: "Lugo")
        },
        WrongUse("nothing-stubbed") {
            let manager = RideManagingMock()
            _ = manager.count()
        },
        WrongUse("answer-without-use") {
            let manager = RideManagingMock()
            manager.onRideIn.when(42, .any).returns(Ride(number: 42, city: "Lugo"))
            manager.onRideIn.returns(Ride(number: 1, city: "Vigo"))
            _ = try manager.ride(7, in: "Lugo")
            verifyAnswersUsed(manager)
        },
        WrongUse("answer-of-another-type") {
            let stub = Stub<String, Any, Never>("Decoding.value(for:as:)")
            stub.returns("three")
            _ = stub.call("number", as: Int.self)
        },
    ]
}
