import Foundation

/// Something of a type to go on with after a call that nothing answered has failed the test.
///
/// Literals' zero, the first case, or an instance decoded from nothing. With a type that offers
/// none of them the process ends: see `stop`.
func standInOrStop<Value>(for type: Value.Type, name: String, told: String) -> Value {
    if let value = standIn(for: type) as? Value { return value }
    stop(name: name, type: "\(type)", told: told)
}

/// Ends the process, after a failure that is already reported.
///
/// A call that cannot throw has to give back a value. Where there is none, the only other way is
/// never to return, and a test run that hangs says less than one that stops and names the call.
///
/// - Parameter told: the failure once more: what was called and what was stubbed. The framework
///   may not have shown it by the time the process ends.
func stop(name: String, type: String, told: String) -> Never {
    // Optimized builds leave out a precondition's own text.
    FileHandle.standardError.write(Data("""
        \(told)
          \(name) cannot throw, and there is no \(type) to go on with: the test process ends here
          stub the call, or conform \(type) to DefaultAnswer\n
        """.utf8))
    preconditionFailure("no answer for \(name)")
}

func standIn(for type: Any.Type) -> Any? {
    if let known = type as? any DefaultAnswer.Type { return known.defaultAnswer }
    if let number = type as? any ExpressibleByIntegerLiteral.Type { return zero(number) }
    if let text = type as? any ExpressibleByStringLiteral.Type { return empty(text) }
    if let flag = type as? any ExpressibleByBooleanLiteral.Type { return no(flag) }
    if let cases = type as? any CaseIterable.Type { return firstCase(cases) }
    if let decodable = type as? any Decodable.Type {
        // Why a decoder refuses is of no interest here: the caller is told that nothing was found.
        return try? decodable.init(from: StandInDecoder(codingPath: []))
    }
    return nil
}

private func zero<Value: ExpressibleByIntegerLiteral>(_ type: Value.Type) -> Any { 0 as Value }
private func empty<Value: ExpressibleByStringLiteral>(_ type: Value.Type) -> Any { "" as Value }
private func no<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Any { false as Value }
private func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
