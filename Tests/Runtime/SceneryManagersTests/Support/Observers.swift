/// scenery:mock
protocol NumberObserving: AnyObject, Sendable {
    func numberDidChange(_ number: Int)
}

/// scenery:mock
@MainActor protocol ScreenObserving: AnyObject, Sendable {
    func screenDidChange(_ number: Int)
}
