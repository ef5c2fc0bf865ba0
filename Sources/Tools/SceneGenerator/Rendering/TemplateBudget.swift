import Stencil

/// What is left of the work that the templates of one command may make.
///
/// A rendering is sequential, so nothing protects the numbers.
final class TemplateBudget {
    private var left = TemplateLimits.work
    private var depth = 0
    /// What a pass or an include costs at least: also an empty one takes its time.
    private static let leastCost = 512

    /// - Throws: `TemplateSyntaxError` when nothing is left.
    func spend(_ bytes: Int) throws {
        left -= max(bytes, Self.leastCost)
        guard left >= 0 else {
            throw TemplateSyntaxError(
                "the loops and includes make more than \(TemplateLimits.work) bytes of work; shorten them")
        }
    }

    /// Calls `body` one include deeper.
    ///
    /// - Throws: `TemplateSyntaxError` when templates include each other too deep, and what `body` throws.
    func including<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        guard depth < TemplateLimits.includes else {
            throw TemplateSyntaxError(
                "\"\(name)\" is included more than \(TemplateLimits.includes) deep; does it include itself?")
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }
}
