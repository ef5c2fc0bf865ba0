import Foundation
import Testing

@testable import MockGenerator
@testable import SourceModel

@Suite("Known protocols")
struct KnownProtocolsTests {
    /// The boundaries that the runtime's sources declare, by name.
    private func declared() throws -> [String: ProtocolFact] {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Runtime/SceneryScenes")
            .standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: [String: ProtocolFact] = [:]
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for fact in SwiftReader.read(SourceFile(path: file.path, text: text), depth: .declarations)
                .protocols
            {
                found[fact.name] = fact
            }
        }
        return found
    }

    /// Everything a mock depends on: all but comments and locations.
    private func essence(_ fact: ProtocolFact) throws -> NSDictionary {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(fact))
        return try #require(strip(object) as? NSDictionary)
    }

    private func strip(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(strip) as NSArray }
        guard let object = value as? [String: Any] else { return value }
        return object.filter { !["comment", "location"].contains($0.key) }.mapValues(strip) as NSDictionary
    }

    @Test("The names of the known classes, which no parser reads, are those that the parser finds")
    func classNames() {
        #expect(KnownClasses.names == Set(KnownClasses.all.keys))
        #expect(KnownClasses.named("UIKit.UIViewController")?.name == "UIViewController")
        #expect(KnownClasses.named("AnyObject") == nil)
    }

    @Test("The known protocols are those that the runtime declares, and no boundary is missing")
    func current() throws {
        let declared = try declared()
        let known = Dictionary(uniqueKeysWithValues: knownProtocols.protocols.map { ($0.name, $0) })
        let boundaries = declared.values.filter { fact in
            var parents = [fact.name]
            while let parent = parents.popLast() {
                if parent == "Boundary" { return true }
                parents += declared[parent]?.inherited.map(\.text) ?? []
            }
            return false
        }
        #expect(boundaries.count > 10)
        for fact in boundaries {
            let copy = try #require(known[fact.name], "\(fact.name) is not known")
            #expect(try essence(copy) == essence(fact), "\(fact.name)")
        }
    }

    @Test("A delegate of a framework is mocked with the members that it requires, on its actor")
    func delegates() throws {
        let text = """
            /// @mockable
            protocol ListSource: UITableViewDataSource, UITableViewDelegate { func reload() }
            /// @mockable
            protocol Locating: CLLocationManagerDelegate { func locate() }
            """
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Lists.swift", text: text)])
        #expect(output.diagnostics.isEmpty, "\(output.diagnostics)")
        #expect(output.text.contains("class ListSourceMock: NSObject, ListSource"))
        #expect(output.text.contains("cellForRowAt indexPath: IndexPath) -> UITableViewCell"))
        #expect(output.text.contains("class LocatingMock: NSObject, Locating"))
    }

    @Test("A class of a framework is the superclass of a mock, with the initializers that it requires")
    func classes() throws {
        let text = """
            /// @mockable
            protocol Screen: UIViewController { func show(_ text: String) }
            /// @mockable
            protocol Cell: UIKit.UITableViewCell { var row: Int { get } }
            /// @mockable
            protocol Record: NSManagedObject { var key: String { get } }
            class Base: UIViewController { init(number: Int) { super.init(nibName: nil, bundle: nil) } }
            /// @mockable
            protocol Detail: Base { func open() }
            """
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Screens.swift", text: text)])
        #expect(output.diagnostics.isEmpty, "\(output.diagnostics)")
        for part in [
            "final class ScreenMock: UIViewController, Screen {",
            "super.init(nibName: nibName, bundle: bundle)",
            "required init?(coder: NSCoder) {", "super.init(coder: coder)",
            "final class CellMock: UIKit.UITableViewCell, Cell {",
            "style: UITableViewCell.CellStyle, reuseIdentifier: String?, fileID",
            "final class RecordMock: NSManagedObject, Record, @unchecked Sendable {",
            "entity: NSEntityDescription, insertInto: NSManagedObjectContext?, fileID",
            "final class DetailMock: Base, Detail {", "number: Int, fileID",
        ] { #expect(output.text.contains(part), "\(part)") }
    }

    @Test(
        "A parent that no mock can have is refused with what to do instead",
        arguments: [
            ("View", "SwiftUI accepts only from structs"), ("SwiftUI.View", "use a struct of your own"),
            ("BinaryInteger", "Int or Double"), ("FloatingPoint", "Int or Double"),
            ("StringProtocol", "only String and Substring"),
        ])
    func unmockable(_ parent: String, _ reason: String) throws {
        let text = "/// @mockable\nprotocol Target: \(parent) {}\n/// @mockable\nprotocol Other {}"
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Target.swift", text: text)])
        #expect(output.mocks == ["OtherMock"] && output.diagnostics.count == 1)
        let message = try #require(output.diagnostics.first?.message)
        #expect(message.contains(reason) && message.contains("\"\(parent)\""), "\(message)")
    }

    @Test("Each known protocol is read without the parser")
    func plain() throws {
        var text = knownSource.text
        try text.withUTF8 { bytes in
            let outline = try #require(SourceOutline(bytes))
            for index in outline.declarations.indices where outline.declarations[index].parent < 0 {
                let plain = PlainDeclarations(of: bytes, path: "", outline: outline, needed: [index])
                #expect(plain?.protocols.count == 1, "\(outline.name(of: index))")
            }
        }
    }

    @Test(
        "what a protocol of another module asks for may be called from anywhere: how that module isolates is unknown"
    )
    func foreign() throws {
        let core = SwiftReader.read(
            SourceFile(
                path: "Core.swift", text: "public protocol Feeding { func feed(); func later() async }"),
            depth: .declarations)
        let own = SwiftReader.read(
            SourceFile(path: "App.swift", text: "protocol Feeder: Feeding { func own() }"),
            depth: .declarations)
        let index = ProtocolIndex([own], others: [core])
        let shape = try FlattenedProtocol(of: index.protocols[index.own.lowerBound], index: index)
        #expect(
            shape.requirements.map(\.modifiers) == [["nonisolated"], ["nonisolated(nonsending)"], []])
    }
}
