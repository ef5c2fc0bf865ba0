import ArchitectureRules
import SourceModel

/// Finds what goes against the layers a team wrote down.
struct LayerCheck {
    let contract: Contract
    let layers: Layers
    let map: SiteMap

    func findings() -> [Finding] {
        var findings: [Finding] = []
        if layers.edges.contains(.targets) { findings += targets() }
        if layers.edges.contains(.imports) { findings += imports() }
        if layers.edges.contains(.references) { findings += references() }
        if layers.isTransitive { findings += LayerReach(check: self).findings() }
        if layers.isExhaustive { findings += outside() }
        return findings
    }

    // MARK: Which layer

    func layer(of site: Site) -> Int? { layers.order.firstIndex { $0.selection.contains(site) } }

    func layer(of module: String) -> Int? {
        layers.order.firstIndex { $0.selection.contains(module: module, filesOf: map.paths) }
    }

    /// Whether what is in one layer may know what is in another.
    func allows(_ from: Int, _ to: Int) -> Bool {
        let direction = Layers.Direction(from: layers.order[from].name, to: layers.order[to].name)
        if layers.allowed.contains(direction) { return true }
        return from <= to && !layers.denied.contains(direction)
    }

    /// What is wrong with one knowing the other, in words; `nil` for nothing.
    private func fault(_ from: Int, _ to: Int, _ units: (String, String)) -> String? {
        let (outer, inner) = (layers.order[from], layers.order[to])
        if from == to {
            guard outer.keepsPeersApart, units.0 != units.1 else { return nil }
            return "\"\(units.0)\" and \"\(units.1)\" are peers in the layer \"\(outer.name)\" and keep apart"
        }
        guard !allows(from, to) else { return nil }
        return to < from
            ? "the layer \"\(outer.name)\" may not know \"\(inner.name)\", which lies further out"
            : "the layer \"\(outer.name)\" is denied to know \"\(inner.name)\""
    }

    // MARK: Edges

    private func targets() -> [Finding] {
        map.project.model.modules.filter { !$0.isTest }.flatMap { module -> [Finding] in
            guard let from = layer(of: module.name) else { return [] }
            return module.dependencies.compactMap { other in
                guard other != module.name, let to = layer(of: other),
                    let fault = fault(from, to, (module.name, other))
                else { return nil }
                let place = SourcePlace(path: "Package.swift", line: 1, column: 1)
                return finding(place, "the target \"\(module.name)\" depends on \"\(other)\": \(fault)", module.name)
            }
        }
    }

    private func imports() -> [Finding] {
        map.imports().compactMap { site, fact in
            guard fact.module != site.module, let from = layer(of: site), let to = layer(of: fact.module),
                let fault = fault(from, to, (layers.order[from].selection.unit(of: site), fact.module))
            else { return nil }
            return finding(fact.place, "\"\(site.path)\" imports \"\(fact.path)\": \(fault)", site.path)
        }
    }

    private func references() -> [Finding] {
        map.references.compactMap { reference in
            let (type, other, site) = (reference.from, reference.to, reference.site)
            let target = map.site(of: other)
            guard let from = layer(of: site), let to = layer(of: target) else { return nil }
            let units = (layers.order[from].selection.unit(of: site), layers.order[to].selection.unit(of: target))
            guard let fault = fault(from, to, units) else { return nil }
            return finding(reference.place, "\"\(type.qualifiedName)\" uses \"\(other.qualifiedName)\": \(fault)",
                           type.qualifiedName,
                           trail: [Finding.Step("\"\(other.qualifiedName)\" is declared here", at: other.place)])
        }
    }

    /// One finding for a module none of whose files is in a layer, else one for each file.
    private func outside() -> [Finding] {
        let homeless = map.files.filter { site in
            layer(of: site) == nil && (layers.exempt.isEmpty || !layers.exempt.contains(site))
        }
        return Dictionary(grouping: homeless, by: \.module).flatMap { module, sites -> [Finding] in
            if sites.count == map.paths(of: module).count {
                let place = SourcePlace(path: sites[0].path, line: 1, column: 1)
                return [finding(place, "the module \"\(module)\" is in no layer; put it in one, or under except", module)]
            }
            return sites.map { site in
                let place = SourcePlace(path: site.path, line: 1, column: 1)
                return finding(place, "\"\(site.path)\" is in no layer; put it in one, or under except", site.path)
            }
        }
    }

    func finding(
        _ place: SourcePlace, _ fault: String, _ subject: String, trail: [Finding.Step] = []
    ) -> Finding {
        Finding(rule: contract.name, severity: contract.severity, place: place,
                message: "\(fault); \(contract.reason)", subject: subject, trail: trail)
    }
}
