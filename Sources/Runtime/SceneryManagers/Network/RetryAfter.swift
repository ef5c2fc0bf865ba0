import Foundation

extension TransportResponse {
    /// How long the server asks to wait: `Retry-After` in seconds, or as a date; nil if it does not.
    func retryAfter(now: Duration) -> Duration? {
        guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = Int(text) { return .seconds(max(0, seconds)) }
        return HTTPDate.time(text).map { max(.zero, $0 - now) }
    }
}

/// The dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
    /// The time since 1970-01-01 00:00 UTC; nil for a text of another form.
    static func time(_ text: String) -> Duration? {
        // Such a date is printable ASCII; Foundation on Linux traps on a combining mark after what it could read.
        guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text).map { .seconds($0.timeIntervalSince1970) }
    }
}
