import Foundation
import SourceModel

/// Outlines of files as they were last time, in one file that is replaced whole. A file's outline is taken over when its
/// stamp proves that its content is the same. A cache that is damaged, or of another build of the tool, counts as empty.
struct LookCache {
    /// "scnlook" and the version of the format.
    private static let mark: UInt64 = 0x7363_6E6C_6F6F_6B02
    private static let headCount = 4

    private let data: MappedData?
    /// Where each file's record begins, by the hash of its path.
    private var records = HashedPlaces(count: 0)
    private(set) var count = 0

    init(path: String, build: UInt64) {
        data = MappedData(path: path)
        guard let data, let words = CacheWords(data.bytes, count: Self.headCount), words[0] == Self.mark,
            words[1] == build
        else { return }
        var sum = ContentHash()
        sum.add(data.bytes.assumingMemoryBound(to: UInt8.self), 24..<data.bytes.count)
        guard sum.value == words[2], let all = CacheWords(data.bytes, count: data.bytes.count / 8) else {
            return
        }
        count = Int(all[3])
        records = HashedPlaces(count: count)
        for number in 0..<count {
            let place = Self.headCount + number * 2
            // Records are numbers of eight bytes too.
            records.set(all[place], to: Int(all[place + 1]) / 8)
        }
    }

    /// The look at a file that is as it was.
    func look(_ path: String, _ stamp: FileStamp) -> FileLook? {
        guard let data, let start = records[ContentHash(path).value] else { return nil }
        var reader = OutlineReader(data.bytes, at: start * 8)
        let known = FileStamp(size: reader.word(), modified: reader.word(), inode: reader.word())
        guard known == stamp else { return nil }
        let content = ContentHash(value: reader.word())
        return .outlined(reader.outline(), path: path, content: content)
    }

    /// Leaves out files that were changed just now, of which a stamp proves nothing. That it cannot be written costs the
    /// next run some time, nothing else.
    static func write(_ looks: [StampedLook], to path: String, build: UInt64) {
        let now = UInt64(Date().timeIntervalSince1970 * 1_000_000_000)
        let kept = looks.filter { $0.isKept || $0.isOutlined && $0.stamp?.isYoung(at: now) == false }
        var table: [UInt64] = [UInt64(kept.count)]
        var records: [UInt8] = []
        let start = (headCount + kept.count * 2) * 8
        for look in kept {
            guard case .outlined(let outline, let path, let content) = look.look, let stamp = look.stamp
            else {
                continue
            }
            table += [ContentHash(path).value, UInt64(start + records.count)]
            var writer = OutlineWriter()
            for word in [stamp.size, stamp.modified, stamp.inode, content.value] { writer.add(word) }
            writer.add(outline)
            records += writer.bytes
        }
        let rest = table.withUnsafeBytes { Array($0) } + records
        var sum = ContentHash()
        rest.withUnsafeBufferPointer { sum.add($0, 0..<$0.count) }
        let head = [mark, build, sum.value].withUnsafeBytes { Array($0) }
        var file = FilePieces(head)
        file.add(.bytes(rest))
        try? FileReplacement(of: path).writeMakingFolder(file)
    }
}
