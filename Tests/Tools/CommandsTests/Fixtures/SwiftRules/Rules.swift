import SceneryRules

@main struct OurRules: RuleProgram {
    static let rules: [any CodeRule] = [EveryPresenterHasTests()]
}

struct EveryPresenterHasTests: CodeRule {
    let id = "every-presenter-has-tests"
    let summary = "a presenter that no test names"

    func violations(in project: SourceProject) -> [Violation] {
        let tests = project.modules.filter(\.isTest).flatMap(\.types)
        let tested = Set(tests.flatMap(\.namedTypes))
        return project.types(playing: "presentation").filter { !tested.contains($0.name) }
            .map { Violation(of: $0, "no test names \"\($0.name)\"; write one") }
    }
}
