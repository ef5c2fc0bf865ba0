import SourceModel

/// Files whose code only developers run: their own screens, and what stands in for other objects in tests and previews.
enum DeveloperFiles {
    /// By the name of a file or of a folder around it: `DebugMenuView.swift`, `Developer Menu`, `Mocks`.
    static func contain(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.last.map(LogicTypes.isForDevelopers) == true
            || parts.dropLast().contains { folder in
                folders.contains(folder.filter { $0 != " " }) || endings.contains(where: folder.hasSuffix)
            }
    }

    /// Without spaces. An app whose own name begins with "Debug" is none of them.
    private static let folders: Set<String> = [
        "Debug", "Debugging", "DebugMenu", "DebugTools", "DebugScreens", "DeveloperMenu", "DeveloperTools",
        "Mock", "Mocks", "Stubs", "Fakes",
    ]

    /// `CoreMocks`, a target that only tests use.
    private static let endings = ["Mocks", "TestHelpers", "TestSupport", "TestUtilities", "TestUtils"]

    /// The paths of all such files: also of those of which everything is under `#if DEBUG`.
    static func paths(in model: ProjectModel) -> Set<String> {
        Set(model.modules.flatMap(\.files).filter { contain($0.path) || isForDebugging($0) }.map(\.path))
    }

    private static func isForDebugging(_ file: FileFacts) -> Bool {
        !file.declarations.isEmpty && file.globals.isEmpty && file.declarations.allSatisfy(\.isForDebugging)
    }
}
