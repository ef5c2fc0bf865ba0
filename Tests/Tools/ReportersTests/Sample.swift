import ArchitectureChecker
import ArchitectureRules
import SourceModel

@testable import Reporters

/// Reports to tell.
enum Sample {
    static let info = RuleInfo(
        id: "back-reference-strong", summary: "a way back is held strongly", why: "Both stay alive & leak.",
        whatToDo: "Hold it <weakly>.", exceptions: "", badExample: "var view: HomeViewController",
        goodExample: "weak var view: HomeViewController?")

    static let location = FileLocation(path: "Sources/App/Home Presenter.swift", line: 12, column: 9)

    static func finding(_ message: String = "\"HomePresenter\" holds its view strongly", fix: Fix? = nil)
        -> Finding
    {
        Finding(
            rule: "back-reference-strong", severity: .error, location: location, message: message,
            subject: "HomePresenter.view",
            trail: [
                Finding.Step(
                    "\"HomeView\" owns \"HomePresenter\"",
                    at: FileLocation(path: "A.swift", line: 3, column: 5))
            ],
            fix: fix)
    }

    static func report(_ findings: [Finding]) -> Report {
        Report(
            version: "0.1.0", root: "/apps/Trip",
            result: CheckResult(findings: findings, known: 5, suppressed: 1, files: 14, rules: [info]),
            excerpts: [location: Excerpt(line: "    var view: HomeViewController", column: 9)])
    }
}
