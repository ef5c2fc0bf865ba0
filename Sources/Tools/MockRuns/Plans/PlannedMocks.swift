import SourceModel

/// Writes the mocks or the proxies of a build, as planned by the plugins `SceneryMocks` and `SceneryProxies`.
///
/// Plan → request in `scenery.yml` → run → messages for the build log.
public enum PlannedMocks {
    /// Carries out `scenery-mocks PLAN MOCKS PROXIES CACHE`, or, for the boundaries of the target itself,
    /// `scenery-mocks PLAN PROXIES CACHE`.
    ///
    /// A protocol that cannot be mocked or traced is a warning and does not fail the build: a test that uses its mock will.
    ///
    /// - Parameter arguments: The plan, the files to write mocks and proxies to, and the folder of the cache.
    /// - Returns: 0 if all was written, 2 if nothing was, 64 for wrong arguments, with the messages to print.
    public static func run(_ arguments: [String]) -> MockRun.Outcome {
        guard let folder = arguments.last, (3...4).contains(arguments.count) else {
            return MockRun.Outcome(
                exitCode: 64, messages: ["usage: scenery-mocks PLAN [MOCKS] PROXIES CACHE"])
        }
        do {
            let plan = try MockPlan(path: arguments[0])
            var run =
                arguments.count == 3
                ? plan.tracingRun(proxies: arguments[1])
                : try plan.run(
                    MockConfiguration.request(of: plan), output: arguments[1], proxies: arguments[2])
            run.cache = MockCacheFolder(folder)
            return buildLog(of: run.run())
        } catch {
            return MockRun.Outcome(exitCode: 2, messages: ["error: \(error)"])
        }
    }

    private static func buildLog(of outcome: MockRun.Outcome) -> MockRun.Outcome {
        guard outcome.exitCode != 2 else {
            return MockRun.Outcome(exitCode: 2, messages: outcome.messages.map { "error: \($0)" })
        }
        return MockRun.Outcome(
            exitCode: 0, messages: outcome.leftOut.map { "\($0.location): warning: \($0.message)" })
    }
}
