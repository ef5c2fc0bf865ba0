import Foundation

/// Something of a type to go on with after a call that nothing answered has failed the test.
///
/// Literals' zero, the first case, or an instance decoded from nothing. A type that offers none
/// of them holds the calling thread for good: the failure is already reported, and ending the
/// process would take all other tests with it.
func standInOrHold<Value>(for type: Value.Type, name: String) -> Value {
    if let value = standIn(for: type) as? Value { return value }
    FileHandle.standardError.write(Data("""
        no answer for \(name), and no \(type) to go on with: this thread waits for good. \
        Stub the call, or conform \(type) to DefaultAnswer\n
        """.utf8))
    while true { Thread.sleep(forTimeInterval: 3600) }
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
