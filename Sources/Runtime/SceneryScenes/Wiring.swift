/// Checks that a scene's builder set every reference.
///
/// Weak references back to the view are set after the roles are made, so the compiler cannot see a
/// forgotten one. `Wiring` walks from the view through the roles it holds and names each stored
/// optional reference to a class or to a protocol of classes that is still `nil`. It does not look into
/// components, which their own `assemble` wires. Generated builders end in `Wiring.checked(view)`.
@MainActor public enum Wiring {
    /// A reference that the builder did not set.
    public struct MissingReference: Sendable, Equatable, CustomStringConvertible {
        public let role: String
        public let property: String

        public var description: String {
            "\(role).\(property) is not set; set it in the scene's builder, after the roles are made"
        }
    }

    /// Returns `view`, after reporting every missing reference of its scene.
    ///
    /// In release builds the scene is returned unchecked, so that building costs no reflection.
    ///
    /// - Parameter report: Called with the missing references if there are any. By default they stop a debug
    ///   build with their names, since a scene that misses one silently does nothing.
    public static func checked<View: SceneView>(
        _ view: View, report: @MainActor ([MissingReference]) -> Void = Wiring.stop
    ) -> View {
        #if DEBUG
            let missing = missingReferences(in: view)
            if !missing.isEmpty { report(missing) }
        #endif
        return view
    }

    /// Stops a debug build with the names of the missing references.
    public static func stop(_ missing: [MissingReference]) {
        assertionFailure("scene wired incompletely:\n" + missing.map(\.description).joined(separator: "\n"))
    }

    /// The references that are still `nil`, in the order the walk meets them. O(stored properties).
    public static func missingReferences(in view: some SceneView) -> [MissingReference] {
        var walk = WiringWalk()
        walk.visit(view)
        // A view may leave it to its context to own the logic.
        if let logic = view.context.lifecycle { walk.visit(logic) }
        return walk.missing
    }
}
