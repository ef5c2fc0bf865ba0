import Foundation
import PackagePlugin

/// `swift package scenery-check`: checks the package it is called in, with the command's own options.
@main struct SceneryCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scenery").url
        process.arguments = ["check"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // A plugin reports its failure by a message; the findings have been written already.
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("scenery check found something")
        default: Diagnostics.error("scenery check could not be done")
        }
    }
}
