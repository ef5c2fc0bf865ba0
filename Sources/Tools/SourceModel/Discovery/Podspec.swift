/// The targets of a `.podspec` of CocoaPods with their folders: an app may keep modules of its own as pods, whose files no Xcode
/// project lists.
///
/// What the file computes in Ruby is not known.
struct Podspec {
    let targets: [ProjectTarget]

    /// - Parameters:
    ///   - name: The file's name without its ending.
    ///   - folder: The folder of the file, relative to the root.
    init(_ text: String, name: String, folder: String) {
        var main = ProjectTarget(name: name)
        var tests: [ProjectTarget] = []
        /// The variables of the blocks for tests: `s.test_spec 'Tests' do |tests|`.
        var testing: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop(while: \.isWhitespace)
            guard let dot = line.firstIndex(of: ".") else { continue }
            let (variable, rest) = (line[..<dot], line[line.index(after: dot)...])
            let key = rest.prefix { $0.isLetter || $0 == "_" }
            let values = Self.quoted(in: rest)
            switch key {
            case "name" where !testing.contains(variable), "module_name":
                if let name = values.first, !name.contains("#") { main.name = name }
            case "test_spec":
                let block = rest.split(separator: "|")
                if block.count > 1 { testing.insert(block[1]) }
                tests.append(ProjectTarget(name: main.name + (values.first ?? "Tests"), isTest: true))
            case "source_files":
                let globs = values.map { SourceGlob($0, in: folder) }
                if testing.contains(variable), !tests.isEmpty {
                    Self.add(globs, to: &tests[tests.count - 1])
                } else {
                    Self.add(globs, to: &main)
                }
            case "exclude_files":
                main.excluded += values.map { SourceGlob($0, in: folder).path }
            default: break
            }
        }
        for index in tests.indices { tests[index].dependencies = [main.name] }
        targets = ([main] + tests).filter { !$0.folders.isEmpty || !$0.files.isEmpty }
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
