import Scenery
import SceneryTestKit

/// Finds what a text stands for.
@MainActor protocol Searching: Boundary {
    func find(_ text: String) async throws -> [String]
}

/// Finds on any thread.
protocol RemoteSearching: Boundary, Sendable {
    func find(_ text: String) async throws -> [String]
}

extension SearchingMock {
    convenience init(_ gate: Gate<String, [String]>) {
        self.init()
        onFind.waits(at: gate)
    }
}

extension RemoteSearchingMock {
    convenience init(_ gate: Gate<String, [String]>) {
        self.init()
        onFind.waits(at: gate)
    }
}

/// Logic with a race: an answer is shown when it comes, whatever was asked since.
@MainActor final class HastyInteractor {
    private(set) var shown: [String] = []
    private let searching: any Searching

    init(_ searching: any Searching) { self.searching = searching }

    func search(_ text: String) {
        Task { shown = try await searching.find(text) }
    }
}

/// The same over a boundary that is not isolated.
@MainActor final class HastyRemoteInteractor {
    private(set) var shown: [String] = []
    private let searching: any RemoteSearching

    init(_ searching: any RemoteSearching) { self.searching = searching }

    func search(_ text: String) {
        Task { shown = try await searching.find(text) }
    }
}

/// The same with promises.
@MainActor final class HastyPromiseInteractor {
    private(set) var shown: [String] = []
    private let work: Gate<String, [String]>

    init(_ work: Gate<String, [String]>) { self.work = work }

    func search(_ text: String) {
        Promise.once(work, text).then { [weak self] in self?.shown = $0 }.catch { _ in }
    }
}

/// Logic without it: a newer request replaces the older one.
@MainActor final class CarefulInteractor {
    private(set) var shown: [String] = []
    private(set) var failures = 0
    private let searching: any Searching
    private var asked = 0

    init(_ searching: any Searching) { self.searching = searching }

    func search(_ text: String) {
        asked += 1
        Task { [asked] in
            let found = try? await searching.find(text)
            guard asked == self.asked else { return }
            if let found { shown = found } else { failures += 1 }
        }
    }
}
