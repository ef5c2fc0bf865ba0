import SourceModel

/// Which code makes a picture of what it has received. One that does not load is left out, and nobody needs to be told.
enum MadePictures {
    /// Whether a call does: `UIImage(data: data)`, and not one that the app brings along, `UIImage(named: "empty")`.
    static func isMade(by call: CallFact) -> Bool {
        guard ["UIImage", "NSImage"].contains(call.callee.names.first), call.callee.names.count == 1 else {
            return false
        }
        return !(call.arguments.first?.label.map(own.contains) ?? true)
    }

    private static let own: Set<String> = ["named", "systemName", "resource", "systemSymbolName"]
}
