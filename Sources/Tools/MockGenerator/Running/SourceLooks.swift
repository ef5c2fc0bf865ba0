import Foundation
import SourceModel

/// Looks at sources, of which those of files that did not change since an earlier run are taken from the cache.
struct SourceLooks {
    private let path: String?
    private let build: UInt64
    private let kept: LookCache?
    private let writing = DispatchGroup()

    /// - Parameter sources: what the run was asked to read, which has a file of its own in the cache.
    init(_ sources: [String], cache: MockCacheFolder?, build: UInt64) {
        path = cache?.file(forSources: sources)
        self.build = build
        kept = path.map { LookCache(path: $0, build: build) }
    }

    /// Whether there are looks of an earlier run, which stamps can prove.
    var needsStamps: Bool { kept.map { $0.count > 0 } ?? false }

    /// A look at each file, in order, on all cores.
    ///
    /// - Parameter files: with their stamps where `needsStamps`.
    /// - Throws: the first `ReadingError`, in the order of the files.
    func look(at files: [FoundFile], threads: Int) throws(ReadingError) -> [FileLook] {
        guard let path, let kept else {
            return try ContractReader.look(at: files.map(\.path), threads: threads)
        }
        // Stamps are taken before the bytes are read, so that a change in between is seen the next time.
        let found = ParallelReading.map(files, threads: threads, context: Reader.init) { file, reader in
            Result { () throws(ReadingError) in try reader.look(at: file, kept) }
        }
        var all: [StampedLook] = []
        all.reserveCapacity(found.count)
        for result in found { all.append(try result.get()) }
        // To look at a few files again costs less than to write all anew.
        let count = all.count(where: \.isKept)
        let missing = all.count(where: \.isOutlined) - count
        if missing * 16 > count || kept.count > count * 2 { write(all, to: path) }
        return all.map(\.look)
    }

    /// Beside what comes next, which needs nothing of it.
    private func write(_ looks: [StampedLook], to path: String) {
        DispatchQueue.global().async(group: writing) { [build] in
            LookCache.write(looks, to: path, build: build)
        }
    }

    /// Waits until all is in the cache.
    func wait() { writing.wait() }

    /// One thread's memory for files.
    private final class Reader {
        private var bytes = FileBytes()

        func look(at file: FoundFile, _ kept: LookCache) throws(ReadingError) -> StampedLook {
            if let stamp = file.stamp, let look = kept.look(file.path, stamp) {
                return StampedLook(look: look, stamp: stamp, isKept: true)
            }
            let look = try bytes.read(file.path) { ContractReader.look(at: $0, path: file.path) }
            return StampedLook(look: look, stamp: bytes.stamp, isKept: false)
        }
    }
}

/// A look, and what the file system said of the file just before.
struct StampedLook: Sendable {
    let look: FileLook
    let stamp: FileStamp?
    let isKept: Bool

    var isOutlined: Bool { if case .outlined = look { true } else { false } }
}
