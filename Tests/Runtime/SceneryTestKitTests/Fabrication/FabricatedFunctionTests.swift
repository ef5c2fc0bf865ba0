import Foundation
import Testing

@testable import SceneryTestKit

/// Functions that a property of a made-up value keeps: what they give back arrives whole, however it is passed.
@Suite("made-up functions in structures", .timeLimit(.minutes(10)))
struct MadeFunctionTests {
    private let maker = ValueFabricator(source: ValueSource(seed: 7))

    @Test("words, texts and lists")
    func words() throws {
        let made = try #require(maker.make(Words.self))
        #expect(made.int(1, "a text that is long enough for the heap") == want("int"))
        #expect(made.small() == want("small"))
        #expect(made.flag(3) == want("flag"))
        #expect(made.text(2) == want("text"))
        #expect(made.list() == want("list"))
        #expect(made.table() == want("table"))
        #expect(made.maybe() == want("maybe") as Int?)
        #expect(made.thing().name == (want("thing") as Thing).name)
        #expect(made.id() == want("id") && made.url() == want("url") && made.data() == want("data"))
    }

    @Test("fractions, alone and beside words")
    func fractions() throws {
        let made = try #require(maker.make(Fractional.self))
        #expect(made.double(1) == want("double"))
        #expect(made.float(1) == want("float"))
        #expect(made.point() == want("point"))
        #expect(made.corners() == want("corners"))
        #expect(made.priced("x") == want("priced"))
        #expect(made.located() == want("located"))
        #expect(made.maybe() == want("maybe") as Double?)
        #expect(made.date() == want("date"))
    }

    @Test("structures whose parts share words, enumerations and what is too large for registers")
    func packed() throws {
        let made = try #require(maker.make(Packed.self))
        #expect(made.pair() == want("pair"))
        #expect(made.mixed() == want("mixed"))
        #expect(made.choice() == want("choice"))
        #expect(made.ride() == want("ride"))
        #expect(made.large(1, 2, 3) == want("large"))
        #expect(made.any(1) is Int || made.any(1) is String)
        #expect(made.nested(1).open(2) == want("nested", "open"))
    }

    @Test("asynchronous ones give back what synchronous ones do, and those that can throw throw")
    func asynchronous() async throws {
        let made = try #require(maker.make(Later.self))
        #expect(await made.int(1, "two") == want("int"))
        #expect(await made.text() == want("text"))
        #expect(await made.double(1.5) == want("double"))
        #expect(await made.large() == want("large"))
        await made.nothing(3)
        await #expect(throws: UnansweredCall.self) { try await made.risky(1) }
        #expect(throws: UnansweredCall.self) { try made.risk("x") }
        #expect(throws: UnansweredCall.self) { try made.largeRisk() }
    }

    @Test("each call gives a value of its own, released like any other")
    func ownership() throws {
        let made = try #require(maker.make(Words.self))
        weak var last: Thing?
        for _ in 0..<100 {
            let thing = made.thing()
            last = thing
            #expect(last != nil && !made.text(1).isEmpty && !made.list().isEmpty)
        }
        #expect(last == nil)
    }

    @Test("a generic type keeps its functions in another form, and is not made unless they only throw")
    func generic() {
        #expect(maker.make(Deferring<Int>.self) == nil)
        #expect(throws: UnansweredCall.self) { try maker.make(Risking<Int>.self)?.body() }
    }

    private func want<Value>(_ names: String...) -> Value {
        let path = names.reduce(ValuePath()) { $0 + $1 }
        return maker.make(Value.self, at: path)!
    }
}

private struct Deferring<Value> { let body: () -> Value }
private struct Risking<Value> { let body: () throws -> Value }

private final class Thing: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

private struct Words {
    let int: (Int, String) -> Int
    let small: () -> Int8
    let flag: @Sendable (Double) -> Bool
    let text: (Int) -> String
    let list: () -> [String]
    let table: () -> [String: Int]
    let maybe: () -> Int?
    let thing: () -> Thing
    let id: () -> UUID
    let url: () -> URL
    let data: () -> Data
}

private struct Point: Equatable { let x, y: Float }
private struct Corners: Equatable { let a, b, c, d: Double }
private struct Priced: Equatable {
    let name: String
    let price: Double
}
private struct Located: Equatable {
    let id: Int
    let x, y, z: Double
}

private struct Fractional {
    let double: (Int) -> Double
    let float: (Int) -> Float
    let point: () -> Point
    let corners: () -> Corners
    let priced: (String) -> Priced
    let located: () -> Located
    let maybe: () -> Double?
    let date: () -> Date
}

private struct Pair: Equatable { let a, b: Int32 }
private struct Mixed: Equatable {
    let a: Bool
    let b: Int16
    let c: Int64
    let d: UInt8?
}
private struct Large: Equatable { let a, b, c: String }
private enum Choice: Equatable {
    case none
    case some(String, Int)
}
private struct Opener { let open: (Int) -> String }

private struct Packed {
    let pair: () -> Pair
    let mixed: () -> Mixed
    let choice: () -> Choice
    let ride: () -> Ride
    let large: (Int, Int, Int) -> Large
    let any: (Int) -> any Hashable
    let nested: (Int) -> Opener
}

private struct Later {
    let int: (Int, String) async -> Int
    let text: @Sendable () async -> String
    let double: (Double) async -> Double
    let large: () async -> Large
    let nothing: (Int) async -> Void
    let risky: @Sendable (Int) async throws -> Large
    let risk: (String) throws -> String
    let largeRisk: () throws -> Large
}
