import Foundation

/// The texts of the files that are open in the editor, and those of others from the disk.
struct OpenTexts {
    private(set) var all: [FileAddress: EditorText] = [:]

    mutating func open(_ text: String, at address: FileAddress) { all[address] = EditorText(text) }

    /// Makes the changes of a `didChange`, each on the result of the one before.
    ///
    /// - Returns: The new text; `nil` if the file is not open or a change cannot be read.
    mutating func change(_ address: FileAddress, _ changes: [JSONValue], _ unit: ColumnUnit) -> EditorText? {
        guard var text = all[address] else { return nil }
        for change in changes {
            guard let new = change["text"]?.string else { return nil }
            if let range = change["range"] {
                guard let start = EditorPosition(range["start"]), let end = EditorPosition(range["end"])
                else {
                    return nil
                }
                let first = text.offset(of: start, in: unit)
                text.replace(first..<max(first, text.offset(of: end, in: unit)), with: new)
            } else {
                text = EditorText(new)
            }
        }
        all[address] = text
        return text
    }

    mutating func close(_ address: FileAddress) { all[address] = nil }

    /// The open text, else that of the disk; empty if the file cannot be read.
    func text(of address: FileAddress) -> EditorText {
        all[address]
            ?? EditorText((try? String(contentsOf: URL(filePath: address.path), encoding: .utf8)) ?? "")
    }
}
