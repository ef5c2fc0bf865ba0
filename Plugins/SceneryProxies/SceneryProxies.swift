import Foundation
import PackagePlugin

/// Writes the proxies of a target's own boundaries, and compiles them into the target.
@main struct SceneryProxies: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("\"\(target.name)\" has no Swift sources, so it has no boundaries to trace")
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let plan = MockPlan(for: target, in: context.package, isTraced: true)
        let file = folder.appending(path: "plan.json")
        try plan.write(to: file)
        let proxies = folder.appending(path: "SceneryProxies.swift")
        return [
            .buildCommand(
                displayName: "Writing proxies for \(target.name)",
                executable: try context.tool(named: "scenery-mocks").url,
                arguments: [file, proxies, folder.appending(path: "cache")].map {
                    $0.path(percentEncoded: false)
                },
                inputFiles: [file] + plan.inputs, outputFiles: [proxies])
        ]
    }
}
