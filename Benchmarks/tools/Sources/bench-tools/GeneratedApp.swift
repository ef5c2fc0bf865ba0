import Foundation

/// An app that `scenery new` and `scenery generate scene` made, with scenes in all four styles in turn.
struct GeneratedApp {
    let root: URL

    static let styles = ["vip", "viper", "simple", "mvvm"]

    /// - Parameter styles: Those of its scenes; `nil` for the app's own.
    init(scenes: Int, styles: [String]? = styles, in folder: URL) throws {
        let scenery = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path
        try Self.done(
            ChildProcess.run(Programs.scenery, ["new", "Bench", "--scenery", scenery], in: folder.path))
        root = folder.appending(path: "Bench")
        for number in 0..<scenes {
            let style = styles.map { ["--style", $0[number % $0.count]] } ?? []
            try Self.done(ChildProcess.run(Programs.scenery, command(number) + style, in: root.path))
        }
    }

    /// Makes the scene of a number; no two are called the same.
    func command(_ number: Int) -> [String] { ["generate", "scene", "Part\(Self.word(number))"] }

    private static func done(_ process: ChildProcess) throws {
        guard process.exitCode == 0 else {
            throw BenchError("the app could not be made, exit code \(process.exitCode)")
        }
    }

    /// Letters for digits.
    private static func word(_ number: Int) -> String {
        String(
            String(number).map {
                Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
            })
    }
}
