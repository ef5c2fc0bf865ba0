import Styles

/// A style in words, for a terminal.
struct StyleReport {
    let style: Style

    var lines: [String] {
        var lines = ["\(style.name): \(style.summary)"]
        lines += section("roles", style.roles.map(words))
        lines += section("references", style.references.map(words))
        lines += section("payloads", style.payloads.map { "\($0.from) to \($0.to): \($0.kind.rawValue)" })
        lines += section(
            "makes", style.templates.map { "\($0.makes)  (\($0.location.rawValue), \($0.file))" })
        return lines
    }

    private func section(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["", title] + items.map { "  \($0)" }
    }

    private func words(_ role: Role) -> String {
        let seen = role.contract.map { ", seen as \($0)" } ?? ""
        return
            "\(role.name): \(role.kind.rawValue) …\(role.suffix)\(seen)\(role.platform == .none ? ", any platform" : "")"
    }

    private func words(_ reference: Reference) -> String {
        let verb =
            reference.isOptional
            ? "may \(reference.ownership.rawValue.dropLast())" : reference.ownership.rawValue
        let by = reference.handover.map { " by \($0)" } ?? ""
        return
            "\(reference.from) \(verb) \(reference.to)\(reference.ownership == .weak ? " weakly" : "")\(by)"
    }
}
