/// Checks that a scene's builder tied every reference.
///
/// Weak references back to the view are set after the roles are made, so the compiler cannot see a
/// forgotten one. `Wiring` walks from the view through the roles it holds and names each stored
/// optional reference to a class or to a protocol of classes that is still `nil`. Generated builders
/// end in `Wiring.checked(view)`.
@MainActor public enum Wiring {
    /// A reference that no builder tied.
    public struct Gap: Sendable, Equatable, CustomStringConvertible {
        public let role: String
        public let property: String

        public var description: String {
            "\(role).\(property) is not set; set it in the scene's builder, after the roles are made"
        }
    }

    /// Returns `view`, after reporting every gap in the scene behind it.
    ///
    /// In release builds the scene is returned unchecked, so that building costs no reflection.
    ///
    /// - Parameter report: Called with the gaps if there are any. By default they stop a debug
    ///   build with their names, since a scene with a gap silently does nothing.
    public static func checked<View: SceneView>(
        _ view: View, report: @MainActor ([Gap]) -> Void = Wiring.stop
    ) -> View {
        #if DEBUG
        let gaps = gaps(in: view)
        if !gaps.isEmpty { report(gaps) }
        #endif
        return view
    }

    /// Stops a debug build and names the gaps.
    public static func stop(_ gaps: [Gap]) {
        assertionFailure("scene wired incompletely:\n" + gaps.map(\.description).joined(separator: "\n"))
    }

    /// The references that are still `nil`, in the order the walk meets them. O(stored properties).
    public static func gaps(in view: some SceneView) -> [Gap] {
        var walk = WiringWalk()
        walk.visit(view)
        // A view may leave it to its place to own the logic.
        if let logic = view.place.lifecycle { walk.visit(logic) }
        return walk.gaps
    }
}
