import Foundation
import Testing

@Suite("the glossary") struct GlossaryTests {
    private let glossary: Glossary
    private let files: [ProjectText]

    init() throws {
        glossary = try Glossary()
        files = try ProjectText.all()
    }

    @Test("it has tables of names and of phrases")
    func tables() {
        #expect(
            glossary.typeNames.count > 60 && glossary.memberNames.count > 3 && glossary.phrases.count > 20)
        #expect(files.count > 400, "the project's files were not found")
    }

    @Test("no type has a name that it replaces")
    func typeNames() throws {
        let names = glossary.typeNames.joined(separator: "|")
        let declared = "\\b(?:class|struct|enum|actor|protocol|typealias) (?:\(names))\\b"
        try expectNone(of: declared, in: files.filter(\.isSwiftSource))
    }

    @Test("no function or property has a name that it replaces")
    func memberNames() throws {
        let names = glossary.memberNames.joined(separator: "|")
        let declared = "\\b(?:func|var|let|case) (?:\(names))\\b"
        try expectNone(of: declared, in: files.filter(\.isSwiftSource))
    }

    @Test("sources, help texts and pages have none of the phrases that it replaces")
    func phrases() throws {
        let phrases = glossary.phrases.joined(separator: "|")
        try expectNone(of: "(?i)\\b(?:\(phrases))\\b", in: files)
    }

    /// Fails with `file:line: what was found`, at most fifty of them. NSRegularExpression takes a tenth of the time of Regex here.
    private func expectNone(of pattern: String, in files: [ProjectText]) throws {
        let expression = try NSRegularExpression(pattern: pattern)
        let found = files.lazy.flatMap { file in
            file.lines.lazy.enumerated().compactMap { index, line -> String? in
                let line = String(line)
                let all = NSRange(line.startIndex..., in: line)
                guard let match = expression.firstMatch(in: line, range: all) else { return nil }
                return "\(file.path):\(index + 1): \((line as NSString).substring(with: match.range))"
            }
        }
        let first = Array(found.prefix(50))
        #expect(first.isEmpty, "\(first.joined(separator: "\n"))")
    }
}
