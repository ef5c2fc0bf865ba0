import ArchitectureRules

extension CustomRule {
    func findings(in index: CodeLocationIndex) -> [Finding] {
        switch content {
        case .layers(let layers):
            LayerCheck(info, reason: reason, layers: layers, index: index).findings()
        case .forbidden(let forbidden):
            ForbiddenCheck(rule: info, forbidden: forbidden, index: index).findings()
        }
    }

    var isLayers: Bool {
        if case .layers = content { true } else { false }
    }

    /// Whether it asks which types name which others.
    var looksAtReferences: Bool {
        switch content {
        case .layers(let layers): layers.edges.contains(.references) || layers.isTransitive
        case .forbidden(let forbidden): forbidden.to != nil && forbidden.edges.contains(.references)
        }
    }

    /// The description of the rule; it has no examples.
    public var info: RuleInfo {
        let kind =
            switch content {
            case .layers(let layers):
                "the layers \(layers.order.map(\.name).joined(separator: ", ")), outermost first"
            case .forbidden: "something that this project forbids"
            }
        return RuleInfo(
            id: name, severity: severity, summary: "\(kind): \(reason)", why: reason,
            whatToDo: "It is defined in scenery.yml of this project.", exceptions: "", badExample: "",
            goodExample: "")
    }
}
