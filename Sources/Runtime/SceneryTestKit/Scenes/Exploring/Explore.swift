/// Runs a test with its pending work ending in one order after another, and fails at the first order in
/// which the test fails, shortened, with how to replay it.
///
///     await explore { order in
///         let search = order.gate("search") { (text: String) in ["\(text)…"] }
///         let searching = SearchingMock()
///         searching.onFind.waits(at: search)
///         let logic = SearchInteractor(presenter: presenter, searching: searching)
///         await order.happens { logic.search("a") }
///         await order.happens { logic.search("ab") }
///         await order.finish()
///         #expect(presenter.shown == ["ab…"])
///     }
///
/// The first order is that of arrival, the second has the newest first, each other one comes from the
/// seed. What the test expects may be broken in its own way: `#expect`, a mock's verification, a throw.
/// The body runs once for each order and makes everything from scratch.
///
/// A failing order is made shorter by leaving steps out, while the same work in the order of arrival
/// passes, and then brought as near to that order as it still fails. What is left out stays pending until the
/// run is over, and is cancelled then.
///
/// Under XCTest the test kit's own failures and what the body throws are seen; `XCTAssert` fails the test
/// case by itself, without a word of the order.
///
/// - Parameters:
///   - orders: How many to try; 100 by default.
///   - seed: Where orders come from; the same seed gives the same orders.
///   - cancelling: Whether work may be cancelled from outside too: a gate then throws `CancellationError`.
///   - replaying: The steps of one order, as a failure prints them; they alone are tried.
/// - Returns: The failure, which is also reported.
@MainActor @discardableResult
public func explore(
    orders: Int = 100, seed: UInt64 = 1, cancelling: Bool = false, replaying: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    _ body: @escaping @MainActor (Exploration) async throws -> Void
) async -> ExplorationFailure? {
    let explorer = Explorer(seed: seed, orders: orders, isCancelling: cancelling, body: body)
    let failure =
        if let replaying {
            await explorer.replay(ExplorationStep.steps(of: replaying))
        } else {
            await explorer.firstFailure()
        }
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if let failure { TestFailure().report(failure.description, at: location) }
    return failure
}
