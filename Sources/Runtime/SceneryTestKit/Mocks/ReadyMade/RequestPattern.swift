import Foundation
import SceneryManagers

/// Which requests a scripted answer is for: a method and a path.
///
/// The path is compared part by part. `{name}` stands for one part, `*` at the end for all that
/// follow; a query after `?` has to be in the request as well, in any order. A path without host
/// matches the end of the request's own path, so that a base URL does not matter.
public struct RequestPattern: Sendable, CustomStringConvertible {
    let method: HTTPMethod?
    let path: String
    private let parts: [Substring]
    private let isWhole: Bool
    private let query: Set<String>

    /// - Parameters:
    ///   - method: any when `nil`.
    ///   - path: such as `/rides/{number}?page=1`, or a whole URL.
    public init(method: HTTPMethod? = nil, path: String) {
        self.method = method
        self.path = path
        let pieces = path.split(separator: "?", maxSplits: 1)
        let address = pieces.first ?? ""
        isWhole = address.contains("://")
        let bare = isWhole ? address.split(separator: ":", maxSplits: 1).last ?? "" : address
        parts = bare.split(separator: "/")
        query = Set(pieces.dropFirst().first?.split(separator: "&").map(String.init) ?? [])
    }

    public var description: String { "\(method?.rawValue ?? "any method") \(path)" }

    /// How much the route says; more goes first.
    var weight: Int {
        let fixed = parts.filter { !Self.isPlaceholder($0) && $0 != "*" }.count
        return 10 * fixed + parts.count + 20 * query.count + (method == nil ? 0 : 2) + (isWhole ? 8 : 0)
    }

    func matches(_ request: TransportRequest) -> Bool { mismatches(request).isEmpty }

    /// What of a request is not as the route says.
    func mismatches(_ request: TransportRequest) -> [String] {
        var lines: [String] = []
        if let method, method != request.method {
            lines.append("method: expected \(method.rawValue), got \(request.method.rawValue)")
        }
        if !matchesPath(of: request.url) {
            lines.append(
                "path: expected \(path.prefix { $0 != "?" }), got \(request.url.path(percentEncoded: false))")
        }
        let given = Set(
            request.url.query(percentEncoded: false)?.split(separator: "&").map(String.init) ?? [])
        let missing = query.subtracting(given).sorted()
        if !missing.isEmpty {
            lines.append(
                "query: expected \(missing.joined(separator: ", ")), got \(given.sorted().joined(separator: ", "))"
            )
        }
        return lines
    }

    private func matchesPath(of url: URL) -> Bool {
        var actual = url.path(percentEncoded: false).split(separator: "/")
        if isWhole { actual.insert(Substring(url.host() ?? ""), at: 0) }
        var wanted = parts
        let isOpen = wanted.last == "*"
        if isOpen { wanted.removeLast() }
        guard isWhole || isOpen ? actual.count >= wanted.count : true else { return false }
        if isWhole, !isOpen, actual.count != wanted.count { return false }
        let starts = isWhole ? 0...0 : 0...max(0, actual.count - wanted.count)
        return starts.contains { start in
            let rest = actual.dropFirst(start)
            guard rest.count >= wanted.count, isOpen || rest.count == wanted.count else { return false }
            return zip(rest, wanted).allSatisfy { Self.isPlaceholder($1) || $0 == $1 }
        }
    }

    private static func isPlaceholder(_ part: Substring) -> Bool {
        part.hasPrefix("{") && part.hasSuffix("}")
    }
}

extension ArgumentMatcher where Argument == TransportRequest {
    /// Matches the requests of a method and path, as `RequestPattern` reads them.
    public static func request(_ method: HTTPMethod, _ path: String) -> ArgumentMatcher {
        route(RequestPattern(method: method, path: path))
    }

    /// Matches the requests of a path, whatever their method, as `RequestPattern` reads it.
    public static func request(_ path: String) -> ArgumentMatcher { route(RequestPattern(path: path)) }

    static func route(_ route: RequestPattern) -> ArgumentMatcher {
        ArgumentMatcher(weight: route.weight, text: route.description) { route.matches($0) }
    }
}

/// What a request that no route matches tells: the request and the routes that come closest.
struct UnexpectedRequest {
    let request: TransportRequest
    let routes: [RequestPattern]

    var text: String {
        let heading = "unexpected request \(request.method.rawValue) \(request.url.absoluteString)"
        guard !routes.isEmpty else { return "\(heading)\n  no route is scripted" }
        let ranked = routes.map { (route: $0, lines: $0.mismatches(request)) }
        let closest = ranked.enumerated()
            .sorted {
                ($0.element.lines.count, distance($0.element.route), $0.offset) < (
                    $1.element.lines.count, distance($1.element.route), $1.offset
                )
            }
        return
            ([heading, "  closest routes:"]
            + closest.prefix(3).flatMap { item in
                ["    \(item.element.route)"] + item.element.lines.map { "      \($0)" }
            }).joined(separator: "\n")
    }

    private func distance(_ route: RequestPattern) -> Int {
        let wanted = Set(route.path.split(separator: "/"))
        return wanted.subtracting(request.url.path(percentEncoded: false).split(separator: "/")).count
    }
}
