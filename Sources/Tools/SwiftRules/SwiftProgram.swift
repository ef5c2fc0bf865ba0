import ArchitectureChecker
import FileWriting
import Foundation
import SceneryRules

/// The one executable of a package, which SwiftPM builds when something changed since.
struct SwiftProgram {
    let folder: URL
    /// The folder as messages name it.
    let name: String
    private let product: String

    init(of folder: URL, name: String) throws(CheckError) {
        self.folder = folder
        self.name = name
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw .badRules(
                "there is no Package.swift in \"\(name)\", which scenery.yml names under swift-rules; create the package, "
                    + "or correct the folder")
        }
        product = try Self.product(of: folder, name)
    }

    private static func product(of folder: URL, _ name: String) throws(CheckError) -> String {
        struct Description: Decodable {
            struct Target: Decodable {
                var name: String
                var type: String
            }
            var targets: [Target]
        }
        let described = try SwiftRun(["package", "describe", "--type", "json"], in: folder, name).succeeded()
        // Notes of SwiftPM may stand before it.
        let json = described.output.drop { $0 != "{" }
        guard let description = try? JSONDecoder().decode(Description.self, from: Data(json.utf8)) else {
            throw .badRules(
                "SwiftPM cannot describe the package \"\(name)\"; try swift package describe there")
        }
        let programs = description.targets.filter { $0.type == "executable" }.map(\.name)
        guard programs.count == 1, let program = programs.first else {
            throw .badRules(
                "the package \"\(name)\" has \(programs.count) executable targets\(programs.isEmpty ? "" : ": ")"
                    + "\(programs.joined(separator: ", ")); it needs one, whose @main type is a RuleProgram")
        }
        return program
    }

    /// Builds it if need be, and runs it.
    ///
    /// - Returns: The answer, and what the program printed.
    func answer(_ question: RuleQuestion) throws(CheckError) -> (answer: RuleAnswer, output: String) {
        do {
            return try TemporaryFolder.with { files in
                let (asked, answered) = (
                    files.appending(path: "question.json"), files.appending(path: "answer.json")
                )
                try JSONEncoder().encode(question).write(to: asked)
                let run = try SwiftRun(["run", product, asked.path, answered.path], in: folder, name)
                    .succeeded()
                guard let data = try? Data(contentsOf: answered) else {
                    throw CheckError.badRules(
                        "the program \"\(product)\" of \"\(name)\" ended without an answer; its @main type must be a "
                            + "RuleProgram")
                }
                return (try JSONDecoder().decode(RuleAnswer.self, from: data), run.output)
            }
        } catch let error as CheckError {
            throw error
        } catch {
            throw .badRules("the rules in \"\(name)\" could not be asked: \(error)")
        }
    }
}

/// A command of SwiftPM in a package.
struct SwiftRun {
    let output: String
    private let complaints: String
    private let status: Int32
    private let command: String
    private let name: String

    init(_ arguments: [String], in folder: URL, _ name: String) throws(CheckError) {
        self.name = name
        command = arguments[0]
        do {
            // Files, since a pipe that nobody empties would stop a long build half-way.
            (output, complaints, status) = try TemporaryFolder.with { files in
                let texts = [files.appending(path: "output.txt"), files.appending(path: "errors.txt")]
                for text in texts { try Data().write(to: text) }
                let process = Process()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = ["swift"] + arguments
                process.currentDirectoryURL = folder
                process.standardInput = FileHandle.nullDevice
                process.standardOutput = try FileHandle(forWritingTo: texts[0])
                process.standardError = try FileHandle(forWritingTo: texts[1])
                try process.run()
                process.waitUntilExit()
                let read = try texts.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
                return (read[0], read[1], process.terminationStatus)
            }
        } catch {
            throw .badRules("the rules in \"\(name)\" could not be built: \(error.localizedDescription)")
        }
    }

    /// - Throws: `CheckError.badRules` with what the command complained of, if it failed.
    func succeeded() throws(CheckError) -> SwiftRun {
        if status == 127 {
            throw .badRules(
                "swift is not installed, so the rules in \"\(name)\" cannot be built; install it, or omit --swift-rules"
            )
        }
        guard status == 0 else {
            let lines = (output + complaints).split(separator: "\n")
            let errors = lines.filter { $0.contains("error:") }
            let told = (errors.isEmpty ? lines.suffix(10) : errors.prefix(10)).joined(separator: "\n")
            throw .badRules(
                "the rules in \"\(name)\" failed (swift \(command) ended with \(status)):\n\(told)")
        }
        return self
    }
}
