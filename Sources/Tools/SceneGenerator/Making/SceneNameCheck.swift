import FileWriting
import Foundation

/// Refuses a scene or a component whose types would clash with others, with the name of the other.
struct SceneNameCheck {
    let project: Project
    let layout: ProjectLayout

    /// - Parameter files: What would be made.
    func check(_ name: SceneName, _ view: ViewKind, making files: [FileChange]) throws(GenerationError) {
        let types = files.flatMap { Self.types(declaredIn: $0.text) }
        for type in types {
            if let owner = ReservedTypes.owner(of: type, in: view) {
                throw .badValue(
                    "a scene \"\(name.type)\" would have a type \"\(type)\", which \(owner) has already; "
                        + "choose another name, for example \(name.type)Page")
            }
        }
        try checkNeighbours(name, Set(types))
        try checkComponents(name, Set(types))
    }

    /// The app imports scenes and components alike, so that a type of both would be ambiguous.
    ///
    /// - Parameter files: What would be made.
    func check(component name: SceneName, making files: [FileChange]) throws(GenerationError) {
        let types = Set(files.flatMap { Self.types(declaredIn: $0.text, ifPublic: true) })
        for folder in project.names(in: layout.scenes) {
            if let type = taken(types, in: "\(layout.scenes)/\(folder)") {
                throw .badValue(
                    "a component \"\(name.type)\" would have a type \"\(type)\", which the scene \"\(folder)\" has "
                        + "already; choose another name, for example \(name.type)Service")
            }
        }
    }

    private func checkComponents(_ name: SceneName, _ types: Set<String>) throws(GenerationError) {
        for folder in project.names(in: layout.components) {
            if let type = taken(types, in: "\(layout.components)/\(folder)", ifPublic: true) {
                throw .badValue(
                    "a scene \"\(name.type)\" would have a type \"\(type)\", which the component \"\(folder)\" has "
                        + "already; choose another name, for example \(name.type)Page")
            }
        }
    }

    /// Only a scene whose name starts like this one's can have a type of the same name.
    private func checkNeighbours(_ name: SceneName, _ types: Set<String>) throws(GenerationError) {
        let scenes = project.names(in: layout.scenes)
        try LookAlikes.refuse(name.type, subject: "a scene's name", among: scenes)
        for folder in scenes where folder != name.type {
            guard folder.hasPrefix(name.type) || name.type.hasPrefix(folder) else { continue }
            if let type = taken(types, in: "\(layout.scenes)/\(folder)") {
                throw .badValue(
                    "a scene \"\(name.type)\" would have a type \"\(type)\", which the scene \"\(folder)\" has already; "
                        + "choose another name, for example \(name.type)Page")
            }
        }
    }

    /// The first of the types that a file in a folder declares.
    private func taken(_ types: Set<String>, in folder: String, ifPublic: Bool = false) -> String? {
        let texts = project.names(in: folder).filter { $0.hasSuffix(".swift") }
            .compactMap { project.text(of: "\(folder)/\($0)") }
        return types.intersection(texts.flatMap { Self.types(declaredIn: $0, ifPublic: ifPublic) }).min()
    }

    /// The names after `class`, `struct`, `enum`, `protocol`, `actor` and `typealias` at the start of
    /// unindented lines.
    ///
    /// - Parameter ifPublic: Whether only those are meant that other modules see.
    static func types(declaredIn text: String, ifPublic: Bool = false) -> [String] {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        return text.split(separator: "\n").filter { $0.first?.isWhitespace == false && !$0.hasPrefix("//") }
            .compactMap { line in
                let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" || $0 == "(" }
                guard let index = words.firstIndex(where: { keywords.contains($0) }), index + 1 < words.count,
                    !ifPublic || words[..<index].contains("public")
                else { return nil }
                return String(words[index + 1])
            }
    }
}
