import Foundation
import Testing

@testable import SceneryManagers

@Suite("Retry-After in a response")
struct RetryAfterTests {
    private func pause(_ text: String, now: Duration = .zero) -> Duration? {
        TransportResponse(status: 503, headers: ["Retry-After": text], body: Data()).retryAfter(now: now)
    }

    @Test("a date that has passed is no pause")
    func past() {
        #expect(pause("Sun, 06 Nov 1994 08:49:37 GMT", now: .seconds(800_000_000)) == .zero)
    }

    // Foundation on Linux ends the program on the first of these.
    @Test(
        "a text that is neither seconds nor a date is ignored",
        arguments: [
            "Sun, \u{36D}\u{FFFD}\u{FFFD}ry", "Sun, 06\u{301} Nov 2094 08:49:37 GMT",
            "Sun, 06 Nov 2094\r\n08:49:37 GMT", "", "soon", "1e9999", "-",
        ])
    func unreadable(_ text: String) {
        #expect(pause(text) == nil)
    }
}
