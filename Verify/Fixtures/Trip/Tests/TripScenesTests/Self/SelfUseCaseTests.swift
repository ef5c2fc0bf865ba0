import Foundation
import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("SelfUseCase") struct SelfUseCaseTests {
    @Test("loads the content")
    func loads() async throws {
        let useCase = SelfUseCase()
        #expect(try await useCase.load() == SelfContent())
    }
}

