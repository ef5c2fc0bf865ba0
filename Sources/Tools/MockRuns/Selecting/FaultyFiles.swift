import SourceModel

/// The files that were read, without those that could not be read completely.
///
/// A partly read file could lose a requirement, and its mock would not compile.
struct FaultyFiles {
    /// The files whose protocols are complete. Of the others the typealiases and types remain.
    var sound: [FileFacts]
    /// The first error of each file that is left out.
    let faults: [SourceProblem]
    /// The protocols of these files, with the paths of the files.
    let protocols: [String: String]

    init(_ files: [FileFacts]) {
        guard files.contains(where: { !$0.problems.isEmpty }) else {
            (sound, faults, protocols) = (files, [], [:])
            return
        }
        let faulty = files.filter { !$0.problems.isEmpty }
        sound = files.map { file in
            guard !file.problems.isEmpty else { return file }
            var file = file
            file.protocols = []
            // Classes of these files are not mocked either.
            for type in file.types.indices { file.types[type].members = nil }
            return file
        }
        faults = faulty.compactMap(Self.fault)
        protocols = Dictionary(
            faulty.flatMap { file in file.protocols.map { ($0.qualifiedName, file.path) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func fault(of file: FileFacts) -> SourceProblem? {
        guard var first = file.problems.first else { return nil }
        let more = file.problems.count - 1
        if more > 0 { first.message += ", and \(more) more \(more == 1 ? "error" : "errors")" }
        let count = file.protocols.count
        if count > 0 {
            first.message += "; its \(count == 1 ? "protocol is" : "\(count) protocols are") left out"
        }
        return first
    }
}
