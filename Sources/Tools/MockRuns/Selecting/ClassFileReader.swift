import MockGenerator
import SourceModel

/// Parses the files of the classes that a run mocks, and of their superclasses, with the members of classes. A run that mocks no
/// class parses none.
struct ClassFileReader {
    private let selector: CandidateSelector
    private let options: MockOptions

    init(_ selector: CandidateSelector, options: MockOptions) {
        self.selector = selector
        self.options = options
    }

    /// The summaries with these files parsed; `nil` if no class is mocked.
    ///
    /// - Throws: `ReadingError`.
    func parsed(_ summaries: [FileSummary]) throws(ReadingError) -> [FileSummary]? {
        guard options.product == .mocks else { return nil }
        var open = selector.mockedClasses(options)
        guard !open.isEmpty else { return nil }
        var seen = Set(open)
        var facts: [String: FileFacts] = [:]
        var bytes = FileBytes()
        while let name = open.popLast() {
            for path in selector.paths(ofClass: name) where facts[path] == nil {
                let text = try bytes.read(path) { String(decoding: $0, as: UTF8.self) }
                facts[path] = SwiftReader.read(
                    SourceFile(path: path, text: text), depth: .declarations(classMembers: true))
            }
            let declared = facts.values.flatMap(\.types).filter { $0.kind == .class && $0.name == name }
            for parent in declared.compactMap(\.inherited.first).flatMap(\.names)
            where seen.insert(parent).inserted {
                open.append(parent)
            }
        }
        return summaries.map { summary in
            facts[summary.path].map { .parsed($0, content: summary.content) } ?? summary
        }
    }
}

extension FileSummary {
    fileprivate var content: ContentHash {
        switch self {
        case .outlined(_, _, let content), .parsed(_, let content): content
        }
    }
}

extension CandidateSelector {
    /// The names of the classes that the options may select.
    fileprivate func mockedClasses(_ options: MockOptions) -> [String] {
        if options.only.isEmpty {
            let outlined = marked.filter { pool.declarations[$0].kind == .class }.map(pool.name)
            return outlined
                + ownParsed.flatMap(\.marks).filter { $0.kind == "class" }.map {
                    $0.name.split(separator: ".").last.map(String.init) ?? $0.name
                }
        }
        let exact = Set(options.only.filter { !$0.contains("*") })
        guard !exact.isEmpty else { return [] }
        return classNames.filter { exact.contains($0.name) || exact.contains($0.qualifiedName) }.map(\.name)
    }

    /// The names of all classes that may be mocked.
    var classNames: [(name: String, qualifiedName: String)] {
        pool.declarations.indices.filter { node in
            pool.declarations[node].kind == .class && isOwn(node)
        }.map { (pool.name(of: $0), pool.qualifiedName(of: $0)) } + MockedClasses.names(in: ownParsed)
    }

    /// The files of this run's own module that declare a class of a name.
    fileprivate func paths(ofClass name: String) -> [String] {
        var paths: [String] = []
        var next = pool.last(named: SourceOutline.hash(of: name))
        while let node = next {
            if pool.declarations[node].kind == .class, isOwn(node) { paths.append(pool.path(of: node)) }
            next = pool.before(node)
        }
        let parsed = ownParsed.filter { $0.types.contains { $0.kind == .class && $0.name == name } }
        return paths + parsed.map(\.path)
    }
}
