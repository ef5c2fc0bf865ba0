import Scenery
import SceneryTestKit

/// Logics with a race each, which work through a gate as they would through a manager.

/// Waits until a person stops typing, and does not mind that an older search is under way.
@MainActor final class HastyDebounce {
    private(set) var shown = ""
    private let search: Gate<String, String>
    private let clock: ManualClock

    init(_ search: Gate<String, String>, clock: ManualClock) {
        self.search = search
        self.clock = clock
    }

    func typed(_ text: String, pause: Duration) {
        Task {
            try await clock.sleep(for: pause)
            shown = try await search.pass(text)
        }
    }
}

/// Keeps the token that a refresh brings, also when somebody has logged out meanwhile.
@MainActor final class HastySession {
    private(set) var token: String? = "old"
    private let refreshing: Gate<String, String>

    init(_ refreshing: Gate<String, String>) { self.refreshing = refreshing }

    func refresh() {
        guard let token else { return }
        Task { self.token = try await refreshing.pass(token) }
    }

    func logout() { token = nil }
}

/// Lets go of a refresh when somebody logs out.
@MainActor final class CarefulSession {
    private(set) var token: String? = "old"
    private let refreshing: Gate<String, String>
    private var work: Task<Void, any Error>?

    init(_ refreshing: Gate<String, String>) { self.refreshing = refreshing }

    func refresh() {
        guard let token else { return }
        work = Task {
            let new = try await refreshing.pass(token)
            if !Task.isCancelled { self.token = new }
        }
    }

    func logout() {
        work?.cancel()
        token = nil
    }
}

/// Adds pages as they come.
@MainActor final class HastyPages {
    private(set) var numbers: [Int] = []
    private let pages: Gate<Int, Int>

    init(_ pages: Gate<Int, Int>) { self.pages = pages }

    func load(_ page: Int) {
        Task { numbers.append(try await pages.pass(page)) }
    }

    /// Begins anew, and lets a page that is under way come.
    func reload() {
        numbers = []
        load(1)
    }
}

/// Reads a sum from one manager and writes it through another; two additions at once lose one.
@MainActor final class HastySum {
    private let reading: Gate<Void, Int>
    private let writing: Gate<Int, Void>

    init(reading: Gate<Void, Int>, writing: Gate<Int, Void>) {
        self.reading = reading
        self.writing = writing
    }

    func add(_ amount: Int) {
        Task { try await writing.pass(try await reading.pass() + amount) }
    }
}

/// Does something each second, for ever.
@MainActor final class Heart {
    private let clock: ManualClock

    init(clock: ManualClock) { self.clock = clock }

    func beat() {
        Task {
            try await clock.sleep(for: .seconds(1))
            beat()
        }
    }
}
