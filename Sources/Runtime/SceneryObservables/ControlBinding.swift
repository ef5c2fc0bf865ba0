/// Connects an observable to a control that shows and edits it.
///
///     let binding = name.bindControl { field.text = $0 }
///     field.onEdit = { binding.send($0) }
///
/// A value that the control sends is not shown in it again, so its caret and its marked text stay. Any
/// other set is shown, including one that an observer makes in response.
@MainActor
public final class ControlBinding<Value: Sendable> {
    private let observable: ObservableValue<Value>
    private var token: ObservationToken?

    /// The number of values that the control sent and that have not been delivered yet. As many of the next
    /// deliveries are not shown; the control shows the last one in any case.
    private var echoes = 0

    init(_ observable: ObservableValue<Value>, show: @escaping @MainActor (Value) -> Void) {
        self.observable = observable
        token = observable.bind { [weak self] value in
            if let self, echoes > 0 {
                echoes -= 1
            } else {
                show(value)
            }
        }
    }

    /// Sets the observable to the value of the control.
    public func send(_ value: Value) {
        if token != nil { echoes += 1 }
        observable.set(value)
    }

    /// Ends the binding. Releasing it has the same effect.
    public func end() {
        token = nil
    }
}

extension ObservableValue {
    /// Shows the value in a control, at once and after each set, until the binding is released.
    ///
    /// - Parameter show: Shows a value in the control; called on the main actor.
    /// - Returns: The binding, to which the control sends its edits.
    @MainActor
    public func bindControl(_ show: @escaping @MainActor (Value) -> Void) -> ControlBinding<Value> {
        ControlBinding(self, show: show)
    }
}
