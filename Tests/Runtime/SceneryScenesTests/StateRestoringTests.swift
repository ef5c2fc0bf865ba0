import Foundation
import Scenery
import Testing

@MainActor @Suite("State is saved and restored")
struct StateRestoringTests {
    private final class Counter: StateRestoring {
        var count = 0
        var restorableState: [String: Int] { ["count": count] }
        func restore(_ state: [String: Int]) { count = state["count"] ?? 0 }
    }

    @Test("state is given back to another object; data of another kind is refused")
    func restore() throws {
        let (before, after) = (Counter(), Counter())
        before.count = 7
        try after.restore(from: before.savedState())
        #expect(after.count == 7)
        #expect(throws: DecodingError.self) { try after.restore(from: Data("[]".utf8)) }
        #expect(after.count == 7)
    }

    @Test("an identity reads as its name and number")
    func identity() { #expect("\(id("About", 3))" == "About#3") }
}
