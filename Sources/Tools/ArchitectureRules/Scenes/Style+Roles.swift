import Styles

extension Style {
    /// The roles through which a scene's data runs.
    var coreRoles: [String] {
        roles.map(\.name).filter { name in
            payloads.contains { $0.kind != .route && ($0.from == name || $0.to == name) }
        }
    }

    /// Whether its scenes leave their logic to the presentation, as in MVP.
    public var hasNoLogic: Bool { product == .nothing && role("logic") == nil }

    /// Whether a framework gives its scenes their names, as RIBs does.
    var isOfFramework: Bool { product == .nothing && role("logic")?.allows.contains(.absence) == false }

    /// Whether it has logic, and views hold the presentation, as in VIPER.
    var hasPresentationInView: Bool {
        role("logic") != nil && reference(from: "view", to: "presentation") != nil
    }

    /// The role that draws.
    var viewRole: Role? { roles.first { $0.platform == .host } }

    /// The reference of the style from one role to another.
    func reference(from: String, to: String) -> Reference? {
        references.first { $0.from == from && $0.to == to }
    }

    /// Whether one role may depend on another: it has a reference to it, or passes values to it.
    func allows(_ from: String, toKnow to: String) -> Bool {
        from == to || reference(from: from, to: to) != nil
            || payloads.contains { $0.from == from && $0.to == to && $0.kind != .observable }
    }
}
