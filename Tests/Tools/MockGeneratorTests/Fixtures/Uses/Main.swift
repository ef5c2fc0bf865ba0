import Foundation

// One use of each fixture's mock: the mocks are told and asked as a test does it.

@MainActor var used: Set<String> = []
@MainActor var failures: [String] = []
@MainActor private var current = ""

/// Runs the use of one protocol's mock.
@MainActor func use(_ name: String, _ body: @MainActor () async throws -> Void) async {
    current = name
    used.insert(name)
    do { try await body() } catch { failures.append("\(name): threw \(error)") }
}

@MainActor func check(_ holds: Bool, _ line: Int = #line) {
    if !holds { failures.append("\(current): line \(line)") }
}

/// The error that `body` throws.
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
        await useMethods()
        await useProperties()
        await useSubscripts()
        await useInitializers()
        await useStatics()
        await useEffects()
        await useParameters()
        await useGenerics()
        await useAssociated()
        await useIsolation()
        await useNoncopyable()
        await useInheritance()
        await useStandard()
        await useAttributes()
        await useNested()
        await useAccess()
        await useProxies()
        await useCombined()
        await useRarer()
        await useStandardTypes()
        for failure in failures { print("failed: \(failure)") }
        for name in used.sorted() { print("used: \(name)") }
        exit(failures.isEmpty ? 0 : 1)
    }
}
