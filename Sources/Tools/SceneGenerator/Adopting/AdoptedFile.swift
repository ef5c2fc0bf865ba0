import FileWriting

/// A person's file that lines are added to.
enum AdoptedFile {
    /// The text of a file that is there.
    ///
    /// - Throws: `GenerationError.unreadable` for one that cannot be read, or that holds an unfinished merge.
    static func text(of path: String, _ files: FileTransaction) throws(GenerationError) -> String {
        guard let text = files.text(of: path) else {
            throw .unreadable(
                file: path,
                reason:
                    "it is not a readable file of this project with text in UTF-8; check its permissions, and that no "
                    + "symbolic link leads out of the project")
        }
        if let line = MergeConflict.line(in: text) {
            throw .unreadable(file: path, reason: "it has a merge conflict in line \(line); resolve it")
        }
        return text
    }
}
