import Foundation
import PackagePlugin

/// Writes the mocks of the protocols in the modules that a target depends on, and compiles them into the target.
@main struct SceneryMocks: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("\"\(target.name)\" has no Swift sources, so mocks cannot be compiled into it")
            return []
        }
        let folder = context.pluginWorkDirectoryURL
        let plan = MockPlan(for: target, in: context.package)
        let file = folder.appending(path: "plan.json")
        try plan.write(to: file)
        let mocks = folder.appending(path: "SceneryMocks.swift")
        let proxies = folder.appending(path: "SceneryProxies.swift")
        return [
            .buildCommand(
                displayName: "Writing mocks for \(target.name)",
                executable: try context.tool(named: "scenery-mocks").url,
                arguments: [file, mocks, proxies, folder.appending(path: "cache")].map(path),
                inputFiles: [file] + plan.inputs, outputFiles: [mocks, proxies])
        ]
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
