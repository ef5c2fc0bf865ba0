import Foundation

/// `scenery generate scene` as a person waits for it: the whole process, in an app of 500 scenes.
struct SceneGroup: Group {
    let name = "scene"

    func rows(in folder: URL) throws -> [Row] {
        let app = try GeneratedApp(scenes: 500, styles: nil, in: folder)
        let next = Counter(500)
        return [
            Row(name: "the 501st scene and those after it", marks: [.milliseconds(200)]) {
                try ChildProcess.run(Programs.scenery, app.command(next.next()), in: app.root.path)
            }
        ]
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
