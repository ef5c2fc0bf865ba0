/// The outside of a component (style `mvvm`): what it can do, without how.
public protocol Component: Boundary {}

/// Where a component's results come to, beside the `async` form.
public protocol ComponentOutput: Boundary {}

/// A view model made of observables (style `mvvm`); it reports its own changes, so it drives a
/// screen and a widget alike.
@MainActor public protocol ObservableViewModel: SceneLifecycle {}
