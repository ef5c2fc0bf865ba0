import AirQualityComponent
import LocationComponent
import PlacesComponent
import Scenery
import UVIndexComponent
import WeatherComponent

/// What the use case of a preview or a test does.
enum FixedOutcome<Content: Sendable>: Sendable {
    case content(Content)
    case failure(any Error)
    /// Waits until the caller stops waiting.
    case loading
}

/// A use case with a fixed outcome.
@MainActor final class FixedUseCase<Content: Sendable>: Boundary {
    private let outcome: FixedOutcome<Content>

    init(_ outcome: FixedOutcome<Content>) {
        self.outcome = outcome
    }

    func load() async throws -> Content {
        switch outcome {
        case .content(let content): return content
        case .failure(let error): throw error
        case .loading:
            let (promise, resolver) = Promise<Content>.pending()
            defer { withExtendedLifetime(resolver) {} }
            return try await promise.value
        }
    }

    func load(asksForPermission: Bool) async throws -> Content { try await load() }
}

extension FixedUseCase: LocationLoading where Content == Coordinates {}
extension FixedUseCase: PlacesLoading where Content == [Place] {}
extension FixedUseCase: WeatherLoading where Content == [Weather] {}
extension FixedUseCase: CurrentWeatherLoading where Content == Weather {}
extension FixedUseCase: UVIndexLoading where Content == UVIndex {}
extension FixedUseCase: AirQualityLoading where Content == AirQuality {}
