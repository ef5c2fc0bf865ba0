import Testing

@testable import AirQualityComponent

@Suite("The quality of the air") struct AirQualityTests {
    @Test(
        "each bound begins the next level",
        arguments: [
            (.nitrogenDioxide, [50, 100, 200, 400]), (.ozone, [60, 120, 180, 240]),
            (.coarseParticles, [25, 50, 90, 180]), (.fineParticles, [15, 30, 55, 110]),
        ] as [(Pollutant, [Double])])
    func bounds(pollutant: Pollutant, bounds: [Double]) {
        #expect(AirQuality.Measurement(pollutant, 0).level == .good)
        #expect(AirQuality.Measurement(pollutant, 10_000).level == .veryPoor)
        for (index, bound) in bounds.enumerated() {
            let below = AirQuality.Level.allCases[index]
            let above = AirQuality.Level.allCases[index + 1]
            #expect(AirQuality.Measurement(pollutant, bound - 0.01).level == below)
            #expect(AirQuality.Measurement(pollutant, bound).level == above)
        }
    }

    @Test("the worst pollutant decides", arguments: Pollutant.allCases)
    func worst(pollutant: Pollutant) throws {
        let measurements = Pollutant.allCases.map { AirQuality.Measurement($0, $0 == pollutant ? 500 : 1) }
        let quality = try #require(AirQuality(measurements))
        #expect(quality.worst == AirQuality.Measurement(pollutant, 500))
        #expect(quality.level == .veryPoor)
        #expect(quality.measurements == measurements)
    }

    @Test("a pollutant with less on the scale of another is not better: levels are compared, not amounts")
    func scales() throws {
        let quality = try #require(AirQuality([.init(.nitrogenDioxide, 49), .init(.fineParticles, 30)]))
        #expect(quality.worst.pollutant == .fineParticles)
        #expect(quality.level == .moderate)
    }

    @Test(
        "of several at the same level, the one nearest to the next level is the worst",
        arguments: [
            (14.2, 58.1, .ozone), (49, 31, .nitrogenDioxide), (75, 89, .nitrogenDioxide), (75, 91, .ozone),
            (600, 500, .ozone), (1_000, 500, .nitrogenDioxide),
        ] as [(Double, Double, Pollutant)])
    func sameLevel(nitrogenDioxide: Double, ozone: Double, worst: Pollutant) throws {
        let quality = try #require(
            AirQuality([.init(.nitrogenDioxide, nitrogenDioxide), .init(.ozone, ozone)]))
        #expect(quality.worst.pollutant == worst)
    }

    @Test("nothing measured has no quality")
    func nothing() {
        #expect(AirQuality([]) == nil)
    }
}
