/// The imports of a file and the protocols that were asked for, read without the parser.
package struct PlainDeclarations: Sendable, Equatable {
    package var imports: [ImportFact] = []
    package var protocols: [ProtocolFact] = []

    /// Reads top-level protocols and the imports of a file without conditional compilation.
    ///
    /// Returns `nil` where any of them uses syntax outside of the plain part of the language, or is wrong: the parser reads
    /// such a file and reports its errors.
    ///
    /// - Parameters:
    ///   - bytes: The file's text.
    ///   - path: The path of all source locations.
    ///   - outline: The outline of the same bytes.
    ///   - needed: Indices of the declarations to read.
    package init?(
        of bytes: UnsafeBufferPointer<UInt8>, path: String, outline: SourceOutline, needed: Set<Int>
    ) {
        var reader = PlainReader(bytes, path: path)
        var lastEnd = -1
        do throws(UnsupportedSyntax) {
            for (index, declaration) in outline.declarations.enumerated() {
                switch declaration.kind {
                case .directive: return nil
                case .import where declaration.parent < 0:
                    imports.append(try reader.importFact(declaration.range))
                case .protocol where needed.contains(index) && declaration.parent < 0:
                    // Trivia after a token on its line belongs to that token.
                    let follows = declaration.range.lowerBound == lastEnd
                    protocols.append(try reader.protocolFact(declaration.range, follows: follows))
                case _ where needed.contains(index): return nil
                default: continue
                }
                lastEnd = declaration.range.upperBound
            }
        } catch {
            return nil
        }
    }
}

/// Thrown at syntax that only the parser reads.
struct UnsupportedSyntax: Error {}
