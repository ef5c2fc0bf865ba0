/// Joins an observable with a control that shows it and edits it.
///
///     let binding = name.bindControl { field.text = $0 }
///     field.onEdit = { binding.send($0) }
///
/// What the control sends is not shown back to it, so that its caret and its marked text stay; what
/// anyone else sets is, also when that happens in answer to what the control sent.
@MainActor
public final class ControlBinding<Value: Sendable> {
    private let observable: Observable<Value>
    private var token: ObservationToken?

    /// How many values the control sent that have not come back yet. As many of those that arrive
    /// next are not shown: whichever they are, the control shows the last one in the end.
    private var echoes = 0

    init(_ observable: Observable<Value>, show: @escaping @MainActor (Value) -> Void) {
        self.observable = observable
        token = observable.bind { [weak self] value in
            if let self, echoes > 0 {
                echoes -= 1
            } else {
                show(value)
            }
        }
    }

    /// Sets the observable to what the control holds now.
    public func send(_ value: Value) {
        if token != nil { echoes += 1 }
        observable.set(value)
    }

    /// Shows no more. Letting go of the binding does the same.
    public func end() {
        token = nil
    }
}

extension Observable {
    /// Shows the value in a control, at once and after each set, until the binding is let go of.
    ///
    /// - Parameter show: puts a value into the control; called on main.
    /// - Returns: what the control sends its edits to.
    @MainActor
    public func bindControl(_ show: @escaping @MainActor (Value) -> Void) -> ControlBinding<Value> {
        ControlBinding(self, show: show)
    }
}
