import Foundation
import SceneryScenes
import Synchronization

// One use of each boundary's proxy in front of a role of its own: what the role is given, what comes back, and what is
// reported in between.

@MainActor var used: Set<String> = []
@MainActor var failures: [String] = []
@MainActor private var current = ""

@MainActor func use(_ name: String, _ body: @MainActor () async throws -> Void) async {
    current = name
    used.insert(name)
    do { try await body() } catch { failures.append("\(name): threw \(error)") }
}

@MainActor func check(_ holds: Bool, _ line: Int = #line) {
    if !holds { failures.append("\(current): line \(line)") }
}

/// The report must be these lines, and is begun anew.
@MainActor func check(_ recorder: Recorder, _ lines: String..., line: Int = #line) {
    let found = recorder.take()
    if found != lines { failures.append("\(current): line \(line): reported \(found)") }
}

/// What a tracer told, as lines; roles add theirs.
nonisolated final class Recorder: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    var tracer: Tracer {
        Tracer { [self] event in
            switch event {
            case .began(let crossing):
                let arguments = crossing.arguments.map(\.text).joined(separator: ", ")
                add("\(crossing.role) \(crossing.kind) \(crossing.name) (\(arguments))")
            case .ended(_, .returned(let value)): add("→ \(value.text)")
            case .ended(_, .threw(let error)): add("✗ \(error.text)")
            }
        }
    }

    /// What a proxy of `role` reports with.
    func crossings(_ boundary: String, of role: AnyObject) -> CrossingReporter {
        tracer.attached { CrossingReporter(made: boundary, of: role) }
    }
}

/// Eight at once.
nonisolated func eight(_ body: @escaping @Sendable (Int) async -> Void) async {
    await withTaskGroup { group in for number in 0..<8 { group.addTask { await body(number) } } }
}

@main struct Main {
    @MainActor static func main() async {
        await useCalls()
        await useSpreading()
        await useTypes()
        await useIsolation()
        await useBases()
        for failure in failures { print("failed: \(failure)") }
        for name in used.sorted() { print("used: \(name)") }
        exit(failures.isEmpty ? 0 : 1)
    }
}
