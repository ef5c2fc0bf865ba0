import Foundation
import Testing

@testable import SceneryTestKit

/// What the fabrication of values assumes about Swift's binary interface, one test for each assumption. Where one of these
/// fails on a new platform or compiler, values are not to be fabricated there: see decision 002.
@Suite("The layouts that fabricated values rely on")
struct MetadataLayoutTests {
    @Test("metadata says of which kind a type is")
    func kinds() {
        #expect(ValueLayout(Mixed.self).kind == .structure)
        #expect(ValueLayout(Signal.self).kind == .enumeration)
        #expect(ValueLayout(Int?.self).kind == .optional)
        #expect(ValueLayout((Int, Int).self).kind == .tuple)
        #expect(ValueLayout((() -> Void).self).kind == .function)
        #expect(ValueLayout((any Sendable & CustomStringConvertible).self).kind == .existential)
        #expect(ValueLayout(Base.self).kind == .instance)
    }

    @Test("value witnesses tell size, alignment and whether bytes may be moved")
    func witnesses() {
        #expect(ValueLayout(Mixed.self).size == MemoryLayout<Mixed>.size)
        #expect(ValueLayout(Mixed.self).alignment == MemoryLayout<Mixed>.alignment)
        #expect(ValueLayout(UInt8.self).alignment == 1)
        #expect(ValueLayout(Mixed.self).isBitwiseTakable)
        #expect(!ValueLayout(Watching.self).isBitwiseTakable)
        #expect(ValueLayout(Mixed.self).isCopyable)
        #expect(!ValueLayout(unsafeBitCast(Ticket.self, to: Any.Type.self)).isCopyable)
    }

    @Test("a protocol type says whether it holds a reference or any value")
    func existentials() {
        #expect(ValueLayout((any CustomStringConvertible).self).isOpaqueExistential)
        #expect(!ValueLayout((any Listening).self).isOpaqueExistential)
        #expect(!ValueLayout((any Error).self).isOpaqueExistential)
    }

    @Test("a class leads to its superclass")
    func superclass() {
        #expect(ValueLayout(Derived.self).superclass == Base.self)
        #expect(ValueLayout(Mixed.self).superclass == nil)
    }

    @Test("the descriptor of an enumeration lists the payloads first, and a case is injected by its number")
    func enumerations() throws {
        let layout = try #require(EnumLayout(Signal.self))
        #expect(layout.count == 4)
        #expect(layout.payloads.map { $0.map { "\($0)" } } == ["Int", "(name: String, isLoud: Bool)"])
        #expect(layout.value(ofCase: 0) == nil)
        #expect(layout.value(ofCase: 2) as? Signal == .off)
        #expect(layout.value(ofCase: 3) as? Signal == .on)
        let optional = try #require(EnumLayout(String?.self))
        #expect(optional.count == 2 && optional.payloads.count == 1)
        #expect(EnumLayout(Mixed.self) == nil)
    }

    @Test("stored properties come with name, type and offset, those of superclasses first")
    func properties() {
        #expect(storedPropertyCount(Mixed.self) == 3)
        #expect(storedPropertyOffset(Mixed.self, index: 1) == MemoryLayout<Mixed>.offset(of: \.ratio))
        #expect(names(of: Mixed.self) == ["count", "ratio", "title"])
        #expect(names(of: Derived.self) == ["first", "second"])
        var field = StoredProperty()
        let type = storedPropertyType(Watching.self, index: 0, into: &field)
        #expect(ObjectIdentifier(type) == ObjectIdentifier(Base?.self))
        #expect(!field.isStrong)
        field.freeName?(field.name)
    }

    @Test("function metadata tells the result, the effects and the convention")
    func functions() throws {
        let plain = try #require(FunctionLayout(((Int, String) -> Bool).self))
        #expect(plain.result == Bool.self && !plain.isThrowing && !plain.isAsync)
        let failing = try #require(FunctionLayout((() async throws -> Mixed).self))
        #expect(failing.result == Mixed.self && failing.isThrowing && failing.isAsync)
        #expect(FunctionLayout((@convention(c) (Int) -> Int).self) == nil)
        #expect(FunctionLayout(Int.self) == nil)
    }

    @Test("results come back in words and fractions, and in memory if there are more than four")
    func registers() {
        #expect(ReturnRegisters(Int.self) == .direct(words: [0], fractions: []))
        #expect(ReturnRegisters(String.self) == .direct(words: [0, 8], fractions: []))
        let ratio = ReturnRegisters.Fraction(offset: 8, size: 8)
        #expect(ReturnRegisters(Mixed.self) == .direct(words: [0, 16, 24], fractions: [ratio]))
        #expect(ReturnRegisters(Five.self) == .memory)
        #expect(ReturnRegisters(Watching.self) == .memory)
        // A fraction and a number in the same eight bytes: nobody knows which register they share.
        #expect(ReturnRegisters(Sharing.self) == nil)
    }

    @Test("an instance that is assembled has the size and the header that the runtime expects")
    func instances() throws {
        let fabricator = ValueFabricator(source: .nothing)
        let instance = try #require(fabricator.make(Derived.self))
        #expect(type(of: instance) == Derived.self)
        #expect(instance.first == 0 && instance.second.isEmpty)
    }

    private func names(of type: Any.Type) -> [String] {
        (0..<storedPropertyCount(type)).map { index in
            var field = StoredProperty()
            _ = storedPropertyType(type, index: index, into: &field)
            defer { field.freeName?(field.name) }
            return field.name.map { String(cString: $0) } ?? ""
        }
    }
}

// MARK: - Types with a layout to look at

private struct Mixed {
    var count: Int
    var ratio: Double
    var title: String
}

private struct Five { var values: (Int, Int, Int, Int, Int) }

private struct Sharing {
    var ratio: Float
    var count: Int32
}

private struct Watching { weak var base: Base? }

private struct Ticket: ~Copyable { var number: Int }

private enum Signal: Equatable {
    case level(Int)
    case named(name: String, isLoud: Bool)
    case off, on
}

private protocol Listening: AnyObject {}

private class Base {
    var first: Int
    init(first: Int) { self.first = first }
}

private final class Derived: Base {
    var second: String
    init(second: String) {
        self.second = second
        super.init(first: 0)
    }
}
