import Foundation
import Scenery
import SceneryTestKit
import Testing

@testable import TripScenes

@MainActor @Suite("ImportUseCase") struct ImportUseCaseTests {
    @Test("loads the content")
    func loads() async throws {
        let useCase = ImportUseCase()
        #expect(try await useCase.load() == ImportContent())
    }
}

