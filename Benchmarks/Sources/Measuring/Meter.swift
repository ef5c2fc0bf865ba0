import AllocationCounter

/// Measures one round: either its time or its allocations, never both at once.
///
/// The runner starts it before the body and stops it after; a body that sets something up first
/// starts it again when ready, and may stop it before taking things down.
///
/// `@unchecked Sendable`: one round at a time uses it, from one task; a body hands it to nobody.
public final class Meter: @unchecked Sendable {
    enum Subject { case time, allocations }

    private let subject: Subject
    private let clock = ContinuousClock()
    private var began: ContinuousClock.Instant?
    private(set) var nanoseconds = 0.0
    private(set) var allocations = 0
    private(set) var bytes = 0
    private(set) var findings: [String: Bool] = [:]

    init(_ subject: Subject) {
        self.subject = subject
    }

    /// Begins to measure; what was measured before is forgotten.
    public func start() {
        began = clock.now
        if subject == .allocations { allocation_counter_begin() }
    }

    /// Ends the measuring. Does nothing when it has ended already.
    public func stop() {
        guard let began else { return }
        if subject == .allocations {
            let totals = allocation_counter_end()
            allocations = Int(totals.allocations)
            bytes = Int(totals.bytes)
        }
        let elapsed = (clock.now - began).components
        nanoseconds = Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
        self.began = nil
    }

    /// Notes whether something held that is no matter of time, for a mark of that name. It has to
    /// hold each time.
    public func found(_ text: String, _ holds: Bool) {
        findings[text] = holds && findings[text] != false
    }
}
