import Scenery

extension SceneHarness {
    /// Tells the logic that the view is loaded and appears.
    public func appear() {
        sending { context?.appear() }
    }

    /// Tells the logic that the view disappears.
    public func disappear() {
        sending { context?.disappear() }
    }

    /// Sends an event to the logic, as the view does. What the call itself crosses need not be expected.
    public func send(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ event: @MainActor (Logic) -> Void
    ) {
        send(
            to: context, event,
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Sends an event to the logic of the scene that is in front, such as a sheet that the scene under test has
    /// opened. That scene appears first, as it does on a screen.
    public func send<Front>(
        to logic: Front.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ event: @MainActor (Front) -> Void
    ) {
        let front = navigator.visibleView?.context
        sending { front?.appear() }
        send(
            to: front, event,
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func send<Role>(
        to scene: SceneContext?, _ event: @MainActor (Role) -> Void, at location: TestLocation
    ) {
        if let logic = scene?.logic(as: Role.self) { return sending { event(logic) } }
        let role = scene?.lifecycle.map { "\(type(of: untraced($0)))" }
        let whose = scene.map {
            $0 === self.context ? "the scene's logic" : "the logic of \($0.name), which is in front,"
        }
        failure.report(
            "no \(Role.self) to send to: \(whose ?? "the scene's logic") is \(role ?? "gone, as the scene is closed")",
            at: location)
    }

    /// Runs what happens around the scene, such as a notification. What follows from it is expected as
    /// anything else.
    public func happens<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try clock.executor.run { try tracer.attached { try body() } }
    }

    /// Lets time pass, and all that is woken run.
    public func advance(by duration: Duration) async {
        await clock.advance(by: duration)
    }

    /// Returns when the scene has nothing left to do but wait for gates and the clock.
    public func settle() async {
        repeat {
            clock.executor.runUntilIdle()
            await QuiescenceWaiter.rounds { self.timeline.news + self.clock.executor.jobCount }
        } while clock.executor.jobCount > 0 || gates.contains { $0.isLeaving }
    }

    func sending(_ body: @MainActor () -> Void) {
        timeline.sending { happens(body) }
    }
}
