import RuntimeTestSupport

/// Conditions on the arguments of stubbed and verified calls.
extension WrongCode {
    static let matcherContext = Context(
        imports: ["SceneryTestKit"],
        declarations: """
            struct RideID: Hashable, ExpressibleByStringLiteral, LiteralArgument {
                let text: String
                init(stringLiteral text: String) { self.text = text }
            }
            struct Plain: Hashable {}
            """,
        parameters: """
            number: Stub<Int?, Int, Never>, text: Stub<String, Int, Never>, id: Stub<RideID?, Int, Never>, \
            list: Stub<[Int], Int, Never>, plain: Stub<Plain?, Int, Never>, \
            five: Stub<(Int, String?, Bool, Int, [Int]), Int, Never>
            """,
        correct: """
            number.when(2).returns(1)
            number.called(nil).verify(.never)
            id.when("a").returns(1)
            list.when([1, 2]).returns(1)
            plain.when(nil).returns(1)
            five.when(1, nil, .any, 2, [3]).returns(1)
            """)

    static let matchers = [
        WrongCode(
            "a text for an optional number", "number.when(\"a\").returns(1)",
            error: "requires that 'Int' conform to 'ExpressibleByUnicodeScalarLiteral'"),
        WrongCode(
            "a number for a text", "text.when(1).returns(1)",
            error: "requires that 'String' conform to 'ExpressibleByIntegerLiteral'"),
        WrongCode(
            "nil for an argument that is no optional", "text.when(nil).returns(1)",
            error: "'nil' is not compatible with expected argument type 'String'"),
        WrongCode(
            "a list of other elements", "list.when([\"a\"]).returns(1)",
            error: "cannot convert value of type 'String' to expected element type 'Int'"),
        WrongCode(
            "a literal for a type without one", "plain.when(1).returns(1)",
            error: "requires that 'Plain' conform to 'LiteralArgument'"),
    ]
}
