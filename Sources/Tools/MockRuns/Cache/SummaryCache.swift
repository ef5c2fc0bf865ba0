import FileWriting
import Foundation
import SourceModel

/// Outlines of an earlier run in one file, which is replaced as a whole. A file's outline is used if its stamp proves that
/// its content is the same. A cache that is damaged, or from another build of the tool, counts as empty.
struct SummaryCache {
    /// "scnlook" and the version of the format.
    private static let mark: UInt64 = 0x7363_6E6C_6F6F_6B03
    private static let headerCount = 4

    private let data: MappedData?
    /// The start of each file's record, by the hash of its path.
    private var records = HashIndex(count: 0)
    private(set) var count = 0

    init(path: String, build: UInt64) {
        data = MappedData(path: path)
        guard let data, let words = CacheWords(data.bytes, count: Self.headerCount), words[0] == Self.mark,
            words[1] == build
        else { return }
        var sum = ContentHash()
        sum.add(data.bytes.assumingMemoryBound(to: UInt8.self), 24..<data.bytes.count)
        guard sum.value == words[2], let all = CacheWords(data.bytes, count: data.bytes.count / 8) else {
            return
        }
        count = Int(all[3])
        records = HashIndex(count: count)
        for number in 0..<count {
            let entry = Self.headerCount + number * 2
            // Records consist of 64-bit numbers too.
            records.set(all[entry], to: Int(all[entry + 1]) / 8)
        }
    }

    /// The summary of an unchanged file.
    func summary(_ path: String, _ stamp: FileStamp) -> FileSummary? {
        guard let data, let start = records[ContentHash(path).value] else { return nil }
        var decoder = OutlineDecoder(data.bytes, at: start * 8)
        let known = FileStamp(
            size: decoder.word(), modified: decoder.word(), inode: decoder.word(), changed: decoder.word())
        guard known == stamp else { return nil }
        let content = ContentHash(value: decoder.word())
        return .outlined(decoder.outline(), path: path, content: content)
    }

    /// Replaces the file. Files that were modified just now are left out, since their stamp proves nothing. If the cache
    /// cannot be written, the next run takes longer.
    static func write(_ summaries: [StampedSummary], to path: String, build: UInt64) {
        let now = UInt64(Date().timeIntervalSince1970 * 1_000_000_000)
        let stored = summaries.filter {
            $0.isStored || $0.isOutlined && $0.stamp?.isYoung(at: now) == false
        }
        var table: [UInt64] = [UInt64(stored.count)]
        var records: [UInt8] = []
        let start = (headerCount + stored.count * 2) * 8
        for summary in stored {
            guard case .outlined(let outline, let path, let content) = summary.summary,
                let stamp = summary.stamp
            else {
                continue
            }
            table += [ContentHash(path).value, UInt64(start + records.count)]
            var encoder = OutlineEncoder()
            for word in [stamp.size, stamp.modified, stamp.inode, stamp.changed, content.value] {
                encoder.add(word)
            }
            encoder.add(outline)
            records += encoder.bytes
        }
        let rest = table.withUnsafeBytes { Array($0) } + records
        var sum = ContentHash()
        rest.withUnsafeBufferPointer { sum.add($0, 0..<$0.count) }
        let header = [mark, build, sum.value].withUnsafeBytes { Array($0) }
        var file = OutputRope(header)
        file.add(.bytes(rest))
        try? AtomicFile(path, isDurable: false).write(file, createsFolder: true)
    }
}

/// A summary, and the stamp that its file had before it was read.
struct StampedSummary: Sendable {
    let summary: FileSummary
    let stamp: FileStamp?
    /// Whether it comes from the cache.
    let isStored: Bool

    var isOutlined: Bool { if case .outlined = summary { true } else { false } }
}
