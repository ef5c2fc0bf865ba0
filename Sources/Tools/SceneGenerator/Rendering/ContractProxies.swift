import MockGenerator
import Styles

/// The proxies of contracts, written along with them as `scenery mock --proxies` writes them: what reports to a
/// tracer when the boundaries are crossed.
enum ContractProxies {
    /// - Parameters:
    ///   - outputs: All files of a product.
    ///   - place: Where the contracts are, and the proxies go.
    ///   - path: What the file is called.
    /// - Returns: `nil` when there is no contract that refines `Boundary`, or a template makes this file.
    static func file(
        for outputs: [TemplateRenderer.Output], in place: Template.Place, path: String
    ) throws(GenerationError) -> TemplateRenderer.Output? {
        guard !outputs.contains(where: { $0.path == path }) else { return nil }
        let sources = outputs.filter { $0.template.place == place }.map { SourceFile(path: $0.path, text: $0.text) }
        do {
            let made = try MockGenerator.mocks(of: sources, options: MockOptions(header: header, product: .proxies))
            guard !made.mocks.isEmpty else { return nil }
            let template = Template(file: "Proxies.swift", makes: path, place: place, condition: nil, text: "")
            return TemplateRenderer.Output(template: template, path: path, text: made.text)
        } catch {
            throw .template(file: path, message: "the contracts can have no proxies: \(error)")
        }
    }

    private static let header = """
        What reports the crossings of these contracts to a tracer, as `scenery mock --proxies` writes it. When a contract
        changes, run it over the folder again.
        """
}
