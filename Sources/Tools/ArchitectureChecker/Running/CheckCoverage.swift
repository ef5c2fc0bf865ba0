import ArchitectureRules
import SourceModel
import Styles

/// What a check looked at, and what it could not look at.
public struct CheckCoverage: Sendable, Equatable {
    /// How many scenes rules looked at, components not included.
    public var scenes: Int
    /// The scenes that were recognized, and that no rule looked at.
    public var unchecked: [SceneMap.Unchecked]
    /// How many files were not read completely.
    public var partialFiles: Int
    /// How many files were not read, because the target around them excludes them.
    public var excludedFiles: Int

    public init(
        scenes: Int = 0, unchecked: [SceneMap.Unchecked] = [], partialFiles: Int = 0, excludedFiles: Int = 0
    ) {
        self.scenes = scenes
        self.unchecked = unchecked
        self.partialFiles = partialFiles
        self.excludedFiles = excludedFiles
    }

    public init(_ map: SceneMap, partialFiles: Int, excludedFiles: Int = 0) {
        self.init(
            scenes: map.all.count { $0.style.product != .component }, unchecked: map.unchecked,
            partialFiles: partialFiles, excludedFiles: excludedFiles)
    }

    /// Whether everything that was recognized was looked at.
    public var isComplete: Bool { unchecked.isEmpty && partialFiles == 0 }

    /// `checked 12 of 14 scenes; 2 not, because "A" is declared in A.swift and B.swift`; `nil` for a project without
    /// scenes whose files were all read.
    public var sentence: String? {
        var parts: [String] = []
        let all = scenes + unchecked.count
        if all > 0 { parts.append("checked \(scenes) of \(all) scene\(all == 1 ? "" : "s")") }
        if !unchecked.isEmpty {
            parts.append("\(unchecked.count) not, because \(reasons.joined(separator: ", "))")
        }
        if partialFiles > 0 {
            parts.append("\(partialFiles) file\(partialFiles == 1 ? "" : "s") read only in part")
        }
        if excludedFiles > 0 {
            parts.append(
                "\(excludedFiles) file\(excludedFiles == 1 ? "" : "s") not read, because a target excludes "
                    + (excludedFiles == 1 ? "it" : "them"))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private var reasons: [String] {
        var clauses: [String] = []
        var ambiguous = 0
        var unlisted: [String: Int] = [:]
        for scene in unchecked {
            switch scene.reason {
            case .sameNames(let type, let locations):
                ambiguous += 1
                guard ambiguous <= Self.mostNames else { continue }
                clauses.append(
                    "\"\(type)\" is declared in \(locations.map(\.path).joined(separator: " and "))")
            case .styleNotListed: unlisted[scene.style, default: 0] += 1
            }
        }
        if ambiguous > Self.mostNames { clauses.append("and so on") }
        return clauses
            + unlisted.keys.sorted().map { style in
                "the style \"\(style)\" of \(unlisted[style] ?? 0) is not listed under \"styles\" in "
                    + CheckConfiguration.fileName
            }
    }

    /// More ambiguous names than these are not listed.
    private static let mostNames = 3
}
