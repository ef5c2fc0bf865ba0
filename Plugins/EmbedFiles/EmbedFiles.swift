import Foundation
import PackagePlugin

/// Puts the files of a target's folder `Bundled` into the target as Swift source, so that the tool
/// is one binary that needs no files beside it.
@main struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let folder = target.directoryURL.appending(path: "Bundled")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(target.name)/Bundled",
                executable: try context.tool(named: "embed-files").url,
                arguments: [folder.path(), output.path()], inputFiles: try files(in: folder),
                outputFiles: [output])
        ]
    }

    private func files(in folder: URL) throws -> [URL] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return paths.sorted().map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
    }
}
