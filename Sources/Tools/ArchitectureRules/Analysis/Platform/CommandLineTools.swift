import SourceModel

/// Which code runs on the machine of a developer, as a command: it reads files of its repository, and may end at the first failure.
struct CommandLineTools {
    private var modules: Set<Int> = []

    private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit"]
    private static let servers: Set<String> = [
        "Vapor", "Hummingbird", "NIO", "NIOCore", "NIOPosix", "Kitura",
    ]

    init(_ model: ProjectModel) {
        for (index, module) in model.modules.enumerated() where Self.isTool(module) { modules.insert(index) }
        guard !modules.isEmpty else { return }
        let imports = model.modules.map { module in Set(module.files.flatMap { $0.imports.map(\.module) }) }
        // A library that only tools import is a part of them.
        for (index, module) in model.modules.enumerated() where !modules.contains(index) && !module.isTest {
            let users = model.modules.indices.filter {
                $0 != index && !model.modules[$0].isTest && imports[$0].contains(module.name)
            }
            if !users.isEmpty, modules.isSuperset(of: users) { modules.insert(index) }
        }
    }

    /// Whether a file is a part of one: also a script, which has code outside of functions and starts no app.
    func contains(module: Int, file: FileFacts) -> Bool { modules.contains(module) || Self.isCommand(file) }

    private static func isTool(_ module: ModuleFacts) -> Bool {
        module.files.indices.contains {
            module.files[$0].path.hasSuffix("main.swift") && isCommand(module.files[$0])
        }
            && module.files.allSatisfy { file in
                file.imports.allSatisfy { !frameworks.contains($0.module) && !servers.contains($0.module) }
            }
    }

    /// Whether its code does something else than to start an app.
    private static func isCommand(_ file: FileFacts) -> Bool {
        // Hardly any file has such code, and all have imports.
        guard let code = file.topLevel?.withoutPreviews, !code.calls.isEmpty else { return false }
        return !file.imports.contains { frameworks.contains($0.module) || servers.contains($0.module) }
            && !code.calls.contains {
                ["UIApplicationMain", "NSApplicationMain"].contains($0.callee.names.last ?? "")
            }
    }
}
