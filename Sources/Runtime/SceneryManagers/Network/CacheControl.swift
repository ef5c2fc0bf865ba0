import Foundation

/// The directives of a response's `Cache-Control` that a private cache needs.
struct CacheControl: Sendable, Hashable {
    private(set) var forbidsStoring = false
    /// How long the response is fresh; zero if it has to be validated each time, and if nothing is said.
    private(set) var freshness = Duration.zero

    init(_ text: String) {
        var needsValidation = false
        for directive in text.lowercased().split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1).map(\.trimmingSpaces)
            switch parts.first {
            case "no-store": forbidsStoring = true
            case "no-cache": needsValidation = true
            case "max-age":
                let seconds =
                    Int(parts.last?.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) ?? "") ?? 0
                // A year is the most that a cache may assume.
                freshness = .seconds(min(max(0, seconds), 31_536_000))
            default: break
            }
        }
        if needsValidation || forbidsStoring { freshness = .zero }
    }
}

extension StringProtocol {
    var trimmingSpaces: String { trimmingCharacters(in: .whitespaces) }
}
