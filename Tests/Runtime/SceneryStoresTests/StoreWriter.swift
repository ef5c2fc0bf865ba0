import Foundation

/// The program that writes to a store beside the tests.
enum StoreWriter {
    /// Built next to the tests.
    static var path: String {
        #if os(macOS)
            let products =
                Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
                ?? Bundle.main.bundleURL
        #else
            let products = URL(filePath: CommandLine.arguments[0])
        #endif
        return products.deletingLastPathComponent().appending(path: "StoreWriter").path(percentEncoded: false)
    }

    /// What it has written so far, the last line perhaps in part. None before it has started.
    static func lines(of output: URL) -> [Substring] {
        let said = (try? Data(contentsOf: output)) ?? Data()
        return String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The last number it said that it wrote.
    static func acknowledged(in output: URL) -> Int? {
        lines(of: output).dropLast().last.flatMap { Int($0) }
    }
}
