/// Is notified when a `Ride` changes, once registered for `(any RideObserving).self`.
///
/// scenery:mock
@MainActor public protocol RideObserving: AnyObject, Sendable {
    func didChange(_ model: Ride)
}
