import Testing

@testable import SourceModel

@Suite("Files that an Xcode project leaves out") struct LeftOutFilesTests {
    /// What a project that lists `listed` files of the folder `Shop/App` is told to leave out of those that are there.
    ///
    /// - Parameter moved: Where files are that the project lists elsewhere, by their names.
    private func leftOut(
        listed: Int, others: [String: String] = [:], moved: [String: String] = [:]
    ) throws -> Set<String> {
        let names = (0..<listed).map { "F\($0)" }
        let files = names.map { moved[$0] ?? "Shop/App/\($0).swift" }
        let objects = names.map {
            """
            \($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = "<group>"; };
            B\($0) = { isa = PBXBuildFile; fileRef = \($0); };
            """
        }
        let text = """
            // !$*UTF8*$!
            {
                objects = {
                    R = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, ); };
                    M = { isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
                    G = { isa = PBXGroup; children = (\(names.joined(separator: ", "))); path = App; sourceTree = "<group>"; };
                    T = { isa = PBXNativeTarget; name = Shop; buildPhases = (P);
                          productType = "com.apple.product-type.application"; };
                    P = { isa = PBXSourcesBuildPhase; files = (\(names.map { "B" + $0 }.joined(separator: ", "))); };
                    \(objects.joined(separator: "\n"))
                };
                rootObject = R;
            }
            """
        var all = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        all["Shop/Shop.xcodeproj/project.pbxproj"] = text
        let project = try TemporaryProject(all.merging(others) { $1 })
        let read = try ProjectReader(root: project.root).read()
        #expect(read.modules.flatMap(\.files).map(\.path).count == listed + others.count)
        return read.modules.reduce(into: []) { $0.formUnion($1.leftOut) }
    }

    @Test("they are told where it lists most of the files around them")
    func leftOut() throws {
        let old = "Shop/App/Old.swift"
        #expect(try leftOut(listed: 8, others: [old: "", "Tools/Other.swift": ""]) == [old])
    }

    @Test("the case of a folder may differ from what the project says")
    func letters() throws {
        #expect(try leftOut(listed: 8, moved: ["F0": "Shop/app/F0.swift"]).isEmpty)
    }

    @Test("it may find files in another way where it lists few of them")
    func few() throws {
        let others = Dictionary(uniqueKeysWithValues: (0..<4).map { ("Shop/App/Old\($0).swift", "") })
        #expect(try leftOut(listed: 8, others: others).isEmpty)
    }
}
