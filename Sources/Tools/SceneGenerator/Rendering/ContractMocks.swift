import MockGenerator
import Styles

/// The mocks of contracts that were just made, written from their sources as `scenery mock` writes them, so that no
/// template is needed for them.
struct ContractMocks {
    /// What was made, the files without contracts too.
    let sources: [TemplateRenderer.Output]
    /// The module of the contracts, which tests import.
    let module: String

    /// The file with the mocks at `path`, below `location`.
    ///
    /// - Returns: `nil` when there is none, or none can be mocked.
    func file(
        _ path: String, in location: Template.Folder
    ) throws(GenerationError) -> TemplateRenderer.Output? {
        let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
        let options = MockOptions(testableImports: [module])
        do {
            let made = try MockGenerator.mocks(of: files, options: options)
            guard !made.mocks.isEmpty else { return nil }
            let template = Template(file: "Mocks.swift", makes: path, location: location, text: "")
            return TemplateRenderer.Output(template: template, path: path, text: made.text)
        } catch {
            throw .template(file: path, message: "the contracts cannot be mocked: \(error)")
        }
    }
}
