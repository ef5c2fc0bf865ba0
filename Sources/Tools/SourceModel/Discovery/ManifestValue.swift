extension Manifest {
    /// The value of an expression in a manifest.
    indirect enum Value {
        case text(String)
        case boolean(Bool)
        /// `nil`, which every variable of the environment is taken to be.
        case none
        case list([Value])
        case call(String, [(label: String?, value: Value)])
        /// What a condition chooses from. A decided one chooses the first.
        case either([Value], isDecided: Bool)
        case unknown

        var isNone: Bool { if case .none = self { true } else { false } }

        /// The text, or the first of several that it may be.
        var text: String? {
            switch self {
            case .text(let text): text
            case .either(let values, _): values.lazy.compactMap(\.text).first
            default: nil
            }
        }

        /// The values in a list and in the lists inside it.
        ///
        /// - Parameter all: Whether those count that a decided condition does not choose.
        func items(all: Bool) -> [Value] {
            switch self {
            case .list(let values): values.flatMap { $0.items(all: all) }
            case .either(let values, let isDecided):
                (isDecided && !all ? Array(values.prefix(1)) : values).flatMap { $0.items(all: all) }
            case .none: []
            default: [self]
            }
        }

        /// The texts in a list.
        func texts(all: Bool) -> [String] { items(all: all).compactMap(\.text) }
    }
}

// MARK: - Operators

extension Manifest.Value {
    /// `condition ? one : other`
    static func chosen(by condition: Self, _ one: Self, _ other: Self) -> Self {
        guard case .boolean(let isTrue) = condition else { return .either([one, other], isDecided: false) }
        return .either(isTrue ? [one, other] : [other, one], isDecided: true)
    }

    /// Of texts the whole text, else a list of all that is in the lists.
    static func sum(_ values: [Self]) -> Self {
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? .text(texts.joined()) : .list(values)
    }

    /// `self ?? other`
    func otherwise(_ other: Self) -> Self {
        switch self {
        case .none: other
        case .unknown, .either: .either([self, other], isDecided: false)
        default: self
        }
    }

    /// `||` of several conditions with `true`, `&&` with `false`.
    static func any(_ values: [Self], being wanted: Bool) -> Self {
        var isKnown = true
        for value in values {
            guard case .boolean(let value) = value else {
                isKnown = false
                continue
            }
            if value == wanted { return .boolean(wanted) }
        }
        return isKnown ? .boolean(!wanted) : .unknown
    }

    /// `nil` when that is not known.
    func equals(_ other: Self) -> Bool? {
        switch (self, other) {
        case (.none, .none): true
        case (.none, .text), (.text, .none), (.none, .boolean), (.boolean, .none): false
        case (.none, .list), (.list, .none): false
        case (.text(let one), .text(let other)): one == other
        case (.boolean(let one), .boolean(let other)): one == other
        default: nil
        }
    }
}
