/// The targets of a `.podspec` of CocoaPods with their folders: an app may keep modules of its own as pods, whose files no Xcode
/// project lists.
///
/// What the file computes in Ruby is not known.
struct Podspec {
    private var main: ProjectTarget
    private var tests: [ProjectTarget] = []
    /// The variables of the blocks for tests: `s.test_spec 'Tests' do |tests|`.
    private var testing: Set<Substring> = []

    /// - Parameters:
    ///   - name: The file's name without its ending.
    ///   - folder: The folder of the file, relative to the root.
    init(_ text: String, name: String, folder: String) {
        main = ProjectTarget(name: name)
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            guard let dot = line.firstIndex(of: ".") else { continue }
            read(line[line.index(after: dot)...], of: line[..<dot], in: folder)
        }
        for index in tests.indices { tests[index].dependencies = [main.name] }
    }

    /// Those that say where their files are.
    var targets: [ProjectTarget] { ([main] + tests).filter { !$0.folders.isEmpty || !$0.files.isEmpty } }

    /// `source_files = 'Sources/**/*'`
    private mutating func read(_ setting: Substring, of variable: Substring, in folder: String) {
        let values = Self.quoted(in: setting)
        let isOfTests = testing.contains(variable) && !tests.isEmpty
        switch setting.prefix(while: { $0.isLetter || $0 == "_" }) {
        case "name" where !isOfTests, "module_name":
            // `"#{prefix}Core"` is computed.
            if let name = values.first, !name.contains("#") { main.name = name }
        case "test_spec":
            let block = setting.split(separator: "|")
            if block.count > 1 { testing.insert(block[1]) }
            tests.append(ProjectTarget(name: main.name + (values.first ?? "Tests"), isTest: true))
        case "source_files":
            let globs = values.map { SourceGlob($0, in: folder) }
            if isOfTests { Self.add(globs, to: &tests[tests.count - 1]) } else { Self.add(globs, to: &main) }
        case "exclude_files":
            main.excluded += values.map { SourceGlob($0, in: folder).path }
        default: break
        }
    }

    private static func add(_ globs: [SourceGlob], to target: inout ProjectTarget) {
        for glob in globs {
            if glob.path.hasSuffix(".swift") {
                target.files.insert(glob.path)
            } else {
                target.folders.append(glob.path)
            }
        }
    }

    /// `'Sources/**/*', "Extra"`
    private static func quoted(in line: Substring) -> [String] {
        let parts = line.prefix { $0 != "#" }.split(omittingEmptySubsequences: false) {
            $0 == "'" || $0 == "\""
        }
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }
}
