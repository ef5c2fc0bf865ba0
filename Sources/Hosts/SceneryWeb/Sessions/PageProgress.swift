/// How far the input of each page of a session was handled, so that input sent twice is handled once.
///
/// Only the pages last heard of are kept. For a page that was forgotten, the session's own count of inputs tells
/// whether what it sends again can have been handled: it cannot when the page was loaded after the last input of
/// every page that was forgotten.
struct PageProgress: Sendable, Codable, Equatable {
    /// What a page says of itself when it connects.
    struct Past: Sendable, Equatable {
        /// The session's count of inputs when the page was loaded.
        var since: Int
        /// The number of the last input that the page has ever sent.
        var sent: Int

        static let none = Past(since: .max, sent: 0)
    }

    private struct Entry: Sendable, Codable, Equatable {
        var page: String
        var number: Int
        /// The session's count when the page was last heard of.
        var last: Int?
    }

    private var entries: [Entry] = []
    private var handled: Int?
    private var forgotten: Int?
    static let maximum = 64

    /// How many inputs of all pages were handled.
    var total: Int { handled ?? 0 }

    /// The number of the page's last input that was handled; 0 for a page not heard of.
    subscript(page: String) -> Int { entries.first { $0.page == page }?.number ?? 0 }

    /// Notes that the page's input up to a number is handled. The page longest not heard of is forgotten when there
    /// are too many.
    ///
    /// - Parameter connected: Pages that are not forgotten.
    mutating func note(_ number: Int, of page: String, keeping connected: Set<String> = []) {
        handled = total + 1
        set(number, of: page)
        guard entries.count > Self.maximum,
            let oldest = entries.firstIndex(where: { !connected.contains($0.page) && $0.page != page })
        else { return }
        forgotten = max(forgotten ?? 0, entries[oldest].last ?? total)
        entries.remove(at: oldest)
    }

    /// A page connects. Where it may be one that was forgotten, what it has ever sent counts as handled.
    mutating func welcome(_ page: String, _ past: Past) {
        guard let forgotten, past.sent > 0, past.since < forgotten,
            !entries.contains(where: { $0.page == page })
        else { return }
        set(past.sent, of: page)
    }

    private mutating func set(_ number: Int, of page: String) {
        entries.removeAll { $0.page == page }
        entries.append(Entry(page: page, number: number, last: total))
    }
}
