import Foundation
import SourceModel
import Testing

@Suite("Projects read from a folder")
struct ProjectReaderTests {
    private func modules(_ project: TemporaryProject) throws -> [String: [String]] {
        let read = try ProjectReader(root: project.root).read()
        return Dictionary(uniqueKeysWithValues: read.modules.map { ($0.name, $0.files.map(\.path)) })
    }

    @Test("targets of a manifest are found by convention, by path and through the manifest's own functions")
    func manifest() throws {
        let project = try TemporaryProject([
            "Package.swift": #"""
            // swift-tools-version: 6.0
            import PackageDescription
            let strict = Context.environment["STRICT"] == "1"
            func room(_ name: String, in place: String = "Runtime", _ needs: [Target.Dependency] = []) -> Target {
                .target(name: name, dependencies: needs, path: "Sources/\(place)/\(name)", exclude: ["Notes"])
            }
            let rooms: [Target] = [room("Core"), room("Web", in: "Hosts", ["Core", .product(name: "NIO", package: "nio")])]
            let package = Package(
                name: "App",
                targets: rooms + (strict ? [] : [
                    .target(name: "Plain", dependencies: [.target(name: "Core")]),
                    .testTarget(name: "PlainTests", dependencies: ["Plain"]),
                ])
            )
            """#,
            "Sources/Runtime/Core/A.swift": "", "Sources/Runtime/Core/Notes/B.swift": "",
            "Sources/Hosts/Web/C.swift": "", "Sources/Plain/D.swift": "", "Sources/Plain/Deep/E.swift": "",
            "Tests/PlainTests/F.swift": "", ".build/checkouts/X/G.swift": "", "Pods/P/H.swift": "",
            "Sources/Plain/Plain.docc/Steps/01.swift": "",
        ])
        #expect(
            try modules(project) == [
                "Core": ["Sources/Runtime/Core/A.swift"], "Web": ["Sources/Hosts/Web/C.swift"],
                "Plain": ["Sources/Plain/D.swift", "Sources/Plain/Deep/E.swift"],
                "PlainTests": ["Tests/PlainTests/F.swift"],
            ])
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.first { $0.name == "Web" }?.dependencies == ["Core", "NIO"])
        #expect(read.modules.first { $0.name == "Plain" }?.dependencies == ["Core"])
        #expect(read.modules.map(\.isTest).count { $0 } == 1)
    }

    @Test("packages inside a project have targets of their own")
    func packages() throws {
        let manifest = """
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Code", sources: ["A.swift", "In"])])
            """
        let project = try TemporaryProject([
            "Modules/Kit/Package.swift": manifest, "Modules/Kit/Code/A.swift": "",
            "Modules/Kit/Code/B.swift": "",
            "Modules/Kit/Code/In/C.swift": "", "App/D.swift": "",
        ])
        let found = try modules(project)
        #expect(found["Kit"] == ["Modules/Kit/Code/A.swift", "Modules/Kit/Code/In/C.swift"])
        #expect(found.values.flatMap { $0 }.contains("App/D.swift"))
    }

    @Test("an Xcode project gives groups' files and synchronized folders to its targets")
    func xcode() throws {
        let project = try TemporaryProject([
            "Shop/Shop.xcodeproj/project.pbxproj": Self.pbxproj, "Shop/App/A.swift": "",
            "Shop/App/Old/B.swift": "",
            "Shop/New/C.swift": "", "Shop/New/Skipped.swift": "", "Shop/ShopTests/D.swift": "",
        ])
        let found = try modules(project)
        #expect(found["My_Shop"] == ["Shop/App/A.swift", "Shop/App/Old/B.swift", "Shop/New/C.swift"])
        #expect(found["ShopTests"] == ["Shop/ShopTests/D.swift"])
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.first { $0.name == "ShopTests" }?.dependencies == ["My_Shop"])
        #expect(read.problems.isEmpty)
    }

    @Test("without manifest and Xcode project all files are one module, tests apart")
    func folders() throws {
        let project = try TemporaryProject([
            "App/A.swift": "", "AppTests/B.swift": "", "Sources/Core/C.swift": "",
            "broken.xcodeproj/project.pbxproj": "{ a",
            "made.xcodeproj/xcshareddata/xcschemes/Made.xcscheme": "",
        ])
        let read = try ProjectReader(root: project.root).read()
        #expect(
            Set(read.modules.map { $0.files.map(\.path) }) == [
                ["App/A.swift"], ["AppTests/B.swift"], ["Sources/Core/C.swift"],
            ])
        #expect(read.modules.first { $0.isTest }?.files.map(\.path) == ["AppTests/B.swift"])
        #expect(read.problems.map(\.location.path) == ["broken.xcodeproj/project.pbxproj"])
    }

    @Test("folders below Sources are modules without a package only when one imports another")
    func guessedModules() throws {
        let app = [
            "Shop/Sources/Scenes/Cart.swift": "class Cart {}",
            "Shop/Sources/Flow/Flow.swift": "class Flow { let cart = Cart() }",
            "ShopTests/CartTests.swift": "@testable import Shop",
        ]
        let shop = try TemporaryProject(app)
        let one = try ProjectReader(root: shop.root).read().modules.filter { !$0.isTest }
        #expect(one.map { $0.files.count } == [2])
        let several = try TemporaryProject(
            app.merging(["Shop/Sources/Flow/Flow.swift": "import Scenes"]) { $1 })
        let parts = try ProjectReader(root: several.root).read().modules.filter { !$0.isTest }
        #expect(Set(parts.map(\.name)) == ["Scenes", "Flow"])
    }

    @Test("a file beside the targets of a package makes no second module, whatever folder the package is in")
    func fileBesideTargets() throws {
        let project = try TemporaryProject([
            "App/Cart.swift": "import Shelf",
            "Source/Shelf/Package.swift":
                #"import PackageDescription; let package = Package(name: "Shelf", targets: [.target(name: "Shelf")])"#,
            "Source/Shelf/Sources/Shelf/Board.swift": "", "Source/Shelf/Tests/LinuxMain.swift": "",
        ])
        let read = try ProjectReader(root: project.root).read()
        let shelves = read.modules.filter { $0.name == "Shelf" }
        #expect(shelves.map { $0.files.map(\.path) } == [["Source/Shelf/Sources/Shelf/Board.swift"]])
    }

    @Test("XcodeGen's targets have the folders and files that project.yml gives them")
    func xcodeGen() throws {
        let project = try TemporaryProject([
            "project.yml": """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                sources:
                  - App
                  - path: Shared
                    excludes: [Old, "**/*.md", "Draft.swift"]
                dependencies:
                  - target: Cart
                  - package: Nuke
              Cart: { type: framework, sources: Modules/Cart/Sources }
              CartTests: { type: bundle.unit-test, sources: ["Modules/Cart/Tests/**"] }
            """,
            "App/A.swift": "", "Shared/B.swift": "", "Shared/Old/C.swift": "", "Shared/Draft.swift": "",
            "Modules/Cart/Sources/Views/D.swift": "", "Modules/Cart/Tests/E.swift": "",
        ])
        #expect(
            try modules(project) == [
                "Shop": ["App/A.swift", "Shared/B.swift"], "Cart": ["Modules/Cart/Sources/Views/D.swift"],
                "CartTests": ["Modules/Cart/Tests/E.swift"],
            ])
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.first { $0.name == "Shop" }?.dependencies == ["Cart", "Nuke"])
        #expect(read.excludedFiles == 2)
        #expect(read.modules.filter(\.isTest).map(\.name) == ["CartTests"])
    }

    @Test(
        "Tuist's targets are read where they are written out, and are their folders where a helper makes them"
    )
    func tuist() throws {
        let project = try TemporaryProject([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["App/Sources/**"],
                        dependencies: [.project(target: "Home", path: "Features/Home"), .external(name: "Nuke")]),
                Target(name: "ShopTests", platform: .iOS, product: .unitTests, bundleId: "a.c",
                       sources: [.glob("App/Tests/**", excluding: ["App/Tests/Old/**"])], dependencies: [.target(name: "Shop")]),
            ])
            """,
            "Features/Home/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project.feature(name: "Home")
            """,
            "Tuist/ProjectDescriptionHelpers/Feature.swift": "import ProjectDescription",
            "App/Sources/Screens/A.swift": "", "App/Tests/B.swift": "", "App/Tests/Old/C.swift": "",
            "Features/Home/Sources/D.swift": "", "Features/Home/Tests/E.swift": "",
            "App/Sources/Models/Project.swift": "struct Project {}",
        ])
        #expect(
            try modules(project) == [
                "Shop": ["App/Sources/Models/Project.swift", "App/Sources/Screens/A.swift"],
                "ShopTests": ["App/Tests/B.swift"],
                "Home": ["Features/Home/Sources/D.swift"], "HomeTests": ["Features/Home/Tests/E.swift"],
            ])
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.first { $0.name == "Shop" }?.dependencies == ["Home", "Nuke"])
        #expect(Set(read.modules.filter(\.isTest).map(\.name)) == ["ShopTests", "HomeTests"])
    }

    @Test("links in a circle end, and what cannot be read is told with its place")
    func unreadable() throws {
        let project = try TemporaryProject([
            "App/A.swift": "class A {}", "App/B.swift": "class B {}", "Locked/C.swift": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: project.root + "/App/loop", withDestinationPath: project.root)
        try FileManager.default.createSymbolicLink(
            atPath: project.root + "/App/self.swift", withDestinationPath: "self.swift")
        chmod(project.root + "/App/B.swift", 0)
        chmod(project.root + "/Locked", 0)
        defer { chmod(project.root + "/Locked", 0o755) }
        let read = try ProjectReader(root: project.root).read()
        let files = read.modules.flatMap(\.files)
        #expect(files.first { $0.path == "App/A.swift" }?.declarations.map(\.name) == ["A"])
        #expect(files.first { $0.path == "App/B.swift" }?.problems.count == 1)
        #expect(read.problems.map(\.location.path) == ["Locked"])
    }

    @Test("an empty project has no modules; a missing one is an error")
    func empty() throws {
        let project = try TemporaryProject()
        #expect(try ProjectReader(root: project.root).read().modules.isEmpty)
        #expect(throws: ReadingError.missing("/nowhere/at/all")) {
            try ProjectReader(root: "/nowhere/at/all").read()
        }
    }

    @Test("one line of ten megabytes, 200 levels of nesting, binary and broken text neither crash nor hang")
    func badFiles() throws {
        let project = try TemporaryProject(["Good.swift": "class Good {}"])
        let items = String(repeating: "Item(id: 1), ", count: 2_000)
        let row = "let a = [" + items + "]; let b = \"" + String(repeating: "text ", count: 2_000_000) + "\""
        try project.write(row, to: "Long.swift")
        let nested =
            "let n = " + String(repeating: "[f { (", count: 67) + "1" + String(repeating: ")}]", count: 67)
        try project.write(nested, to: "Nested.swift")
        let deep = (0..<200).map { "struct S\($0) { " }.joined() + String(repeating: "}", count: 200)
        try project.write(deep, to: "Deep.swift")
        try project.write(
            Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 131 ^ $0 >> 7) }), to: "Binary.swift")
        try project.write(
            Data([0x6C, 0x65, 0x74, 0x20, 0x61, 0xFF, 0xFE, 0x3D, 0x31, 0x0A]), to: "Latin.swift")
        let files = try ProjectReader(root: project.root).read().modules.flatMap(\.files)
        let byPath = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        #expect(byPath["Long.swift"]?.globals.first?.body?.calls.count == 2_000)
        #expect(byPath["Nested.swift"]?.problems.isEmpty == true)
        #expect(byPath["Nested.swift"]?.globals.first?.body?.closures.count == 67)
        #expect(byPath["Deep.swift"]?.declarations.count == 200)
        #expect(byPath["Binary.swift"]?.problems.isEmpty == false)
        #expect(byPath["Latin.swift"]?.problems.isEmpty == false)
        #expect(byPath["Good.swift"]?.declarations.count == 1)
    }

    private static let pbxproj = """
        // !$*UTF8*$!
        {
            objects = {
                R = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, U, ); };
                M = { isa = PBXGroup; children = (G, N, V); sourceTree = "<group>"; };
                G = { isa = PBXGroup; children = (A /* A.swift */, O); path = App; sourceTree = "<group>"; };
                O = { isa = PBXGroup; children = (B); name = Old; path = Old; sourceTree = "<group>"; };
                A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = { isa = PBXFileReference; path = App/Old/B.swift; sourceTree = SOURCE_ROOT; };
                N = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, ); path = New; sourceTree = "<group>"; };
                V = { isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Skipped.swift, ); target = T; };
                T = { isa = PBXNativeTarget; name = "My Shop"; buildPhases = (P); fileSystemSynchronizedGroups = (N, );
                      productType = "com.apple.product-type.application"; };
                U = { isa = PBXNativeTarget; name = ShopTests; buildPhases = (); dependencies = (D, );
                      fileSystemSynchronizedGroups = (V, ); productType = "com.apple.product-type.bundle.unit-test"; };
                D = { isa = PBXTargetDependency; target = T; };
                P = { isa = PBXSourcesBuildPhase; files = (F1, F2); };
                F1 = { isa = PBXBuildFile; fileRef = A; };
                F2 = { isa = PBXBuildFile; fileRef = B; };
            };
            rootObject = R;
        }
        """

    @Test("names of classes are read from storyboards, xibs, property lists and Objective-C")
    func resources() throws {
        let project = try TemporaryProject([
            "App/A.swift": "",
            "App/Main.storyboard":
                "<viewController customClass=\"Home\" customModule=\"App\"/>\n<view customClass=\"Map\"/>",
            "App/Ride.xib":
                "<placeholder id=\"-1\" customClass=\"RideScreen\"/><view customClass=\"RideCell\"/>",
            "App/Info.plist": "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
            "App/Legacy.m": "[[FaresScreen alloc] init]; // see _Old",
        ])
        let read = try ProjectReader(root: project.root).read()
        #expect(
            read.classesElsewhere.isSuperset(of: ["Home", "Map", "RideCell", "SceneDelegate", "FaresScreen"]))
        #expect(read.classesElsewhere.isDisjoint(with: ["RideScreen", "App"]))
    }
}
