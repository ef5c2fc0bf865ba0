import Foundation

/// The public declarations of the stand-ins, as their sources have them.
enum StandInSource {
    struct Declaration {
        let file: String
        let line: Int
        /// With the types around it, such as `UIView.bounds`.
        let name: String
        let comment: String

        /// The pages of Apple's documentation that it names.
        var pages: [Substring] {
            comment.matches(of: /<(https:\/\/developer\.apple\.com\/documentation\/[^>]+)>/).map(\.1)
        }
        /// Whether it is there for tests only.
        var isNotApples: Bool { comment.contains("Not Apple's:") }
    }

    private struct Scope {
        let indent: Int
        let name: String
        let isPublicProtocol: Bool
    }

    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let modules = ["UIKit", "SwiftUI", "MapKit", "CoreLocation", "Accessibility"]

    static func declarations(of module: String) throws -> [Declaration] {
        let folder = package.appending(path: "Sources/\(module)StandIn")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.flatMap { file in
            try declarations(
                in: String(contentsOf: folder.appending(path: file), encoding: .utf8), file: file)
        }
    }

    /// Read line by line: the sources are formatted, so that a scope ends with its indentation.
    static func declarations(in text: String, file: String) -> [Declaration] {
        var scopes: [Scope] = []
        var comment: [Substring] = []
        var found: [Declaration] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            let indent = line.count - code.count
            if code.isEmpty {
                comment = []
                continue
            }
            if code.hasPrefix("///") {
                comment.append(code)
                continue
            }
            if code.hasPrefix("@"), declaration(in: code) == nil { continue }
            scopes.removeAll { indent <= $0.indent && !code.hasPrefix(")") && !code.hasPrefix("{") }
            defer { comment = [] }
            guard let (words, kind, name) = declaration(in: code) else { continue }
            let names = scopes.map(\.name) + [name]
            if isPublic(words, kind, in: scopes) {
                found.append(
                    Declaration(
                        file: file, line: number + 1, name: names.joined(separator: "."),
                        comment: comment.joined(separator: "\n")))
            }
            if ["class", "struct", "enum", "protocol", "extension"].contains(kind) {
                let isPublicProtocol = kind == "protocol" && words.contains("public")
                scopes.append(Scope(indent: indent, name: name, isPublicProtocol: isPublicProtocol))
            }
        }
        return found
    }

    private static func isPublic(_ words: [Substring], _ kind: Substring, in scopes: [Scope]) -> Bool {
        guard kind != "extension", !words.contains("override") else { return false }
        return words.contains("public") || words.contains("open") || scopes.last?.isPublicProtocol == true
    }

    private static func declaration(in code: Substring) -> ([Substring], Substring, String)? {
        let pattern =
            /^((?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|private|fileprivate|static|final|weak|nonisolated|convenience|required|override|mutating|(?:private|internal|fileprivate)\(set\)) )*)(class|struct|enum|protocol|extension|func|var|let|init|typealias|subscript|associatedtype)\b[?!]? ?([\w.`]*)/
        guard let match = code.prefixMatch(of: pattern) else { return nil }
        let kind = match.2
        let name = match.3.isEmpty ? String(kind) : String(match.3.filter { $0 != "`" })
        return (match.1.split(separator: " "), kind, name)
    }
}
