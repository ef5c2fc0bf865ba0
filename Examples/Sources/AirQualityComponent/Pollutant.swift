import Scenery

/// What the quality of the air is measured by.
public enum Pollutant: String, Sendable, CaseIterable {
    case nitrogenDioxide = "NO2"
    case ozone = "O3"
    case coarseParticles = "PM10"
    case fineParticles = "PM2.5"

    /// Where each level after the first begins, in micrograms per cubic meter.
    var bounds: [Double] {
        switch self {
        case .nitrogenDioxide: [50, 100, 200, 400]
        case .ozone: [60, 120, 180, 240]
        case .coarseParticles: [25, 50, 90, 180]
        case .fineParticles: [15, 30, 55, 110]
        }
    }
}
