import Testing

/// Every request of every sample meets every fault of the backend: the person reads what to do, and once the
/// fault has ended, does it and gets what they wanted. One after the other, since each starts a backend.
@Suite("Fault drills", .serialized, .timeLimit(.minutes(1))) struct FaultDrillTests {
    @Test("a fault is told in words and overcome", arguments: drills(ContentDrills.all))
    func content(_ drill: FaultDrill) async throws { try await drill.run() }

    @Test("a fault outdoors is told in words and overcome", arguments: drills(OutdoorDrills.all))
    func outdoors(_ drill: FaultDrill) async throws { try await drill.run() }

    @Test("a fault while signing in is told in words and overcome", arguments: drills(SignInDrills.all))
    func signIn(_ drill: FaultDrill) async throws { try await drill.run() }

    @Test("a fault before a ride is told in words and overcome", arguments: drills(BookingDrills.all))
    func booking(_ drill: FaultDrill) async throws { try await drill.run() }

    @Test("a fault during a ride is told in words and overcome", arguments: drills(RideDrills.all))
    func ride(_ drill: FaultDrill) async throws { try await drill.run() }

    private static func drills(_ drills: [Drill]) -> [FaultDrill] {
        drills.flatMap { drill in drill.faults.map { FaultDrill(drill: drill, fault: $0) } }
    }
}
