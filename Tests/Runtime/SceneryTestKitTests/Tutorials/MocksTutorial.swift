import Foundation
import RuntimeTestSupport
import Scenery
import SceneryTestKit
import Testing

// The code of docs/tutorials/testing.md, compiled and run. Each fence of the page stands here word
// for word between two markers; a test compares them.

@MainActor private final class RideInteractor {
    private let manager: any RideManaging
    private let presenter: any RidePresenting

    init(manager: any RideManaging, presenter: any RidePresenting) {
        self.manager = manager
        self.presenter = presenter
    }

    func rideTapped(_ number: Int) {
        Task {
            do {
                presenter.present(try await manager.load(number))
            } catch {
                presenter.present(error: error)
            }
        }
    }

    func closeTapped() { presenter.close() }
}

// snippet: first test
@MainActor @Suite("RideInteractor") struct RideInteractorTests {
    private let manager = RideManagingMock()
    private let presenter = RidePresentingMock()

    @Test("a tapped ride is loaded and presented")
    func loads() async {
        manager.onLoad.returns(Ride(number: 42, city: "Lugo"))
        let interactor = RideInteractor(manager: manager, presenter: presenter)
        interactor.rideTapped(42)
        let presented = await presenter.onPresent.called(.any).wait()
        #expect(presented?.city == "Lugo")
        #expect(manager.onLoad.calls == [42])
    }
}
// end

@MainActor @Suite("the tutorial on mocks", .timeLimit(.minutes(10)))
struct MocksTutorial {
    private let manager = RideManagingMock()
    private let presenter = RidePresentingMock()

    @Test("stubbing")
    func stubbing() async throws {
        // snippet: answers
        manager.onCount.returns(3)  // the same each time
        manager.onCount.returns(1, 2, 3)  // in turn; the last one stays
        manager.onLoad.throws(RideError.gone)
        manager.onRideIn.answers { number, city in Ride(number: number, city: city) }
        manager.onLoad.inTurn(.throwing(RideError.gone), .returning(Ride(number: 42, city: "Lugo")))
        // end
        #expect(manager.count() == 1)
        // snippet: cases
        manager.onRideIn.when(42, .any).returns(Ride(number: 42, city: "Lugo"))
        manager.onRideIn.when(42, "Vigo").throws(RideError.gone)
        manager.onRideIn.when(.where { $0 < 0 }, .any).throws(RideError.unknown(0))
        // end
        #expect(try manager.ride(42, in: "Lugo").city == "Lugo")
        #expect(throws: RideError.gone) { try manager.ride(42, in: "Vigo") }
        #expect(throws: RideError.unknown(0)) { try manager.ride(-1, in: "Vigo") }
        #expect(try manager.ride(1, in: "Ourense").city == "Ourense")
    }

    @Test("verifying")
    func verifying() async throws {
        manager.onRideIn.answers { number, city in Ride(number: number, city: city) }
        manager.onCount.returns(1)
        _ = manager.count()
        for city in ["Lugo", "Vigo"] { presenter.present(try manager.ride(42, in: city)) }
        presenter.close()
        // snippet: verify
        manager.onRideIn.called(42, .any).verify(.exactly(2))
        manager.onRideIn.called(.any, "Ourense").verify(.never)
        presenter.onClose.verify(.once)
        #expect(manager.onRideIn.calls == [(42, "Lugo"), (42, "Vigo")])
        // end
        // snippet: capture
        let cities = ArgumentCaptor<String>()
        manager.onRideIn.called(42, .capture(cities)).verify()
        #expect(cities.all == ["Lugo", "Vigo"])
        // end
        // snippet: order
        verifyInOrder {
            manager.onRideIn.called(42, "Lugo")
            presenter.onPresent.called(.where { $0.city == "Lugo" })
            presenter.onClose.called()
        }
        // end
        withKnownIssue { verifyNoMoreCalls(manager) }
        manager.onCount.verify()
        presenter.onPresent.verify(.exactly(2))
        // snippet: nothing else
        verifyNoMoreCalls(manager, presenter)
        verifyAnswersUsed(manager)
        // end
    }

    @Test("waiting")
    func waiting() async {
        let clock = TestExecutor()
        presenter.present(Ride(number: 1, city: "Lugo"))
        // snippet: wait
        let ride = await presenter.onPresent.called(.any).wait(within: .seconds(5), by: clock)
        // end
        #expect(ride?.number == 1)
    }

    @Test("data")
    func data() async throws {
        // snippet: transport
        let transport = ScriptedTransport()
        transport.on(.get, "/rides/{number}").returns(.json(Ride(number: 42, city: "Lugo")))
        transport.on(.post, "/rides").inTurn(.returning(.status(503)), .returning(.status(201)))
        let client = NetworkClient(baseURL: URL(string: "https://example.com/api"), transport: transport)

        let ride: Ride = try await client.value(NetworkRequest("rides/42"))
        transport.sent.called(.request(.get, "/rides/42")).verify(.once)
        // end
        #expect(ride.city == "Lugo")
        // snippet: store
        let store = InMemoryStore<Int, Ride>([42: StoredModel(model: ride, loadedAt: .seconds(1))])
        await store.fail(with: RideError.gone)
        // end
        await #expect(throws: RideError.gone) { try await store.record(for: 42) }
        // snippet: samples
        let any = Ride.sample()
        let other = Ride.sample(seed: 7, .set(\.city, "Lugo"))
        let shared = Ride.sample { $0.isShared = true }
        // end
        #expect(any == Ride.sample() && other.city == "Lugo" && shared.isShared)
    }

    @Test("each fence of the page is compiled here")
    func pageIsCompiled() throws {
        let page = try TutorialPage("testing", source: #filePath)
        #expect(!page.fences.isEmpty)
        for fence in page.fences {
            #expect(page.snippets.contains(fence), "no snippet reads:\n\(fence)")
        }
    }

    @Test("the failure on the page is the one that is told")
    func failureIsCurrent() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
        let page = try String(contentsOf: root.appending(path: "docs/tutorials/testing.md"), encoding: .utf8)
        let folder = URL(filePath: #filePath).appending(path: "../../WrongUses/Failures").standardized
        let told = try String(contentsOf: folder.appending(path: "wrong-argument.txt"), encoding: .utf8)
        let text = told.split(separator: "\n").dropFirst().map { "    \($0)" }.joined(separator: "\n")
        #expect(page.contains(text))
    }
}
