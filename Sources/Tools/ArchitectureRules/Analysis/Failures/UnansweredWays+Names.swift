import SourceModel

// What names say about the ways through a closure.

extension UnansweredWays {
    static let steps: Set<String> = [
        "next", "progress", "loading", "initial", "idle", "pending", "start", "started", "begin", "waiting",
        "downloading", "uploading", "connecting", "changed", "change", "update", "updated", "cancelled",
        "canceled", "determined",
    ]

    /// What gets the elements of a list, of which some may be left out.
    static let lists: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "reduce", "sorted", "first", "contains",
        "mapValues",
        // What calls a closure again and again.
        "installTap", "addPeriodicTimeObserver", "enumerateObjects", "enumerateLines",
    ]

    /// `requestSiriAuthorization { status in … }`
    static func asksPermission(_ name: String) -> Bool {
        name.camelCaseWords.contains {
            ["authorization", "permission", "permissions"].contains($0.lowercased())
        }
    }

    /// `response.statusCode == 200`
    static func tellsOutcome(_ name: String) -> Bool {
        name.camelCaseWords.contains { ["status", "code", "success", "error"].contains($0.lowercased()) }
    }

    func speaksOfCancel(_ branch: BranchFact) -> Bool {
        branch.subjects.contains { $0.names.contains { $0.lowercased().contains("cancel") } }
    }

    /// Whether it is a boolean by its name, which says that something was not needed as often as that it failed.
    static func isFlag(_ chain: ChainFact) -> Bool {
        chain.names.last?.camelCaseWords.first.map { flags.contains($0.lowercased()) } ?? false
    }

    static let flags: Set<String> = [
        "is", "has", "did", "should", "can", "was", "finish", "finished", "completed", "granted", "done",
        "flag",
    ]
}
