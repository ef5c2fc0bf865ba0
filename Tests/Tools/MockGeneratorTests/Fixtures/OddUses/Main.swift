import Foundation

@MainActor var failures: [String] = []
@MainActor var used: Set<String> = []
@MainActor private var current = ""

@MainActor func use(_ name: String, _ body: @MainActor () async throws -> Void) async {
    current = name
    used.insert(name)
    do { try await body() } catch { failures.append("\(name): threw \(error)") }
}

@MainActor func check(_ holds: Bool, _ line: Int = #line) {
    if !holds { failures.append("\(current): line \(line)") }
}

@MainActor func thrown(_ body: @MainActor () async throws -> Void) async -> (any Error)? {
    do {
        try await body()
        return nil
    } catch {
        return error
    }
}

@main struct Main {
    @MainActor static func main() async {
        await useErrors()
        await useTokens()
        await useIsolation()
        await usePacks()
        await useGenerics()
        await useSelves()
        await useFound()
        await useNames()
        await useShapes()
        for failure in failures { print("failed: \(failure)") }
        for name in used.sorted() { print("used: \(name)") }
        exit(failures.isEmpty ? 0 : 1)
    }
}
