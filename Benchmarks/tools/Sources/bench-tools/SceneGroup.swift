import Foundation

/// `scenery generate scene` as a person waits for it: the whole process, in an app of 500 scenes.
struct SceneGroup: Group {
    let name = "scene"

    func rows(in folder: URL) throws -> [Row] {
        try check(
            ChildProcess.run(Programs.scenery, ["new", "Bench", "--scenery", "/nowhere"], in: folder.path))
        let app = folder.appending(path: "Bench")
        for number in 0..<500 {
            try check(
                ChildProcess.run(
                    Programs.scenery, ["generate", "scene", "Part\(word(number))"], in: app.path))
        }
        let next = Counter(500)
        return [
            Row(name: "the 501st scene and those after it", marks: [.milliseconds(200)]) {
                try ChildProcess.run(
                    Programs.scenery, ["generate", "scene", "Part\(word(next.next()))"], in: app.path)
            }
        ]
    }

    private func check(_ process: ChildProcess) throws {
        guard process.exitCode == 0 else {
            throw BenchError("the app could not be made, exit code \(process.exitCode)")
        }
    }

    /// Letters for digits.
    private func word(_ number: Int) -> String {
        String(
            String(number).map {
                Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
            })
    }
}

/// Counts up; used by one thread at a time.
private final class Counter: @unchecked Sendable {
    private var value: Int

    init(_ value: Int) { self.value = value }

    func next() -> Int {
        defer { value += 1 }
        return value
    }
}
