import Styles

@testable import ArchitectureRules
@testable import SourceModel

/// A project written as one text: `// file: PATH` starts a file, `// module: NAME` a module,
/// `// layers: A, B` names modules as layers, `// lasting: A, B` the classes of screens that storyboards show as long as the app runs, `// finding` at the end of a line says that one is expected there, and
/// `// finding ^2` that one is expected two lines above.
struct FixtureProject {
    /// A line on which a finding is expected.
    struct Line: Hashable, Comparable, CustomStringConvertible {
        var path: String
        var line: Int

        var description: String { "\(path):\(line)" }
        static func < (left: Line, right: Line) -> Bool {
            (left.path, left.line) < (right.path, right.line)
        }
    }

    var modules: [(name: String, files: [SourceFile])] = []
    var layers: Layers?
    var styles: [String]?
    var lasting: [String] = []
    var stale: [String] = []
    var unused: [(line: Int, rule: String)] = []
    var expected: Set<Line> = []

    init(_ text: String) {
        var module = "App"
        var path = "Scene.swift"
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let value = Self.value(of: "file", in: line) {
                add(lines, path, module)
                lines = []
                path = value
            } else if let value = Self.value(of: "module", in: line) {
                add(lines, path, module)
                lines = []
                module = value
            } else if let value = Self.value(of: "layers", in: line) {
                layers = Layers(innermostFirst: Self.list(value).map { ($0, $0) })
            } else if let value = Self.value(of: "styles", in: line) {
                styles = Self.list(value)
            } else if let value = Self.value(of: "lasting", in: line) {
                lasting = Self.list(value)
            } else if let value = Self.value(of: "stale", in: line) {
                stale = Self.list(value)
            } else {
                if let value = Self.value(of: "unused", in: line) {
                    let words = value.split(separator: " ")
                    unused.append((Int(words[0]) ?? 0, String(words[1])))
                }
                lines.append(line)
                if let above = Self.findingAbove(line) {
                    expected.insert(Line(path: path, line: lines.count - above))
                }
            }
        }
        add(lines, path, module)
    }

    /// How many lines above this line a finding is expected: `// finding` is 0, `// finding ^2` is 2.
    private static func findingAbove(_ line: Substring) -> Int? {
        guard let range = line.firstRange(of: "// finding") else { return nil }
        return Int(line[range.upperBound...].drop { $0 == " " || $0 == "^" }) ?? 0
    }

    private mutating func add(_ lines: [Substring], _ path: String, _ module: String) {
        guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
        let file = SourceFile(path: path, text: lines.joined(separator: "\n") + "\n")
        if let index = modules.firstIndex(where: { $0.name == module }) {
            modules[index].files.append(file)
        } else {
            modules.append((module, [file]))
        }
    }

    private static func value(of key: String, in line: Substring) -> String? {
        let start = "// \(key): "
        return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// - Parameter isFromCache: Whether the facts are written as bytes and read again, as those that a cache keeps.
    func checked(isFromCache: Bool = false) throws -> ProjectContext {
        let all = try StyleLibrary().everyStyle()
        let facts = modules.map { module in
            let files = module.files.map { SwiftReader.read($0, depth: .bodies) }
            return ModuleFacts(
                name: module.name, files: isFromCache ? files.map(Self.kept) : files,
                isTest: module.name.hasSuffix("Tests"))
        }
        return ProjectContext(
            model: ProjectModel(modules: facts, lastingScreens: Set(lasting)),
            styles: all.filter { styles?.contains($0.name) ?? true },
            known: all, layers: layers,
            staleFiles: stale.map {
                StaleFile(
                    path: $0, command: "scenery mock", reason: "the protocol \"AboutPresenting\" has changed")
            },
            unusedSuppressions: unused.map { line, rule in
                UnusedSuppression(
                    location: FileLocation(path: "Scene.swift", line: line, column: 1), rule: rule,
                    isWholeLine: true)
            })
    }

    private static func kept(_ facts: FileFacts) -> FileFacts {
        FileFacts(SerializedBytes(facts.serialized()), path: facts.path, keepsBodies: true)
    }

    /// The findings of all rules.
    func findings() throws -> [Finding] {
        let project = try checked()
        return ArchitectureRules.all.flatMap { $0.findings(in: project) }
    }
}
