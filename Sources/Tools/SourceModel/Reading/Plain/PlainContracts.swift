/// Reads protocols in their plainest form from the bytes, many times faster than a parser: top-level protocols and
/// imports of a file without conditions.
///
/// Whatever is not known for sure to be read by the parser in just this way is not plain, and left to the parser; so are
/// all mistakes, which only the parser can put into words.
enum PlainContracts {
    /// The facts of picked declarations, as the parser gives them; nil where anything of them is not plain.
    static func facts(
        of bytes: UnsafeBufferPointer<UInt8>, path: String, outline: SourceOutline, needed: Set<Int>
    ) -> FileFacts? {
        var reader = PlainReader(bytes, path: path)
        var facts = FileFacts(path: path)
        var lastEnd = -1
        do throws(NotPlain) {
            for (index, declaration) in outline.declarations.enumerated() {
                switch declaration.kind {
                case .directive: return nil
                case .import where declaration.parent < 0:
                    facts.imports.append(try reader.importFact(declaration.range))
                case .protocol where needed.contains(index) && declaration.parent < 0:
                    // What stands behind a token on its line belongs to that token.
                    let follows = declaration.range.lowerBound == lastEnd
                    facts.protocols.append(try reader.protocolFact(declaration.range, follows: follows))
                case _ where needed.contains(index): return nil
                default: continue
                }
                lastEnd = declaration.range.upperBound
            }
        } catch {
            return nil
        }
        return facts
    }
}

/// What is left to the parser.
struct NotPlain: Error {}
