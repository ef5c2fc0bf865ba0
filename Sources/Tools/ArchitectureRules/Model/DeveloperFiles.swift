import SourceModel

/// Files whose code people do not run: screens for developers, and what stands in for other objects in tests and previews.
enum DeveloperFiles {
    /// By the name of a file or of a folder around it: `DebugMenu.swift`, `Developer Menu`, `Mocks`.
    static func contain(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.contains {
            LogicTypes.isForDevelopers($0) || $0.hasPrefix("Developer Menu") || $0 == "DeveloperMenu"
        }
            || parts.dropLast().contains { ["Mock", "Mocks", "Stubs", "Fakes"].contains($0) }
    }

    /// The paths of all such files: also of those of which everything is under `#if DEBUG`.
    static func paths(in model: ProjectModel) -> Set<String> {
        Set(model.modules.flatMap(\.files).filter { contain($0.path) || isForDebugging($0) }.map(\.path))
    }

    private static func isForDebugging(_ file: FileFacts) -> Bool {
        !file.declarations.isEmpty && file.globals.isEmpty && file.declarations.allSatisfy(\.isForDebugging)
    }
}
