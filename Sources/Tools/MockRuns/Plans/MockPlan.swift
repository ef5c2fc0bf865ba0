import Foundation
import MockGenerator

/// The modules that one target of a package can name, as the build plugin found them. It mocks the protocols of these.
///
/// The plugins have the same type: a plugin cannot import a module of the package.
struct MockPlan: Codable, Sendable {
    struct Module: Codable, Sendable {
        /// The name of its target in `Package.swift`.
        var target: String
        /// The name to import it by.
        var name: String
        /// Whether it is a direct dependency of the target in the same package. In a plan for proxies, whether it is the
        /// target itself.
        var isOwn: Bool
        /// The paths of its Swift files.
        var files: [String]
    }

    /// The target that compiles the mocks.
    var target: String
    /// The names of all targets of its package.
    var targets: [String]
    var modules: [Module]
    /// The path of the package's `scenery.yml`, if it has one.
    var configuration: String?

    /// Reads the plan that a plugin wrote.
    ///
    /// - Throws: `MockRunError` if the file cannot be read, or is not a plan.
    init(path: String) throws {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw MockRunError(
                "the plan in \"\(path)\" cannot be read, check that the file exists and its permissions")
        }
        guard let plan = try? JSONDecoder().decode(MockPlan.self, from: bytes) else {
            throw MockRunError(
                "\"\(path)\" is not a plan of a target's modules, only the plugin SceneryMocks writes those"
            )
        }
        self = plan
    }

    /// The run that carries out a request: it mocks the chosen modules and knows all others.
    ///
    /// If the request asks for no proxies, their file is written without any, since the plugin declares it in any case.
    ///
    /// - Throws: `MockRunError` if the request names a module that is not in the plan, or no module is left.
    func run(_ request: MockRequest, output: String, proxies: String) throws -> MockRun {
        let chosen = try chosen(request)
        let names = Set(chosen.map(\.target))
        let options = MockOptions(
            testableImports: chosen.map(\.name), imports: request.imports, only: request.only)
        var run = MockRun(sources: chosen.flatMap(\.files), output: output, options: options)
        run.known = modules.filter { !names.contains($0.target) }.flatMap(\.files)
        run.proxies = request.proxies ? proxies : nil
        run.exclude = request.exclude
        if let configuration {
            run.excludeFolder = URL(filePath: configuration).deletingLastPathComponent().path
        }
        run.requiredModules = requiredModules(request, chosen)
        if !request.proxies { try Self.writeEmpty(proxies) }
        return run
    }

    /// The run that writes the proxies of the target's own boundaries and knows all other modules.
    func tracingRun(proxies: String) -> MockRun {
        var run = MockRun(sources: modules.filter(\.isOwn).flatMap(\.files), output: nil)
        run.known = modules.filter { !$0.isOwn }.flatMap(\.files)
        run.proxies = proxies
        return run
    }

    /// Each module that the request names must have a mock; of the others together at least one. Protocols that the
    /// request names are always mocked.
    private func requiredModules(_ request: MockRequest, _ chosen: [Module]) -> [MockRun.RequiredModule] {
        guard request.only.isEmpty else { return [] }
        guard request.modules.isEmpty else {
            return chosen.map { MockRun.RequiredModule(name: $0.target, files: $0.files, target: target) }
        }
        let names = chosen.map(\.target).joined(separator: "\" and \"")
        return [MockRun.RequiredModule(name: names, files: chosen.flatMap(\.files), target: target)]
    }

    private func chosen(_ request: MockRequest) throws -> [Module] {
        let known = modules.map(\.target).sorted()
        if let unknown = request.modules.first(where: { !known.contains($0) }) {
            throw MockRunError(
                "\"\(target)\" does not depend on \"\(unknown)\", name some of "
                    + (known.isEmpty ? "its modules once it has any" : known.joined(separator: ", ")))
        }
        let chosen = modules.filter {
            request.modules.isEmpty ? $0.isOwn : request.modules.contains($0.target)
        }
        guard !chosen.isEmpty else {
            throw MockRunError(
                "\"\(target)\" depends on no module of its own package whose protocols could be mocked, "
                    + "add it to its dependencies, or name modules in scenery.yml at mocks: \(target): modules:"
            )
        }
        return chosen
    }

    private static func writeEmpty(_ path: String) throws {
        let file = OutputFile(path: path)
        let lines =
            MockOptions.proxyHeader.split(separator: "\n") + [
                "There are none: scenery.yml does not ask for proxies."
            ]
        let text = lines.map { "// \($0)\n" }.joined()
        if !file.contains(text) { try file.write(text) }
    }
}
