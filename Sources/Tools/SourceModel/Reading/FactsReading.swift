/// Reads the facts of one file to the depth asked for. It parses; it never builds, and never fails: what cannot be
/// read is in the `problems` of the facts.
///
/// - Complexity: linear in the length of the text.
public func readFacts(of file: SourceFile, depth: FactDepth) -> FileFacts {
    switch depth {
    case .contracts: readFacts(of: file)
    case .bodies: readFacts(of: file)
    }
}
