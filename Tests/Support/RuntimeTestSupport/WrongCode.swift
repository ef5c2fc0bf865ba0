import Foundation

/// Code that the compiler refuses, with the error that a person reads.
///
/// The code is the body of a function with the parameters of its context.
public struct WrongCode: Sendable {
    /// What surrounds the code.
    public struct Context: Sendable {
        let imports: [String]
        /// Types that the code uses; they belong to all tables of a run.
        let declarations: String
        /// The parameters of the function around the code.
        let parameters: String
        /// Code that compiles, which shows that an error comes from the wrong code and not from its surroundings.
        let correct: String

        public init(imports: [String], declarations: String = "", parameters: String, correct: String) {
            self.imports = imports
            self.declarations = declarations
            self.parameters = parameters
            self.correct = correct
        }
    }

    /// Wrong uses in one context.
    public typealias Table = (context: Context, uses: [WrongCode])

    /// What is wrong.
    let name: String
    let code: String
    /// A part of the first error.
    let error: String

    public init(_ name: String, _ code: String, error: String) {
        self.name = name
        self.code = code
        self.error = error
    }
}

// MARK: - Compiling

extension WrongCode {
    /// Type-checks every wrong use with the modules that were built, in one run of the compiler for each table.
    ///
    /// - Parameter sources: More files of the module that the code is in.
    /// - Returns: The wrong uses that compile or have another error, and errors of code that should compile.
    public static func problems(in tables: [Table], with sources: [URL] = []) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wrong-code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // Left over, it does no harm.
        return try tables.enumerated().flatMap { number, table in
            let codes = [table.context.correct] + table.uses.map(\.code)
            let files = try codes.enumerated().map { index, code in
                let file = folder.appending(path: "Use\(number)_\(index).swift")
                let declarations = index == 0 ? table.context.declarations : ""
                try Data(source(code, named: "use\(index)", table.context, declarations).utf8).write(to: file)
                return file
            }
            let said = try SwiftCompiler().typeCheck(sources + files, in: folder)
            let unexpected = said.filter { line in !files.dropFirst().contains { line.hasPrefix($0.path()) } }
            return unexpected + zip(table.uses, files.dropFirst()).compactMap { $0.problem(in: said, of: $1) }
        }
    }

    private func problem(in said: [String], of file: URL) -> String? {
        guard let first = said.first(where: { $0.hasPrefix(file.path()) }) else {
            return "\(name): it compiles"
        }
        return first.contains(error) ? nil : "\(name): \(first)"
    }

    private static func source(
        _ code: String, named name: String, _ context: Context, _ declarations: String
    ) -> String {
        """
        \(context.imports.map { "import \($0)" }.joined(separator: "\n"))

        \(declarations)

        @MainActor func \(name)(\(context.parameters)) async {
            \(code)
        }

        """
    }
}
