import Styles

extension Style {
    /// The roles through which a scene's data runs.
    var coreRoles: [String] {
        roles.map(\.name).filter { name in
            payloads.contains { $0.kind != .route && ($0.from == name || $0.to == name) }
        }
    }

    /// The reference of the style from one role to another.
    func reference(from: String, to: String) -> Reference? {
        references.first { $0.from == from && $0.to == to }
    }

    /// Whether one role may depend on another: it has a reference to it, or passes values to it.
    func allows(_ from: String, toKnow to: String) -> Bool {
        from == to || reference(from: from, to: to) != nil
            || payloads.contains { $0.from == from && $0.to == to }
    }
}
