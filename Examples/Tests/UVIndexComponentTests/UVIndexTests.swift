import Foundation
import Testing

@testable import UVIndexComponent

@Suite("The levels of the UV index") struct UVIndexTests {
    @Test(
        "each bound begins the next level",
        arguments: [
            (-1, .unknown), (-0.01, .unknown), (0, .low), (2.99, .low), (3, .moderate), (5.99, .moderate),
            (6, .high), (7.99, .high), (8, .veryHigh), (10.99, .veryHigh), (11, .extreme), (20, .extreme),
            (.nan, .unknown),
        ] as [(Double, UVIndex.Level)])
    func levels(value: Double, level: UVIndex.Level) {
        #expect(UVIndex(date: Date(timeIntervalSince1970: 0), value: value).level == level)
    }
}
