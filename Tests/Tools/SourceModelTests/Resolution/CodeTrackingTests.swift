import SourceModel
import Testing

@Suite("Which files a computation looks at") struct CodeTrackingTests {
    private let files: [FileFacts] = (1...40).map { number in
        var facts = SwiftReader.read(
            SourceFile(path: "File\(number).swift", text: "func f() { g() }\n"), depth: .checked)
        facts.number(as: Int32(number))
        return facts
    }

    private var all: Set<Int32> { Set(files.map(\.number)) }

    @Test("those whose code is read are noted, those whose declarations are read are not")
    func bodies() {
        let named = CodeTracking.recording { files.map { $0.globals[0].name } }
        #expect(named.result.count == 40 && named.files.numbers.isEmpty)
        let read = CodeTracking.recording { files.prefix(3).map { $0.globals[0].body?.calls.count } }
        #expect(read.result == [1, 1, 1] && read.files.numbers == [1, 2, 3])
    }

    @Test("work on other threads counts for the computation that waits for it, and for the one around that")
    func threads() {
        let outer = CodeTracking.recording {
            CodeTracking.recording { CodeTracking.map(files) { $0.globals[0].traits.contains(.calls) } }
        }
        #expect(outer.result.result == Array(repeating: true, count: 40))
        #expect(outer.result.files.numbers == all && outer.files.numbers == all)
        #expect(CodeTracking.map(files) { $0.globals[0].hasBody } == Array(repeating: true, count: 40))
    }
}
