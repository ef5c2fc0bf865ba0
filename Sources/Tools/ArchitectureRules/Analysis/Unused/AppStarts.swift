import SourceModel

/// Where the apps of a project begin. The example of a library is none.
enum AppStarts {
    /// Whether the project is an app: it has an app's own object, and a type or a file `main.swift` that begins it.
    static func exist(in model: ProjectModel) -> Bool {
        let own = model.types.filter { !model.modules[$0.module].isTest && !isExample($0.location.path) }
        return own.contains { !model.inheritedNames(of: $0).isDisjoint(with: objects) }
            && (own.contains { $0.declaration.attributes.contains(where: AppLongObjects.starters.contains) }
                || hasMain(model))
    }

    private static let objects: Set<String> = ["App", "UIApplicationDelegate", "NSApplicationDelegate"]

    private static func hasMain(_ model: ProjectModel) -> Bool {
        model.modules.contains { module in
            !module.isTest
                && module.files.contains { file in
                    file.path.split(separator: "/").last == "main.swift" && !isExample(file.path)
                        && file.topLevel?.calls.contains { starts.contains($0.callee.names.last ?? "") }
                            == true
                }
        }
    }

    /// `UIApplicationMain(…)`, `NSApplication.shared.run()`.
    private static let starts: Set<String> = ["UIApplicationMain", "NSApplicationMain", "run"]

    private static func isExample(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            ["Example", "Sample", "Demo", "Playground"].contains {
                part.lowercased().contains($0.lowercased())
            }
        }
    }
}
