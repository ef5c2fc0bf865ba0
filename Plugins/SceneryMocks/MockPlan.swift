import Foundation
import PackagePlugin

/// The plan that the tool `scenery-mocks` reads: the modules whose protocols it may mock for a target.
struct MockPlan: Encodable {
    struct Module: Encodable {
        let target: String
        let name: String
        let isOwn: Bool
        let files: [String]

        init(_ module: SwiftSourceModuleTarget, isOwn: Bool) {
            target = module.name
            name = module.moduleName
            self.isOwn = isOwn
            files = module.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }
                .sorted()
        }
    }

    let target: String
    let targets: [String]
    let modules: [Module]
    let configuration: String?

    /// Modules of remote packages are left out: they do not change here, and reading all of them takes time.
    ///
    /// - Parameter isTraced: Whether to plan proxies of the target's own protocols, and not mocks of its dependencies'.
    init(for target: SwiftSourceModuleTarget, in package: Package, isTraced: Bool = false) {
        let own = package.targets.map(\.name)
        let direct = Set(
            target.dependencies.compactMap { if case .target(let other) = $0 { other.name } else { nil } })
        let near = Self.nearbyTargets(of: package)
        self.target = target.name
        targets = own.sorted()
        let others = target.recursiveTargetDependencies.compactMap { other -> Module? in
            guard near.contains(other.id), let other = other as? SwiftSourceModuleTarget, other.kind != .macro
            else { return nil }
            let isOwn = !isTraced && direct.contains(other.name) && own.contains(other.name)
            return Module(other, isOwn: isOwn)
        }
        modules = others + (isTraced ? [Module(target, isOwn: true)] : [])
        let configuration = package.directoryURL.appending(path: "scenery.yml").path(percentEncoded: false)
        self.configuration = FileManager.default.fileExists(atPath: configuration) ? configuration : nil
    }

    /// All files that the mocks depend on.
    var inputs: [URL] {
        (modules.flatMap(\.files) + [configuration].compactMap { $0 }).map { URL(filePath: $0) }
    }

    /// Writes the plan if it differs from the existing one, so that nothing runs if nothing changed.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = try encoder.encode(self)
        // A missing plan is written like a different one.
        if (try? Data(contentsOf: file)) != bytes { try bytes.write(to: file) }
    }

    /// The targets of the package and of the local packages it depends on. The tool knows Scenery's own protocols.
    private static func nearbyTargets(of package: Package) -> Set<Target.ID> {
        var found: Set<Target.ID> = []
        var seen: Set<Package.ID> = []
        var open = [package]
        while let next = open.popLast() {
            guard seen.insert(next.id).inserted, next.displayName != "Scenery" || next.id == package.id else {
                continue
            }
            switch next.origin {
            case .root, .local: break
            default: continue
            }
            found.formUnion(next.targets.map(\.id))
            open += next.dependencies.map(\.package)
        }
        return found
    }
}
