import ArchitectureRules
import SourceModel
import Styles

/// Finds selections that match nothing: they would make a rule check nothing.
struct SelectionCheck {
    let configuration: CheckConfiguration
    let file: String
    let index: CodeLocationIndex

    func problems() -> [FileProblem] {
        configuration.customRules.flatMap { rule -> [FileProblem] in
            switch rule.content {
            case .layers(let layers):
                return layers.order.flatMap {
                    problems($0.selection, "layers.\(rule.name)", "the layer \"\($0.name)\"")
                }
                    + problems(layers.exempt, "layers.\(rule.name)", "except")
            case .forbidden(let forbidden):
                return problems(forbidden.from, "forbid.\(rule.name)", "from")
                    + (forbidden.to.map { problems($0, "forbid.\(rule.name)", "to") } ?? [])
            }
        }
    }

    private func problems(_ selection: Selection, _ key: String, _ what: String) -> [FileProblem] {
        let locations = index.files + index.tests
        let modules = Set(locations.map(\.module)).union(index.imports().map(\.fact.module))
        let roles = Set(locations.flatMap(\.roles))
        let unmatched =
            idle(selection.files, "files") { pattern in locations.contains { pattern.matches(path: $0.path) }
            }
            + idle(selection.modules, "modules") { pattern in modules.contains { pattern.matches(name: $0) } }
            + idle(selection.roles, "roles") { pattern in roles.contains { pattern.matches(name: $0) } }
        var problems = unmatched.map { problem("\(what) selects nothing by \($0)", selection, key) }
        if problems.isEmpty, !selection.isEmpty, !locations.contains(where: selection.contains),
            !modules.contains(where: { selection.contains(module: $0, filesOf: index.paths) })
        {
            problems.append(
                problem("\(what) selects nothing by \(selection.description) together", selection, key))
        }
        return problems
    }

    private func idle(_ patterns: [Pattern], _ kind: String, _ matches: (Pattern) -> Bool) -> [String] {
        patterns.filter { !matches($0) }.map { "\(kind): \"\($0)\"" }
    }

    private func problem(_ message: String, _ selection: Selection, _ key: String) -> FileProblem {
        FileProblem(
            file: file, line: selection.line, key: key, message: message,
            fix: "correct the pattern, or remove it")
    }
}
