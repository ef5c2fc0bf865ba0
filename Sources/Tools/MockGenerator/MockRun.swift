import Foundation

/// One run of `scenery mock`: sources in, one file of mocks out, and what a shell should say.
///
/// Paths → files → facts → mocks → the output file. It is written whole or not at all, and not
/// touched when it is already current.
public struct MockRun: Sendable {
    /// Swift files, or folders to search for them.
    public var sources: [String]
    public var output: String
    public var options: MockOptions
    /// Only says whether the output is current.
    public var isCheck: Bool

    public init(sources: [String], output: String, options: MockOptions = MockOptions(), isCheck: Bool = false) {
        self.sources = sources
        self.output = output
        self.options = options
        self.isCheck = isCheck
    }

    /// What came of a run.
    public struct Outcome: Sendable, Equatable {
        /// 0 clean, 1 the file is not current or something could not be mocked, 2 could not run.
        public let exitCode: Int32
        /// What to tell the person, one line each.
        public let messages: [String]
    }

    /// Does the run. It reads and writes files and prints nothing.
    public func run() -> Outcome {
        do {
            let facts = try read().map { readFacts(of: $0) }
            // A half-read file could lose a protocol, and its mock would vanish from the output.
            let faults = facts.flatMap(\.problems).map(\.description)
            guard faults.isEmpty else {
                return Outcome(exitCode: 2, messages: faults + ["\"\(output)\" was left as it is, correct the sources first"])
            }
            let made = try MockGenerator.mocks(of: facts, options: options)
            let notes = made.diagnostics.map(\.description)
            let old = try? String(contentsOfFile: output, encoding: .utf8)  // No file yet is an ordinary case.
            if isCheck {
                guard old != made.text else { return Outcome(exitCode: notes.isEmpty ? 0 : 1, messages: notes) }
                return Outcome(exitCode: 1, messages: notes + ["\"\(output)\" is not current, run scenery mock again"])
            }
            if old != made.text { try write(made.text) }
            return Outcome(exitCode: notes.isEmpty ? 0 : 1, messages: notes + ["\(made.mocks.count) mocks in \"\(output)\""])
        } catch {
            return Outcome(exitCode: 2, messages: ["\(error)"])
        }
    }

    private func read() throws -> [SourceFile] {
        let skipped = URL(fileURLWithPath: output).standardizedFileURL.path
        let paths = try sources.flatMap { try swiftFiles(under: $0) }
            .filter { URL(fileURLWithPath: $0).standardizedFileURL.path != skipped }
        return try paths.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw MockRunError("\"\(path)\" cannot be read, check that it is there and its permissions")
            }
            return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
        }.filter { $0.text.utf8.count > 0 }
    }

    private func swiftFiles(under path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw MockRunError("there is no file or folder \"\(path)\", check the path")
        }
        guard isFolder.boolValue else { return [path] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw MockRunError("the folder \"\(path)\" cannot be read, check its permissions")
        }
        return try names.sorted().flatMap { name -> [String] in
            let inner = path + "/" + name
            if name.hasPrefix(".") || (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil {
                return []  // Hidden folders hold build products; links could lead in a circle.
            }
            var isInnerFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: inner, isDirectory: &isInnerFolder)
            if isInnerFolder.boolValue { return try swiftFiles(under: inner) }
            return name.hasSuffix(".swift") ? [inner] : []
        }
    }

    private func write(_ text: String) throws {
        do {
            // Writing whole replaces the file, which would get round its own permissions.
            let isThere = FileManager.default.fileExists(atPath: output)
            guard !isThere || FileManager.default.isWritableFile(atPath: output) else {
                throw CocoaError(.fileWriteNoPermission)
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } catch {
            throw MockRunError(
                "\"\(output)\" cannot be written, check that its folder is there and may be written to; nothing was changed")
        }
    }
}

/// Why a run could not be done.
struct MockRunError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
