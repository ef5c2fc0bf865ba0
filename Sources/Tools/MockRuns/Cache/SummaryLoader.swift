import Foundation
import SourceModel

/// Summarizes sources. The summaries of files that did not change since an earlier run come from the cache.
struct SummaryLoader {
    private let path: String?
    private let build: UInt64
    private let stored: SummaryCache?
    private let writing = DispatchGroup()

    /// - Parameter sources: The paths that the run was asked to read, for which the cache has one file.
    init(_ sources: [String], cache: MockCacheFolder?, build: UInt64) {
        path = cache?.file(forSources: sources)
        self.build = build
        stored = path.map { SummaryCache(path: $0, build: build) }
    }

    /// Whether there are summaries of an earlier run, which stamps can prove to be current.
    var needsStamps: Bool { stored.map { $0.count > 0 } ?? false }

    /// Summarizes each file, in order, on several threads.
    ///
    /// - Parameter files: With their stamps if `needsStamps`.
    /// - Returns: For a file that cannot be read a summary with the reason.
    func summaries(of files: [FoundFile], threads: Int) -> [FileSummary] {
        // A stamp is taken before the bytes are read, so that a change in between is noticed by the next run.
        let all = ParallelReading.map(files, threads: threads, context: Reader.init) { file, reader in
            reader.summary(of: file, stored)
        }
        guard let path, let stored else { return all.map(\.summary) }
        // To summarize a few files again costs less than to write the whole cache.
        let count = all.count(where: \.isStored)
        let missing = all.count(where: \.isOutlined) - count
        if missing * 16 > count || stored.count > count * 2 { write(all, to: path) }
        return all.map(\.summary)
    }

    /// Writes the cache while the run goes on.
    private func write(_ summaries: [StampedSummary], to path: String) {
        DispatchQueue.global().async(group: writing) { [build] in
            SummaryCache.write(summaries, to: path, build: build)
        }
    }

    /// Waits until the cache is written.
    func wait() { writing.wait() }

    /// One thread's memory for files.
    private final class Reader {
        private var bytes = FileBytes()

        func summary(of file: FoundFile, _ stored: SummaryCache?) -> StampedSummary {
            if let stamp = file.stamp, let summary = stored?.summary(file.path, stamp) {
                return StampedSummary(summary: summary, stamp: stamp, isStored: true)
            }
            do throws(ReadingError) {
                let summary = try bytes.read(file.path) {
                    SwiftReader.read($0, path: file.path, depth: .outline)
                }
                return StampedSummary(summary: summary, stamp: bytes.stamp, isStored: false)
            } catch {
                var facts = FileFacts(path: file.path)
                let location = FileLocation(path: file.path, line: 1, column: 1)
                facts.problems = [SourceProblem(location: location, message: error.description)]
                let summary = FileSummary.parsed(facts, content: ContentHash())
                return StampedSummary(summary: summary, stamp: nil, isStored: false)
            }
        }
    }
}
