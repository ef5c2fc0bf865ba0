/// What a stubbed call gives back: a value, an error, or what a closure makes of the arguments.
public struct Answer<Arguments, Output, Failure: Error> {
    typealias AsyncBody = nonisolated(nonsending) (Arguments) async throws(Failure) -> Output

    enum Kind {
        case value(Output)
        case failure(Failure)
        case closure((Arguments) throws(Failure) -> Output)
        case asyncClosure(AsyncBody)
    }

    let kind: Kind
    /// Whether no later answer of its case follows it, and the case then matches no call.
    var givesWay = false

    /// Gives back `value`.
    public static func returning(_ value: Output) -> Answer { Answer(kind: .value(value)) }

    /// Throws `error`.
    public static func throwing(_ error: Failure) -> Answer { Answer(kind: .failure(error)) }

    /// Gives back what `body` makes of the call's arguments. It runs where the call runs.
    public static func computing(
        _ body: @escaping (Arguments) throws(Failure) -> Output
    ) -> Answer {
        Answer(kind: .closure(body))
    }
}
