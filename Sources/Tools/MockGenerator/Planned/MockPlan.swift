import Foundation

/// The modules that one target of a package can name, as the build plugin finds them: whose protocols its mocks are of.
struct MockPlan: Codable, Sendable {
    struct Module: Codable, Sendable {
        /// The target's name in `Package.swift`.
        var target: String
        /// What the module is imported as.
        var name: String
        /// Whether the target names it among its own dependencies, and both are of one package; of a plan for proxies,
        /// whether it is the target itself.
        var isOwn: Bool
        /// Its Swift files.
        var files: [String]
    }

    /// The target that the mocks are compiled into.
    var target: String
    /// All targets of its package.
    var targets: [String]
    var modules: [Module]
    /// The package's `scenery.yml`; none when it has none.
    var configuration: String?

    /// Reads what the plugin wrote.
    ///
    /// - Throws: an error that says why the file is none of these.
    init(path: String) throws {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw MockRunError(
                "the plan in \"\(path)\" cannot be read, check that the file is there and its permissions")
        }
        guard let plan = try? JSONDecoder().decode(MockPlan.self, from: bytes) else {
            throw MockRunError(
                "\"\(path)\" is no plan of a target's modules, leave it to the plugin SceneryMocks to write one"
            )
        }
        self = plan
    }

    /// The run that fulfils a wish: mocks of the modules chosen, with all others known.
    ///
    /// Where no proxies are wished for, their file is written without any, since the plugin names it in any case.
    ///
    /// - Throws: an error that names a module which is none of the plan's, or says that there is none at all.
    func run(_ wish: MockWish, output: String, proxies: String) throws -> MockRun {
        let chosen = try chosen(wish)
        let names = Set(chosen.map(\.target))
        let options = MockOptions(testableImports: chosen.map(\.name), imports: wish.imports, only: wish.only)
        var run = MockRun(sources: chosen.flatMap(\.files), output: output, options: options)
        run.known = modules.filter { !names.contains($0.target) }.flatMap(\.files)
        run.proxies = wish.proxies ? proxies : nil
        run.needed = needs(wish, chosen)
        if !wish.proxies { try Self.writeEmpty(proxies, options) }
        return run
    }

    /// The run that writes the proxies of the target's own boundaries, with all other modules known.
    func tracing(proxies: String) -> MockRun {
        var run = MockRun(sources: modules.filter(\.isOwn).flatMap(\.files), output: nil)
        run.known = modules.filter { !$0.isOwn }.flatMap(\.files)
        run.proxies = proxies
        return run
    }

    /// Modules that were asked for by name have to have a mock each, others one among them. Protocols that were asked for
    /// by name have theirs in any case.
    private func needs(_ wish: MockWish, _ chosen: [Module]) -> [MockRun.Need] {
        guard wish.only.isEmpty else { return [] }
        guard wish.modules.isEmpty else {
            return chosen.map { MockRun.Need(name: $0.target, files: $0.files, target: target) }
        }
        let names = chosen.map(\.target).joined(separator: "\" and \"")
        return [MockRun.Need(name: names, files: chosen.flatMap(\.files), target: target)]
    }

    private func chosen(_ wish: MockWish) throws -> [Module] {
        let known = modules.map(\.target).sorted()
        if let stranger = wish.modules.first(where: { !known.contains($0) }) {
            throw MockRunError(
                "\"\(target)\" does not depend on \"\(stranger)\", name some of "
                    + (known.isEmpty ? "its modules once it has any" : known.joined(separator: ", ")))
        }
        let chosen = modules.filter {
            wish.modules.isEmpty ? $0.isOwn : wish.modules.contains($0.target)
        }
        guard !chosen.isEmpty else {
            throw MockRunError(
                "\"\(target)\" depends on no module of its own package whose protocols could be mocked, "
                    + "add it to its dependencies, or name modules in scenery.yml at mocks: \(target): modules:"
            )
        }
        return chosen
    }

    private static func writeEmpty(_ path: String, _ options: MockOptions) throws {
        let file = OutputFile(path: path)
        let lines =
            MockOptions.proxyHeader.split(separator: "\n") + [
                "There are none: scenery.yml does not ask for proxies."
            ]
        let text = lines.map { "// \($0)\n" }.joined()
        if !file.holds(text) { try file.write(text) }
    }
}
