import FileWriting
import Foundation

/// Refuses a scene whose types would clash with others, with the name of the other.
struct SceneNameCheck {
    let project: Project
    let layout: ProjectLayout

    /// - Parameter files: What would be made.
    func check(_ name: SceneName, making files: [FileChange]) throws(GenerationError) {
        let types = files.flatMap { Self.types(declaredIn: $0.text) }
        for type in types {
            if let owner = ReservedTypes.owner(of: type) {
                throw .badValue(
                    "a scene \"\(name.type)\" would have a type \"\(type)\", which \(owner) has already; "
                        + "choose another name, for example \(name.type)Page")
            }
        }
        try checkNeighbours(name, Set(types))
    }

    /// Only a scene whose name starts like this one's can have a type of the same name.
    private func checkNeighbours(_ name: SceneName, _ types: Set<String>) throws(GenerationError) {
        for folder in project.names(in: layout.scenes) where folder != name.type {
            if folder.lowercased() == name.type.lowercased() {
                throw .badValue(
                    "there is a scene \"\(folder)\", and names that differ in case alone are one folder on many "
                        + "disks; choose another name")
            }
            guard folder.hasPrefix(name.type) || name.type.hasPrefix(folder) else { continue }
            let taken = Set(declaredTypes(in: "\(layout.scenes)/\(folder)")).intersection(types)
            if let type = taken.min() {
                throw .badValue(
                    "a scene \"\(name.type)\" would have a type \"\(type)\", which the scene \"\(folder)\" has already; "
                        + "choose another name, for example \(name.type)Page")
            }
        }
    }

    private func declaredTypes(in folder: String) -> [String] {
        project.names(in: folder).filter { $0.hasSuffix(".swift") }
            .compactMap { project.text(of: "\(folder)/\($0)") }.flatMap(Self.types(declaredIn:))
    }

    /// The names after `class`, `struct`, `enum`, `protocol`, `actor` and `typealias` at the start of
    /// unindented lines.
    static func types(declaredIn text: String) -> [String] {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        return text.split(separator: "\n").filter { $0.first?.isWhitespace == false && !$0.hasPrefix("//") }
            .compactMap { line in
                let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" || $0 == "(" }
                guard let index = words.firstIndex(where: { keywords.contains($0) }), index + 1 < words.count
                else {
                    return nil
                }
                return String(words[index + 1])
            }
    }
}
