import SourceModel

extension BodyFact {
    /// Whether a closure, by its index, is another one or in it; `nil` is the code of the member itself.
    func isClosure(_ inner: Int?, in outer: Int?) -> Bool {
        var current = inner
        while current != outer {
            guard let index = current, index < closures.count else { return false }
            current = closures[index].closure
        }
        return true
    }
}
