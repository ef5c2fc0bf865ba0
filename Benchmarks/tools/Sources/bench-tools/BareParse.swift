import Foundation
import SwiftParser
import SwiftSyntax

/// Parses every Swift file below folders on all cores and throws the trees away: the least that any tool does
/// which looks at all sources with swift-syntax.
enum BareParse {
    static func run(folders: [String]) throws {
        let files = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
        }
        let counts = Counts(files.count)
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let bytes = FileManager.default.contents(atPath: files[index]) else { return }
            let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
            counts.set(index, tree.statements.count)
        }
        print("\(files.count) files, \(counts.sum) statements")
    }

    /// Each place is written by one thread, and read after all have ended.
    private final class Counts: @unchecked Sendable {
        private let locations: UnsafeMutableBufferPointer<Int>

        init(_ count: Int) {
            locations = .allocate(capacity: count)
            locations.initialize(repeating: 0)
        }

        deinit { locations.deallocate() }

        func set(_ index: Int, _ value: Int) { locations[index] = value }
        var sum: Int { locations.reduce(0, +) }
    }
}
