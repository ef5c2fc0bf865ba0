import ArchitectureRules
import SourceModel

/// What a check looked at, and what it could not look at.
public struct CheckCoverage: Sendable, Equatable {
    /// How many scenes rules looked at.
    public var scenes: Int
    /// The scenes that were recognized, and that no rule looked at.
    public var unchecked: [SceneMap.Unchecked]
    /// How many files were not read completely.
    public var partialFiles: Int

    public init(scenes: Int = 0, unchecked: [SceneMap.Unchecked] = [], partialFiles: Int = 0) {
        self.scenes = scenes
        self.unchecked = unchecked
        self.partialFiles = partialFiles
    }

    /// Whether everything that was recognized was looked at.
    public var isComplete: Bool { unchecked.isEmpty && partialFiles == 0 }

    /// `checked 12 of 14 scenes; 2 not, because "A" is declared twice in one module`; `nil` for a project without
    /// scenes whose files were all read.
    public var sentence: String? {
        var parts: [String] = []
        let all = scenes + unchecked.count
        if all > 0 { parts.append("checked \(scenes) of \(all) scene\(all == 1 ? "" : "s")") }
        if !unchecked.isEmpty {
            let reasons = unchecked.prefix(3).map { scene in
                "\"\(scene.type)\" is declared in \(scene.locations.map(\.path).joined(separator: " and "))"
            }
            let more = unchecked.count > 3 ? ", and so on" : ""
            parts.append("\(unchecked.count) not, because \(reasons.joined(separator: ", "))\(more)")
        }
        if partialFiles > 0 {
            parts.append("\(partialFiles) file\(partialFiles == 1 ? "" : "s") read only in part")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
