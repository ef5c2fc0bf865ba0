import ArgumentParser
import Foundation
import LanguageServer

/// `scenery lsp`
struct LspCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp", abstract: "Check what an editor shows, over the Language Server Protocol.",
        discussion: """
            Editors start this command and talk to it over standard input and output: findings while one types, their fixes, the \
            explanation of a rule where one points, and the other roles of a scene (as implementations). It writes no file. Exit \
            codes: 0 after shutdown and exit, 1 when the editor left without them, 2 when the input has no messages or \
            standard output cannot be written.
            """)

    func run() throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        var server = LanguageServer(
            version: ToolVersion.current, defaultFolder: here, send: Console.write)
        var messages = MessageBuffer()
        while let bytes = StandardInput.read() {
            messages.append(bytes)
            while let body = next(&messages) {
                server.receive(body)
                if let code = server.exitCode { throw ExitCode(code) }
            }
            if !StandardInput.hasMore { server.publish { StandardInput.hasMore } }
        }
        if messages.isIncomplete { Console.fail("\(MessageError.noLength)") }
        throw ExitCode(1)
    }

    private func next(_ messages: inout MessageBuffer) -> [UInt8]? {
        do throws(MessageError) { return try messages.next() } catch { Console.fail("\(error)") }
    }
}

/// The bytes of standard input as they arrive.
private enum StandardInput {
    /// Waits for bytes; `nil` at the end.
    static func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 { return Array(bytes[..<count]) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    static var hasMore: Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }
}
