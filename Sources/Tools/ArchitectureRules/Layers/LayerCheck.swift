import SourceModel

/// Finds the dependencies that violate an order of layers, whether a project lists its layers or Scenery infers them.
package struct LayerCheck {
    let rule: RuleInfo
    /// Ends every message: why the layers exist, or what to do.
    let reason: String
    let layers: Layers
    let index: CodeLocationIndex

    package init(_ rule: RuleInfo, reason: String, layers: Layers, index: CodeLocationIndex) {
        self.rule = rule
        self.reason = reason
        self.layers = layers
        self.index = index
    }

    package func findings() -> [Finding] {
        var findings: [Finding] = []
        if layers.edges.contains(.targets) { findings += targets() }
        if layers.edges.contains(.imports) { findings += imports() }
        if layers.edges.contains(.references) { findings += references() }
        if layers.isTransitive { findings += LayerReach(check: self).findings() }
        if layers.isExhaustive { findings += outside() }
        return findings
    }

    // MARK: Which layer

    func layer(of location: CodeLocation) -> Int? {
        layers.order.firstIndex { $0.selection.contains(location) }
    }

    func layer(of module: String) -> Int? {
        layers.order.firstIndex { $0.selection.contains(module: module, filesOf: index.paths) }
    }

    /// Whether one layer may depend on another.
    func allows(_ from: Int, _ to: Int) -> Bool {
        let direction = Layers.Direction(from: layers.order[from].name, to: layers.order[to].name)
        if layers.allowed.contains(direction) { return true }
        return from <= to && !layers.denied.contains(direction)
    }

    /// What is wrong with a dependency, for a message; `nil` if it is allowed.
    private func violation(_ from: Int, _ to: Int, _ units: (String, String)) -> String? {
        let (outer, inner) = (layers.order[from], layers.order[to])
        if from == to {
            guard outer.keepsPeersApart, units.0 != units.1 else { return nil }
            return
                "\"\(units.0)\" and \"\(units.1)\" are peers in the layer \"\(outer.name)\" and must not depend on "
                + "each other"
        }
        guard !allows(from, to) else { return nil }
        return to < from
            ? "the layer \"\(outer.name)\" may not depend on the outer layer \"\(inner.name)\""
            : "the layer \"\(outer.name)\" is denied to depend on \"\(inner.name)\""
    }

    // MARK: Edges

    private func targets() -> [Finding] {
        index.project.model.modules.filter { !$0.isTest }.flatMap { module -> [Finding] in
            guard let from = layer(of: module.name) else { return [] }
            return module.dependencies.compactMap { other in
                guard other != module.name, let to = layer(of: other),
                    let violation = violation(from, to, (module.name, other))
                else { return nil }
                let location = FileLocation(path: "Package.swift", line: 1, column: 1)
                return finding(
                    location, "the target \"\(module.name)\" depends on \"\(other)\": \(violation)",
                    module.name)
            }
        }
    }

    private func imports() -> [Finding] {
        let imports = index.imports()
        // Few modules are imported by many files.
        let targets = Set(imports.map(\.fact.module)).reduce(into: [:]) { $0[$1] = layer(of: $1) }
        return imports.compactMap { origin, fact in
            guard let to = targets[fact.module], fact.module != origin.module, let from = layer(of: origin),
                let violation = violation(
                    from, to, (layers.order[from].selection.unit(of: origin), fact.module))
            else { return nil }
            return finding(
                fact.location, "\"\(origin.path)\" imports \"\(fact.path)\": \(violation)", origin.path)
        }
    }

    private func references() -> [Finding] {
        index.references.compactMap { reference in
            let (origin, target) = (reference.origin, reference.target)
            guard let from = layer(of: origin), let to = layer(of: target) else { return nil }
            let units = (
                layers.order[from].selection.unit(of: origin), layers.order[to].selection.unit(of: target)
            )
            guard let violation = violation(from, to, units) else { return nil }
            return finding(
                reference.location, "\"\(reference.user)\" uses \"\(reference.name)\": \(violation)",
                reference.user,
                trail: [Finding.Step("\"\(reference.name)\" is declared here", at: reference.declared)])
        }
    }

    /// One finding for a module without any file in a layer, otherwise one for each file.
    private func outside() -> [Finding] {
        let unassigned = index.files.filter { origin in
            layer(of: origin) == nil && (layers.exempt.isEmpty || !layers.exempt.contains(origin))
        }
        return Dictionary(grouping: unassigned, by: \.module).flatMap { module, locations -> [Finding] in
            if locations.count == index.paths(of: module).count {
                let location = FileLocation(path: locations[0].path, line: 1, column: 1)
                return [
                    finding(
                        location, "the module \"\(module)\" is in no layer; put it in one, or under except",
                        module)
                ]
            }
            return locations.map { origin in
                let location = FileLocation(path: origin.path, line: 1, column: 1)
                return finding(
                    location, "\"\(origin.path)\" is in no layer; put it in one, or under except", origin.path
                )
            }
        }
    }

    func finding(
        _ location: FileLocation, _ violation: String, _ subject: String, trail: [Finding.Step] = []
    ) -> Finding {
        Finding(
            of: rule, at: location, message: "\(violation); \(reason)", subject: subject, trail: trail)
    }
}
