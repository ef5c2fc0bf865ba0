// Literals stand for "equal to this", so that a case reads like the call it answers:
// `manager.onRide.when(42, "Tehran").returns(ride)`. That of an optional argument stands for the value in it.

extension ArgumentMatcher where Argument: LiteralArgument {
    fileprivate init(_ literal: Argument.LiteralValue) { self = .equal(.literal(literal)) }
}

extension ArgumentMatcher: ExpressibleByIntegerLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Argument.LiteralValue.IntegerLiteralType) {
        self.init(Argument.LiteralValue(integerLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByFloatLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Argument.LiteralValue.FloatLiteralType) {
        self.init(Argument.LiteralValue(floatLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByBooleanLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Argument.LiteralValue.BooleanLiteralType) {
        self.init(Argument.LiteralValue(booleanLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByUnicodeScalarLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Argument.LiteralValue.UnicodeScalarLiteralType) {
        self.init(Argument.LiteralValue(unicodeScalarLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByExtendedGraphemeClusterLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(
        extendedGraphemeClusterLiteral value: Argument.LiteralValue.ExtendedGraphemeClusterLiteralType
    ) {
        self.init(Argument.LiteralValue(extendedGraphemeClusterLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByStringLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ExpressibleByStringLiteral {
    public init(stringLiteral value: Argument.LiteralValue.StringLiteralType) {
        self.init(Argument.LiteralValue(stringLiteral: value))
    }
}

extension ArgumentMatcher: ExpressibleByArrayLiteral
where Argument: LiteralArgument, Argument.LiteralValue: ListArgument {
    public init(arrayLiteral elements: Argument.LiteralValue.ArrayLiteralElement...) {
        self.init(Argument.LiteralValue(listed: elements))
    }
}

extension ArgumentMatcher: ExpressibleByDictionaryLiteral
where Argument: LiteralArgument, Argument.LiteralValue: TableArgument {
    public init(dictionaryLiteral elements: (Argument.LiteralValue.Key, Argument.LiteralValue.Value)...) {
        self.init(Argument.LiteralValue(entries: elements))
    }
}

extension ArgumentMatcher: ExpressibleByNilLiteral where Argument: OptionalArgument {
    public init(nilLiteral: ()) {
        self.init(weight: MatchWeight.value, text: "nil") { $0.isNil }
    }
}
