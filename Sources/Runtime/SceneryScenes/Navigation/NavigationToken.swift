/// Keeps an observation of a navigator going; releasing it ends the observation.
public final class NavigationToken: Sendable {
    init() {}
}
