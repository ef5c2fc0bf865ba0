import SceneryScenes

private nonisolated final class Spreader: Spreading {
    func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func sum(_ numbers: Double...) -> Double { numbers.reduce(0, +) }
    func join<Part: Sendable>(_ parts: Part..., separator: String) -> String {
        parts.map { "\($0)" }.joined(separator: separator)
    }
    func load(_ numbers: Int...) async throws(Refusal) -> [Int] {
        await Task.yield()
        if numbers.isEmpty { throw .late }
        return numbers.reversed()
    }
    func note(_ text: @autoclosure () -> String, _ numbers: Int..., into all: inout [Int]) {
        if text() == "all" { all += numbers }
    }
}

@MainActor private final class MainSpreader: SpreadingOnMain {
    func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    func later(_ pages: Page...) async -> Int {
        await Task.yield()
        return pages.count
    }
}

@MainActor func useSpreading() async {
    await use("Spreading") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { Spreader().traced() }
        check(role.sum(1, 2, 3) == 6 && role.sum() as Int == 0 && role.sum(1.5, 2) == 3.5)
        check(
            recorder, "Spreader call Spreading.sum(_:) ([1, 2, 3])", "→ 6",
            "Spreader call Spreading.sum(_:) ([])", "→ 0",
            "Spreader call Spreading.sum(_:) ([1.5, 2.0])", "→ 3.5")
        check(
            role.join("a", "b", "c", separator: "-") == "a-b-c"
                && role.join(Fare(cents: 1), separator: "") != "")
        var all = [0]
        role.note("all", 4, 5, into: &all)
        role.note("none", 6, into: &all)
        check(all == [0, 4, 5])
        _ = recorder.take()
        check(await lateSpreading(recorder) == [3, 2, 1])
        check(
            recorder, "Spreader call Spreading.load(_:) ([1, 2, 3])", "→ [3, 2, 1]",
            "Spreader call Spreading.load(_:) ([])", "✗ late")
    }
    await use("SpreadingOnMain") {
        let recorder = Recorder()
        let role = recorder.tracer.attached { MainSpreader().traced() }
        check(role.sum(4, 5) == 9)
        check(await role.later(Page(), Page()) == 2)
        check(recorder.take().filter { $0.hasPrefix("→") } == ["→ 9", "→ 2"])
    }
}

private nonisolated func lateSpreading(_ recorder: Recorder) async -> [Int]? {
    let role = recorder.tracer.attached { Spreader().traced() }
    let numbers = try? await role.load(1, 2, 3)
    _ = try? await role.load()
    return numbers
}
