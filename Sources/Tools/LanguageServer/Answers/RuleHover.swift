import ArchitectureRules

/// What `scenery explain` says of a rule, as Markdown.
struct RuleHover {
    let rule: RuleInfo

    var markdown: String {
        let sections = [
            "**\(rule.id)**: \(rule.summary)", section("Why", rule.why), section("What to do", rule.whatToDo),
            section("Exceptions", rule.exceptions), code("Fails", rule.badExample),
            code("Passes", rule.goodExample),
        ]
        return sections.compactMap { $0 }.joined(separator: "\n\n")
    }

    private func section(_ title: String, _ text: String) -> String? {
        text.isEmpty ? nil : "*\(title).* \(text)"
    }

    private func code(_ title: String, _ code: String) -> String? {
        code.isEmpty ? nil : "*\(title)*\n```swift\n\(code)\n```"
    }
}
