import Foundation
import SourceModel

/// What the files of a target of tests declare and import.
struct TestSources {
    private let files: [String]

    init(of target: ListedTarget, _ project: AdoptableProject, _ root: URL) {
        let below = target.folders.flatMap { folder -> [String] in
            let whole = root.appending(path: project.located(folder)).path(percentEncoded: false)
            // A folder that is not there declares nothing.
            let inner = (try? FileManager.default.subpathsOfDirectory(atPath: whole)) ?? []
            return inner.map { whole + "/" + $0 }
        }
        let listed = target.files.map {
            root.appending(path: project.located($0)).path(percentEncoded: false)
        }
        files = Set(below + listed).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("/" + MockSetup.fileName)
        }.sorted()
    }

    /// The module that the tests import with `@testable`: the first of the candidates that they do, else the only one that
    /// they do, else the first candidate. The name of a module can be in files that are not read.
    func module(among candidates: [String]) -> String {
        var imported: Set<String> = []
        for file in files {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("@testable import ") {
                let name = line.dropFirst("@testable import ".count)
                imported.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        let only = imported.count == 1 ? imported.first : nil
        return candidates.first(where: imported.contains) ?? only ?? candidates.first ?? ""
    }

    /// Those of the names that a file declares, sorted.
    func declared(among names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        let wanted = Set(names)
        var found: Set<String> = []
        for file in files {
            // What cannot be read is reported when it is compiled.
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            for (word, next) in zip(words, words.dropFirst())
            where ["class", "struct", "actor", "enum", "typealias"].contains(word)
                && wanted.contains(String(next))
            {
                found.insert(String(next))
            }
        }
        return found.sorted()
    }
}
