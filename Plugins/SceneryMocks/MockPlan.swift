import Foundation
import PackagePlugin

/// What the tool `scenery-mocks` reads: the modules whose protocols a target's mocks may be of.
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
            files = module.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }.sorted()
        }
    }

    let target: String
    let targets: [String]
    let modules: [Module]
    let configuration: String?

    /// Modules of packages from elsewhere are left out: nobody changes them here, and reading all of them takes time.
    ///
    /// - Parameter isTraced: Whether what is written is of the target's own protocols, and not of its dependencies'.
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

    /// Whatever the mocks depend on.
    var inputs: [URL] {
        (modules.flatMap(\.files) + [configuration].compactMap { $0 }).map { URL(filePath: $0) }
    }

    /// Writes the plan where it differs from the one that is there, so that nothing runs when nothing changed.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = try encoder.encode(self)
        // Not there yet is as good as another one.
        if (try? Data(contentsOf: file)) != bytes { try bytes.write(to: file) }
    }

    /// The targets of the package and of those it takes from folders of this machine. Scenery's own protocols are known
    /// to the tool.
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
