/// How much of a file to read, and what reading it gives.
public struct ReadingDepth<Output: Sendable>: Sendable {
    let read: @Sendable (UnsafeBufferPointer<UInt8>, String) -> Output
}

extension ReadingDepth where Output == FileSummary {
    /// The names and extents of declarations, found without the parser where the bytes allow it.
    public static var outline: ReadingDepth { ReadingDepth { FileSummary(of: $0, path: $1) } }
}

extension ReadingDepth where Output == FileFacts {
    /// What other files need to know to mock a protocol: protocols, types with the initializers of classes, aliases and
    /// imports. `declarations`, `globals` and `comments` of the facts stay empty.
    public static var declarations: ReadingDepth { declarations(classMembers: false) }

    /// The same.
    ///
    /// - Parameter classMembers: Whether the members that classes hand down to subclasses are read too.
    public static func declarations(classMembers: Bool) -> ReadingDepth {
        ReadingDepth { bytes, path in
            ParsedFile.read(bytes, path: path) { tree, own in
                var walker = FactsWalker(declarationsOf: own, path: path, classMembers: classMembers)
                walker.walkDeclarations(of: tree)
                walker.strayMarks(in: tree)
                walker.problems(in: tree)
                return walker.facts
            }
        }
    }

    /// Every declaration with its members and what their bodies do, aliases, imports and comments that speak to this tool.
    /// `protocols` and `types` of the facts stay empty: `declarations` says the same and more.
    public static var bodies: ReadingDepth { bodies(maximumNesting: nil) }

    /// `bodies`, as a check of a whole project reads them: brackets that are nested too deep for a thread are a problem of the
    /// file.
    public static var checked: ReadingDepth { bodies(maximumNesting: FileReading.nesting) }

    /// - Parameter maximumNesting: How deep brackets may be nested; the parser gives up on what is deeper.
    static func bodies(maximumNesting: Int?) -> ReadingDepth {
        ReadingDepth { bytes, path in
            if let reason = BinaryContent.fault(of: bytes) {
                return FileFacts(unparsed: path, because: reason)
            }
            return ParsedFile.read(bytes, path: path, maximumNesting: maximumNesting) { tree, own in
                var walker = FactsWalker(path: path, bytes: own)
                walker.walk(file: tree)
                walker.comments(in: tree)
                walker.problems(in: tree)
                walker.markGenerated(tree)
                return walker.facts
            }
        }
    }
}
