import ArchitectureChecker
import ArchitectureRules
import Foundation
import RuntimeTestSupport
import SourceModel
import Testing

@testable import LanguageServer

/// What the server shows after an edit is what a check of the same texts finds that remembers nothing.
@Suite("Random edits in the language server") struct RandomEditsTests {
    @Test("after each edit the editor shows what a fresh check finds", arguments: [1, 2, 3] as [UInt64])
    func everyEdit(seed: UInt64) throws {
        var edits = RandomEdits(seed: seed)
        let client = try EditorClient(edits.disk)
        try client.start()
        let copy = try EditorClient(edits.disk)
        for (path, text) in edits.texts.sorted(by: { $0.key < $1.key }) { try client.open(path, text) }
        for number in 0..<Self.edits {
            let path = edits.make()
            let text = edits.texts[path] ?? ""
            try client.change(path, [["text": text]])
            try copy.write(text, to: path)
            let expected = try fresh(copy.root)
            let shown = shown(by: client, edits.texts.keys)
            #expect(
                shown == expected,
                """
                seed \(seed), edit \(number) in \(path): missing \(expected.subtracting(shown).sorted()), \
                wrong \(shown.subtracting(expected).sorted())
                """)
            guard shown == expected else { return }
        }
        #expect(edits.outlines > Self.edits / 5, "many edits change declarations")
        #expect(Self.edits - edits.outlines > Self.edits / 5, "and many only code")
    }

    private static let edits = 60

    private func fresh(_ root: URL) throws -> Set<String> {
        let folder = try ProjectFolder(around: root)
        let result = try Checker(folder).check(
            try ProjectSources.read(folder), CheckRequest(includesUnused: true))
        return Set(
            result.findings.map {
                "\($0.location.path):\($0.location.line) \($0.severity) \($0.rule): \($0.message)"
            })
    }

    private func shown(by client: EditorClient, _ paths: some Sequence<String>) -> Set<String> {
        Set(
            paths.flatMap { path in
                client.shown(path).map { diagnostic in
                    let line = (diagnostic["range"]?["start"]?["line"]?.integer ?? -2) + 1
                    let severity = diagnostic["severity"]?.integer == 1 ? "error" : "warning"
                    let rule = diagnostic["code"]?.string ?? ""
                    return "\(path):\(line) \(severity) \(rule): \(diagnostic["message"]?.string ?? "")"
                }
            })
    }
}

/// A project of the examples of all rules, a module each, and one of them that imports another; and random edits of its files.
private struct RandomEdits {
    /// By path, as an editor has them.
    private(set) var texts: [String: String] = [:]
    private let original: [String: String]
    /// Lines that stand somewhere in the project, and some that rules look for.
    private let lines: [String]
    private var random: SplitMix
    private var last = ""
    /// How many edits changed what a file declares.
    private(set) var outlines = 0

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        let lists = ArchitectureRules.all.map(\.info).flatMap { info in
            [(info.id + "-bad", info.badExample), (info.id + "-good", info.goodExample)]
        }
        for (name, example) in lists {
            var (module, file, imports) = (name, "Main", "")
            for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("// module: ") {
                    (module, imports) = (name + "-" + line.dropFirst(11), "")
                } else if line.hasPrefix("// file: ") {
                    (file, imports) = (String(line.dropFirst(9).prefix { $0 != "." }), "")
                } else if line.hasPrefix("import ") {
                    imports += line + "\n"
                } else {
                    // A file each, so that edits change what is found in others.
                    if Self.declares(line) { file = "File\(texts.count)" }
                    texts["Sources/\(module)/\(file).swift", default: imports] += line + "\n"
                }
            }
        }
        original = texts
        lines = texts.values.sorted().flatMap { $0.split(separator: "\n").map(String.init) } + Self.faults
    }

    private static func declares(_ line: Substring) -> Bool {
        ["protocol ", "final class ", "class ", "struct ", "enum ", "extension ", "public ", "actor "]
            .contains {
                line.hasPrefix($0)
            }
    }

    private static let faults = [
        "        do { try save() } catch {}", "        Session.shared.start()", "        let now = Date()",
        "        // scenery:ignore error-dropped because it is only a sample",
        "// scenery:ignore-file back-reference-strong because it is only a sample",
        "    static let shared = AboutInteractor()", "    weak var view: (any AboutDisplaying)?",
        "    var router: AboutRouter?", "        view = nil", "        presenter.view = self",
        "extension AboutPresenter { func more() { view = nil } }",
        "extension AboutInteractor { static var shared: AboutInteractor { AboutInteractor() } }",
        "final class AboutRouter { weak var viewController: AboutViewController? }",
        "enum AboutConfigurator { static func build() -> AboutViewController { AboutViewController() } }",
        "import UIKit", "import Foundation", "}", "{", "\"", "#if DEBUG", "#endif", "", "/*",
    ]

    /// The files on the disk when the editor starts.
    var disk: [String: String] {
        let modules = Set(texts.keys.map { $0.split(separator: "/")[1] }).sorted()
        let targets = modules.map {
            ".target(name: \"\($0)\", dependencies: [\($0 == modules[0] ? "" : "\"\(modules[0])\"")])"
        }
        let package =
            "import PackageDescription\nlet package = Package(name: \"App\", targets: [\(targets.joined(separator: ", "))])\n"
        return texts.merging([
            "Package.swift": "// swift-tools-version: 6.0\n" + package, "scenery.yml": "rules: {}\n",
        ]) { first, _ in first }
    }

    /// Edits one of the texts.
    ///
    /// - Returns: Its path.
    mutating func make() -> String {
        // Most edits follow another one in the same file.
        let path = last.isEmpty || chance(3) ? pick(texts.keys.sorted()) : last
        last = path
        let before = texts[path] ?? ""
        var text = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = number(max(1, text.count))
        switch number(9) {
        case 0: text.insert("", at: place)
        case 1: text.insert(pick(lines), at: place)
        case 2: text.remove(at: place)
        case 3:
            text = (original[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
        case 4: text[place] = text[place].replacing("weak ", with: "")
        case 5:
            let names = ["Presenter", "Interactor", "ViewController", "Router", "About", "Displaying"]
            let (old, new) = (pick(names), pick(names))
            text = text.map { $0.replacing(old, with: new) }
        case 6: text[place] = String(text[place].dropLast(number(max(1, text[place].count))))
        default:
            // Into a function, where there is one.
            let heads = text.indices.filter { text[$0].contains("func ") && text[$0].hasSuffix("{") }
            guard let head = heads.isEmpty ? nil : pick(heads) else { break }
            text.insert(pick(Self.faults), at: head + 1)
        }
        let after = text.joined(separator: "\n")
        texts[path] = after
        if !facts(after).hasSameOutline(as: facts(before)) { outlines += 1 }
        return path
    }

    private func facts(_ text: String) -> FileFacts {
        SwiftReader.read(SourceFile(path: "A.swift", text: text), depth: .checked)
    }

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    private mutating func chance(_ of: Int) -> Bool { number(of) == 0 }
    private mutating func pick<Element>(_ list: [Element]) -> Element { list[number(list.count)] }
}
