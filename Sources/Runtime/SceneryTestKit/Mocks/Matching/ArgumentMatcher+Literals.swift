// Literals stand for "equal to this", so that a case reads like the call it answers:
// `manager.onRide.when(42, "Tehran").returns(ride)`.

extension ArgumentMatcher: ExpressibleByIntegerLiteral
where Argument: Equatable & ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Argument.IntegerLiteralType) {
        self = .equal(Argument(integerLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByFloatLiteral where Argument: Equatable & ExpressibleByFloatLiteral {
    public init(floatLiteral value: Argument.FloatLiteralType) {
        self = .equal(Argument(floatLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByBooleanLiteral
where Argument: Equatable & ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Argument.BooleanLiteralType) {
        self = .equal(Argument(booleanLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByUnicodeScalarLiteral
where Argument: Equatable & ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Argument.UnicodeScalarLiteralType) {
        self = .equal(Argument(unicodeScalarLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByExtendedGraphemeClusterLiteral
where Argument: Equatable & ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral value: Argument.ExtendedGraphemeClusterLiteralType) {
        self = .equal(Argument(extendedGraphemeClusterLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByStringLiteral where Argument: Equatable & ExpressibleByStringLiteral {
    public init(stringLiteral value: Argument.StringLiteralType) {
        self = .equal(Argument(stringLiteral: value))
    }
}
