import SceneryObservables

/// Values over time as text, one character for each set: a digit is a value, `-` no value, and `|` the end.
enum Marbles {
    /// What an observer of `derive(source)` receives, below each set of `source`; the first character is the value
    /// that the source has when the observer begins.
    static func through(
        _ sets: String, _ derive: (ObservableValue<Int>) -> DerivedObservable<Int>
    ) -> String {
        var values = sets.compactMap(\.wholeNumberValue)[...]
        guard let first = values.popFirst() else { return "" }
        let source = ObservableValue(first)
        let received = Journal<Int>()
        let token = derive(source).observe { received.append($0) }
        var text = received.entries.map(String.init).joined()
        for value in values {
            let count = received.entries.count
            source.set(value)
            let new = received.entries.dropFirst(count)
            text += new.isEmpty ? "-" : new.map(String.init).joined()
        }
        withExtendedLifetime(token) {}
        return text
    }
}
