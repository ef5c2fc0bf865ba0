import Foundation

/// Substitutes the placeholders of a template folder as Xcode's new-file dialog does.
struct XcodeExpansion {
    let sceneName: String
    /// What was chosen; `nil` where there is no choice.
    var view: String?

    /// - Returns: The Swift files made.
    func expand(_ template: URL, into folder: URL) throws -> [URL] {
        let template = view.map { template.appending(path: $0) } ?? template
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: template.path).filter {
            $0.hasSuffix(".swift")
        }
        return try names.sorted().map { name in
            let text = try String(contentsOf: template.appending(path: name), encoding: .utf8)
            let file = folder.appending(path: substitute(name))
            try Data(substitute(text).utf8).write(to: file)
            return file
        }
    }

    /// `:identifier` replaces each character that an identifier cannot hold by an underscore.
    private func substitute(_ text: String) -> String {
        let identifier = String(sceneName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.replacing("___VARIABLE_sceneName:identifier___", with: identifier)
            .replacing("___VARIABLE_sceneName___", with: sceneName)
            .replacing("___PROJECTNAMEASIDENTIFIER___", with: "Sample")
    }
}

/// Type-checks files against the modules that were built along with these tests.
enum TypeCheck {
    static func run(_ files: [URL]) throws -> (status: Int32, output: String) {
        let binaries = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
                "-I", binaries.appending(path: "Modules").path,
            ] + files.map(\.path)
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
