import MockGenerator
import Testing

@Suite("Names of a mock's stubs")
struct NamingTests {
    /// The stubs by name, with the type of what they note.
    private func stubs(_ requirements: String...) throws -> [String: String] {
        let text = "protocol Showing: Boundary {\n\(requirements.joined(separator: "\n"))\n}"
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Showing.swift", text: text)])
        var found: [String: String] = [:]
        for line in output.text.split(separator: "\n") {
            let words = line.split { " :=<,{".contains($0) }.map(String.init)
            guard words.count > 3, ["let", "var"].contains(words[0]), words[1].hasPrefix("on") else {
                continue
            }
            found[words[1]] = words[3]
        }
        return found
    }

    private let ride = "func show(_ ride: Ride)"
    private let about = "func show(_ about: About)"
    private let text = "func show(_ text: String)"

    @Test("A stub has the name and labels of its member if these are unique")
    func short() throws {
        #expect(try stubs("func show(_ ride: Ride, at place: Int)") == ["onShowAt": "(Ride"])
    }

    @Test("Overloads have stubs named by their types too, which stay the same when another overload is added")
    func overloads() throws {
        let two = try stubs(ride, about)
        #expect(two == ["onShow": "Ride", "onShowRide": "Ride", "onShowAbout": "About"])
        for three in [
            try stubs(text, ride, about), try stubs(ride, text, about), try stubs(ride, about, text),
        ] {
            #expect(three["onShowRide"] == "Ride")
            #expect(three["onShowAbout"] == "About")
            #expect(three["onShowString"] == "String")
        }
    }

    @Test("An overload added after a member does not rename the member's stub")
    func appended() throws {
        #expect(try stubs(ride)["onShow"] == "Ride")
        #expect(try stubs(ride, about)["onShow"] == "Ride")
    }

    @Test("An overload takes no stub name from a member with another name")
    func untaken() throws {
        let item = "func load(_ item: Item)"
        for all in [
            ["func load()", item, "func loadItem() -> Int"], [item, "func load()", "func loadItem() -> Int"],
        ] {
            let found = try stubs(all[0], all[1], all[2])
            #expect(found["onLoadItem"] == "Void" && found["onLoadItemStub"] ?? found["onLoad"] == "Item")
        }
    }

    @Test("Overloads with similar types are distinguished by their full types and effects")
    func alike() throws {
        let found = try stubs("func add(_ a: Int)", "func add(_ a: [Int])", "func add(_ a: Int?)")
        #expect(found["onAddListInt"] == "[Int]" && found["onAddIntOptional"] == "Int?")
    }

    @Test("Operators and names in backticks are spelled out")
    func spelled() throws {
        #expect(
            try stubs("static func <~> (a: Self, b: Int) -> Bool", "func `saves it`(`with care`: Int)").keys
                .sorted() == ["onSavesItWithCare"])
    }

    @Test("Failure messages tell overloads apart that differ in their generic rules, results, or both")
    func titles() throws {
        let source = """
            protocol Adding: Boundary {
                init(_ a: Int)
                init(_ a: String)
                subscript<T>(of t: T) -> Int where T: Hashable { get }
                subscript<T>(of t: T) -> Int where T: Error { get }
                func go<T: Equatable>(_ t: T)
                func go<T: Comparable>(_ t: T)
                func map<T>(_ t: T) -> Int where T: Equatable
                func map<T>(_ t: T) -> Int where T: Comparable
                func map<T>(_ t: T) -> String where T: Comparable
            }
            """
        let output = try MockGenerator.mocks(of: [SourceFile(path: "Adding.swift", text: source)])
        for title in [
            "init(_: Int)", "init(_: String)", "subscript(of: T) where T: Hashable",
            "subscript(of: T) where T: Error",
            "go(_: T) where T: Equatable", "go(_: T) where T: Comparable",
            "map(_: T) -> Int where T: Equatable",
            "map(_: T) -> Int where T: Comparable", "map(_: T) -> String where T: Comparable",
        ] { #expect(output.text.contains("\"Adding.\(title)\""), "\(title)") }
    }
}
