import ArchitectureRules
import SourceModel
import Styles

/// Finds selections that match nothing: a check that checks nothing is a fault.
struct SelectionCheck {
    let configuration: CheckConfiguration
    let file: String
    let map: SiteMap

    func problems() -> [FileProblem] {
        configuration.contracts.flatMap { contract -> [FileProblem] in
            switch contract.content {
            case .layers(let layers):
                return layers.order.flatMap { problems($0.selection, "layers.\(contract.name)", "the layer \"\($0.name)\"") }
                    + problems(layers.exempt, "layers.\(contract.name)", "except")
            case .forbidden(let forbidden):
                return problems(forbidden.from, "forbid.\(contract.name)", "from")
                    + (forbidden.to.map { problems($0, "forbid.\(contract.name)", "to") } ?? [])
            }
        }
    }

    private func problems(_ selection: Selection, _ key: String, _ what: String) -> [FileProblem] {
        let sites = map.files + map.tests
        let modules = Set(sites.map(\.module)).union(map.imports().map(\.fact.module))
        let roles = Set(sites.flatMap(\.roles))
        let unmatched =
            idle(selection.files, "files") { pattern in sites.contains { pattern.matches(path: $0.path) } }
            + idle(selection.modules, "modules") { pattern in modules.contains { pattern.matches(name: $0) } }
            + idle(selection.roles, "roles") { pattern in roles.contains { pattern.matches(name: $0) } }
        var problems = unmatched.map { problem("\(what) selects nothing by \($0)", selection, key) }
        if problems.isEmpty, !selection.isEmpty, !sites.contains(where: selection.contains),
            !modules.contains(where: { selection.contains(module: $0, filesOf: map.paths) }) {
            problems.append(problem("\(what) selects nothing by \(selection.words) together", selection, key))
        }
        return problems
    }

    private func idle(_ patterns: [Pattern], _ kind: String, _ matches: (Pattern) -> Bool) -> [String] {
        patterns.filter { !matches($0) }.map { "\(kind): \"\($0)\"" }
    }

    private func problem(_ message: String, _ selection: Selection, _ key: String) -> FileProblem {
        FileProblem(file: file, line: selection.line, key: key, message: message,
                     fix: "mend the pattern, or take it out")
    }
}
