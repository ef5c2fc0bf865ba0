/// Lets what can run now run to its end, without a look at any clock.
///
/// The main actor runs its jobs in the order they came. So whatever is ready there has run after one
/// turn, and what it made ready after the next. A job elsewhere is let run by a way there and back
/// in each round. A round in which nothing was told to `heard` is a quiet one.
@MainActor enum Quiet {
    /// As many quiet rounds in a row count as the end: a call of an actor or a function that is not
    /// isolated takes two ways to the pool and back, and the rest is for a busy machine.
    private static let enough = 24

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
        }
    }

    /// One round; returns once what was ready when it was called has run on main.
    static func round() async {
        await Task.yield()
        await poolAndBack()
    }

    @concurrent private static func poolAndBack() async {}
}
