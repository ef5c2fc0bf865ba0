import Scenery

/// What other modules refine; a mock of theirs has to know its requirements, and none of its own is written.
@MainActor public protocol Presenting: Boundary {
    func present(error: any Error)
}
