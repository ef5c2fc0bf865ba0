/// Writes the mocks or the proxies that a build needs, as the plugins `SceneryMocks` and `SceneryProxies` planned them.
///
/// Plan → wish of `scenery.yml` → run → what a build's log should say.
public enum PlannedMocks {
    /// Does what `scenery-mocks PLAN MOCKS PROXIES CACHE` asks for, or, of a target's own boundaries,
    /// `scenery-mocks PLAN PROXIES CACHE`.
    ///
    /// A protocol that cannot be mocked or traced is a warning, and the build goes on: a test that needs it will say so.
    ///
    /// - Parameter arguments: the plan, the files to write mocks and proxies to, and a folder to keep them in.
    /// - Returns: 0 when all was written, 2 when nothing was, 64 for wrong arguments, with what to tell.
    public static func run(_ arguments: [String]) -> MockRun.Outcome {
        guard let folder = arguments.last, (3...4).contains(arguments.count) else {
            return MockRun.Outcome(exitCode: 64, messages: ["usage: scenery-mocks PLAN [MOCKS] PROXIES CACHE"])
        }
        do {
            let plan = try MockPlan(path: arguments[0])
            var run =
                arguments.count == 3
                ? plan.tracing(proxies: arguments[1])
                : try plan.run(MockConfiguration.wish(of: plan), output: arguments[1], proxies: arguments[2])
            run.cache = MockCacheFolder(folder)
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
