/// Lets what can run now run to its end.
///
/// The main actor runs its jobs in the order they came. So whatever is ready there has run after one
/// turn, and what it made ready after the next. A job elsewhere is let run by a way there and back
/// in each round. A round without news is a quiet one. On a busy machine a thread
/// may be held up in the middle of a job while the others make their rounds; a pause after some quiet rounds
/// gives it the core on which they would spin. Nothing depends on how long the pause is.
@MainActor enum QuiescenceWaiter {
    /// As many quiet rounds in a row count as the end: a call of an actor or a function that is not
    /// isolated takes two ways to the pool and back.
    private static let enough = 24
    private static let roundsBetweenPauses = 8

    /// - Parameter news: A number that grows with each thing that happens.
    static func rounds(news: () -> Int = { 0 }) async {
        var last = news()
        var quiet = 0
        while quiet < enough {
            await Task.yield()
            await poolAndBack()
            let now = news()
            quiet = now == last ? quiet + 1 : 0
            last = now
            if quiet > 0, quiet.isMultiple(of: roundsBetweenPauses) { await pause() }
        }
    }

    /// One round; returns once what was ready when it was called has run on main.
    static func round() async {
        await Task.yield()
        await poolAndBack()
    }

    /// A cancelled test goes on without pauses, and so to its end.
    private static func pause() async { try? await Task.sleep(for: .milliseconds(1)) }

    @concurrent private static func poolAndBack() async {}
}
