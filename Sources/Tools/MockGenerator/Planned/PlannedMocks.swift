/// Writes the mocks that a build needs, as the plugin `SceneryMocks` planned them.
///
/// Plan → wish of `scenery.yml` → run → what a build's log should say.
public enum PlannedMocks {
    /// Does what `scenery-mocks PLAN MOCKS PROXIES CACHE` asks for.
    ///
    /// A protocol that cannot be mocked is a warning, and the build goes on: a test that needs the mock will say so.
    ///
    /// - Parameter arguments: the plan, the files to write mocks and proxies to, and a folder to keep mocks in.
    /// - Returns: 0 when all was written, 2 when nothing was, 64 for wrong arguments, with what to tell.
    public static func run(_ arguments: [String]) -> MockRun.Outcome {
        guard arguments.count == 4 else {
            return MockRun.Outcome(exitCode: 64, messages: ["usage: scenery-mocks PLAN MOCKS PROXIES CACHE"])
        }
        do {
            let plan = try MockPlan(path: arguments[0])
            var run = try plan.run(
                MockConfiguration.wish(of: plan), output: arguments[1], proxies: arguments[2])
            run.cache = MockCacheFolder(arguments[3])
            return told(run.run())
        } catch {
            return MockRun.Outcome(exitCode: 2, messages: ["error: \(error)"])
        }
    }

    private static func told(_ outcome: MockRun.Outcome) -> MockRun.Outcome {
        guard outcome.exitCode != 2 else {
            return MockRun.Outcome(exitCode: 2, messages: outcome.messages.map { "error: \($0)" })
        }
        return MockRun.Outcome(
            exitCode: 0, messages: outcome.leftOut.map { "\($0.place): warning: \($0.message)" })
    }
}
