import Foundation

/// The Scenery package as projects for Xcode, XcodeGen and Tuist refer to it.
struct ProjectPackage {
    /// Identities of the packages in the project file.
    static let ownReference = "5CE000000000000000000040"
    static let sceneryReference = "5CE000000000000000000041"

    /// What the templates ask for.
    let values: [String: Any]

    /// - Parameter root: The folder of the app, from which a package on this machine is found.
    init(_ package: SceneryPackage, seenFrom root: URL) {
        switch package {
        case .folder(let folder):
            let path = SceneryPackage.escaped(Self.path(to: folder, from: root))
            values = [
                "sceneryFolder": path, "xcodeGenPackage": ["path: \"\(path)\""],
                "tuistPackage": ".package(path: \"\(path)\")",
            ]
        case .repository(let url, .from(let version)):
            values = [
                "sceneryURL": url,
                "sceneryRequirement": ["kind = upToNextMajorVersion;", "minimumVersion = \"\(version)\";"],
                "xcodeGenPackage": ["url: \"\(url)\"", "from: \"\(version)\""],
                "tuistPackage": ".remote(url: \"\(url)\", requirement: .upToNextMajor(from: \"\(version)\"))",
            ]
        case .repository(let url, .branch(let branch)):
            values = [
                "sceneryURL": url, "sceneryRequirement": ["branch = \"\(branch)\";", "kind = branch;"],
                "xcodeGenPackage": ["url: \"\(url)\"", "branch: \"\(branch)\""],
                "tuistPackage": ".remote(url: \"\(url)\", requirement: .branch(\"\(branch)\"))",
            ]
        }
    }

    /// A path like `../Scenery`.
    static func path(to folder: String, from root: URL) -> String {
        let there = URL(filePath: folder).standardizedFileURL.pathComponents.dropFirst()
        let here = root.standardizedFileURL.pathComponents.dropFirst()
        let shared = zip(there, here).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: here.count - shared) + there.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
