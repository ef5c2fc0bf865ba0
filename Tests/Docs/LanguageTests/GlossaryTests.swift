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
        let declared = try Regex("\\b(?:class|struct|enum|actor|protocol|typealias) (?:\(names))\\b")
        #expect(found(declared, in: files.filter(\.isSwiftSource)) == [])
    }

    @Test("no function or property has a name that it replaces")
    func memberNames() throws {
        let names = glossary.memberNames.joined(separator: "|")
        let declared = try Regex("\\b(?:func|var|let|case) (?:\(names))\\b")
        #expect(found(declared, in: files.filter(\.isSwiftSource)) == [])
    }

    @Test("sources, help texts and pages have none of the phrases that it replaces")
    func phrases() throws {
        let phrases = glossary.phrases.joined(separator: "|")
        #expect(found(try Regex("(?i)\\b(?:\(phrases))\\b"), in: files) == [])
    }

    /// `file:line: what was found`, at most fifty.
    private func found(_ pattern: Regex<AnyRegexOutput>, in files: [ProjectText]) -> [String] {
        let all = files.lazy.flatMap { file in
            file.lines.lazy.enumerated().compactMap { index, line in
                line.firstMatch(of: pattern).map { "\(file.path):\(index + 1): \(line[$0.range])" }
            }
        }
        return Array(all.prefix(50))
    }
}
