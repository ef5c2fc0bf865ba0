import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("A baseline") struct BaselineTests {
    private func finding(
        _ subject: String, line: Int = 1, file: String = "A.swift", message: String = "\"x\" is wrong"
    ) -> Finding {
        Finding(
            rule: "router-decides", severity: .error,
            location: FileLocation(path: file, line: line, column: 1),
            message: message, subject: subject)
    }

    @Test("accepted findings stay accepted when they move within their file")
    func moved() {
        let baseline = Baseline(of: [finding("A", line: 3), finding("B", line: 9)])
        let match = BaselineMatch([finding("B", line: 2), finding("A", line: 40)], with: baseline)
        #expect(match.new.isEmpty && match.stale.isEmpty && match.known.count == 2)
    }

    @Test("an entry accepts no more findings than it was created from")
    func counted() {
        let baseline = Baseline(of: [finding("A", line: 1), finding("A", line: 2)])
        let match = BaselineMatch((1...3).map { finding("A", line: $0) }, with: baseline)
        #expect(match.new.map(\.location.line) == [3])
    }

    @Test("another violation by the same subject is new, and a reworded message is not")
    func names() {
        let baseline = Baseline(of: [finding("A", message: "\"x\" is wrong")])
        #expect(BaselineMatch([finding("A", message: "\"y\" is wrong")], with: baseline).new.count == 1)
        #expect(
            BaselineMatch([finding("A", message: "it is wrong that \"x\" is")], with: baseline).new.isEmpty)
    }

    @Test("entries without findings are stale, unless the check could not have found them")
    func stale() {
        let baseline = Baseline(of: [finding("A"), finding("B"), finding("B", line: 2)])
        let match = BaselineMatch([finding("B")], with: baseline)
        #expect(match.stale.map(\.entry.key.subject) == ["A", "B"])
        #expect(match.stale.map(\.gone) == [1, 1])
        #expect(BaselineMatch([], with: baseline) { _ in false }.stale.isEmpty)
    }

    @Test("pruning removes what is gone and adds nothing")
    func pruned() {
        let baseline = Baseline(of: [finding("A"), finding("B"), finding("B", line: 2)])
        let match = BaselineMatch([finding("B"), finding("C")], with: baseline)
        #expect(match.pruned(baseline) { _ in true } == Baseline(of: [finding("B")]))
    }

    @Test("pruning follows a renamed file, which the stale entry names")
    func renamed() {
        let baseline = Baseline(of: [finding("A")])
        let now = [finding("A", file: "B.swift")]
        let match = BaselineMatch(now, with: baseline)
        #expect(match.new.count == 1)
        #expect(match.stale.first?.movedTo == "B.swift")
        #expect(match.pruned(baseline) { $0 == "B.swift" } == Baseline(of: now))
        #expect(match.pruned(baseline) { _ in true } == Baseline())
    }

    @Test("the file has one sorted entry a line, and reads back equal")
    func text() throws {
        let awkward = finding("a \"b\" \\ c\u{7}", file: "Ä b.swift")
        let baseline = Baseline(of: [finding("B"), awkward, finding("A"), finding("A", line: 2)])
        let text = baseline.text
        #expect(text.split(separator: "\n").count == 7)
        #expect(
            text.contains(
                "  - { file: \"A.swift\", rule: router-decides, subject: \"A\", mark: \"fd0c5087\", count: 2 }\n"
            ), "\(text)")
        let read = try Baseline(text: text, file: "b.yml")
        #expect(read.entries.map(\.key) == baseline.entries.map(\.key))
        #expect(read.text == text)
        #expect(try Baseline(text: Baseline().text, file: "b.yml").entries.isEmpty)
    }

    @Test("a file without a version is read, and its entries accept one finding each")
    func firstVersion() throws {
        let entry = "  - { file: A.swift, rule: router-decides, subject: A, mark: fd0c5087 }\n"
        let baseline = try Baseline(text: "findings:\n" + entry, file: "b.yml")
        let match = BaselineMatch([finding("A", line: 1), finding("A", line: 2)], with: baseline)
        #expect(match.known.map(\.location.line) == [1])
        #expect(match.new.map(\.location.line) == [2])
    }

    @Test("a file of a later version is refused")
    func laterVersion() {
        let error = #expect(throws: CheckError.self) {
            try Baseline(text: "version: 3\nfindings: []\n", file: "b.yml")
        }
        #expect(error?.description.contains("b.yml:1: version: should be a number from 1 to 2") == true)
    }

    @Test("an invalid file is reported with its line")
    func broken() {
        let error = #expect(throws: CheckError.self) {
            try Baseline(text: "findings:\n  - { file: A.swift, rul: x }\n", file: "b.yml")
        }
        #expect(
            error?.description.contains("b.yml:2: findings[1].rul: unknown key (did you mean \"rule\"?)")
                == true)
    }
}
