import SourceModel

/// Links the test kit of the package to a target of an Xcode project.
struct XcodeLink {
    struct BuildFile {
        let id: String
        let comment: String
        let field: String
    }

    private let tests: LocatedList.Entry
    private let file: XcodeProjectFile
    private let product: String
    let buildFile: BuildFile

    init(_ tests: LocatedList.Entry, _ edit: XcodeProjectEdit) {
        self.tests = tests
        file = edit.file
        product = edit.id("\(tests.key)/product")
        buildFile = BuildFile(
            id: edit.id("\(tests.key)/link"), comment: "\(MockSetup.product) in Frameworks",
            field: "productRef = \(product) /* \(MockSetup.product) */;")
    }

    /// Adds the build file to the phase that links, which a target without libraries does not have.
    func addPhase(to edit: inout XcodeProjectEdit) {
        let element = "\(buildFile.id) /* \(buildFile.comment) */"
        if let phase = file.phase("PBXFrameworksBuildPhase", of: tests) {
            return edit.add(element, to: "files", of: phase)
        }
        let id = edit.id("\(tests.key)/frameworks")
        edit.add(
            "PBXFrameworksBuildPhase", id, "Frameworks",
            [
                "buildActionMask = 2147483647;", "files = (", "\t\(element),", ");",
                "runOnlyForDeploymentPostprocessing = 0;",
            ])
        edit.add("\(id) /* Frameworks */", to: "buildPhases", of: tests)
    }

    /// Adds the product, and the package where the project does not refer to it yet.
    func addPackage(_ package: SceneryPackage, path: (String) -> String, to edit: inout XcodeProjectEdit) {
        let reference = known ?? edit.id("package")
        let comment: String
        switch package {
        case .folder(let folder):
            let isa = "XCLocalSwiftPackageReference"
            comment = "\(isa) \"\(path(folder).replacing("*/", with: ""))\""
            if known == nil {
                edit.add(isa, reference, comment, ["relativePath = \(LocatedList.quoted(path(folder)));"])
            }
        case .repository(let url, let requirement):
            let isa = "XCRemoteSwiftPackageReference"
            comment = "\(isa) \"\(package.reference)\""
            if known == nil {
                edit.add(
                    isa, reference, comment,
                    ["repositoryURL = \(LocatedList.quoted(url));", "requirement = {"]
                        + Self.lines(requirement).map { "\t" + $0 } + ["};"])
            }
        }
        if known == nil {
            edit.add("\(reference) /* \(comment) */", to: "packageReferences", of: file.project)
        }
        edit.add(
            "XCSwiftPackageProductDependency", product, MockSetup.product,
            [
                known == nil ? "package = \(reference) /* \(comment) */;" : "package = \(reference);",
                "productName = \(MockSetup.product);",
            ])
        edit.add("\(product) /* \(MockSetup.product) */", to: "packageProductDependencies", of: tests)
    }

    /// The reference to the package that the project has already.
    private var known: String? {
        let all = file.all("XCLocalSwiftPackageReference") + file.all("XCRemoteSwiftPackageReference")
        return all.first {
            let text = $0.value["repositoryURL"]?.text ?? $0.value["relativePath"]?.text ?? ""
            let name = text.lowercased().split(separator: "/").last ?? ""
            return name == "scenery" || name == "scenery.git"
        }?.key
    }

    private static func lines(_ requirement: SceneryPackage.Requirement) -> [String] {
        switch requirement {
        case .from(let version): ["kind = upToNextMajorVersion;", "minimumVersion = \"\(version)\";"]
        case .branch(let branch): ["branch = \"\(branch)\";", "kind = branch;"]
        }
    }
}
