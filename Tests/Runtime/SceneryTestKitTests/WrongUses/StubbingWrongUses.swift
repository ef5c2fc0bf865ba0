import Dispatch
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
            _ = MockLog("DecodingMock", [stub], #fileID, #filePath, #line, #column)
            stub.returns("three")
            _ = stub.call("number", as: Int.self)
        },
        WrongUse("nothing-stubbed-for-a-generic-call") {
            let stub = Stub<String, Any, any Error>("Decoding.value(for:as:)")
            _ = MockLog("DecodingMock", [stub], #fileID, #filePath, #line, #column)
            _ = try stub.call("ride", as: Ride.self)
        },
        WrongUse("case-without-an-answer") {
            let manager = RideManagingMock()
            _ = manager.onRideIn.when(42, "Lugo")
            _ = try manager.ride(42, in: "Lugo")
        },
        WrongUse("answer-for-other-arguments-by-predicate") {
            let manager = RideManagingMock()
            manager.onRideIn.when(.where("a number above 100") { $0 > 100 }, .any).returns(
                Ride(number: 1, city: ""))
            _ = try manager.ride(42, in: "Lugo")
        },
        WrongUse("called-by-an-async-let") {
            let manager = RideManagingMock()
            async let ride = manager.load(7)
            _ = try await ride
        },
        WrongUse("nothing-stubbed-for-errors-of-its-own-type") {
            let stub = Stub<Int, Ride, RideError>("RideFinding.find(_:)")
            _ = MockLog("RideFindingMock", [stub], #fileID, #filePath, #line, #column)
            _ = try stub.call(7)
        },
        WrongUse("called-in-a-detached-task") {
            let manager = RideManagingMock()
            await Task.detached { _ = await manager.count() }.value
        },
        WrongUse("called-on-a-queue") {
            let stub = Stub<Int, String, Never>("Naming.name(of:)")
            _ = MockLog("NamingMock", [stub], #fileID, #filePath, #line, #column)
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    _ = stub.call(7)
                    continuation.resume()
                }
            }
        },
    ]
}
