import Foundation

/// A browser by the W3C's WebDriver protocol, as much of it as a person's acts need.
///
/// https://www.w3.org/TR/webdriver2/
struct WebDriver: Sendable {
    private let session: URL

    /// Opens a browser window, which is closed with the test.
    ///
    /// - Parameter server: The driver's address.
    static func open(_ server: URL, arguments: [String], in programs: Programs) async throws -> WebDriver {
        let answer: Opened = try await send("POST", server.appending(path: "session"), NewSession(arguments))
        let driver = WebDriver(session: server.appending(path: "session").appending(path: answer.sessionId))
        await programs.atEnd {
            // The driver's process is ended next; what it says to this changes nothing.
            _ = try? await send("DELETE", driver.session, Nothing?.none) as Nothing?
        }
        return driver
    }

    func go(to url: URL) async throws {
        let _: Nothing? = try await post("url", ["url": url.absoluteString])
    }

    /// What a script returns.
    func run<Result: Decodable>(_ script: String, _ arguments: [String] = []) async throws -> Result {
        try await post("execute/sync", Script(script: script, args: arguments))
    }

    func click(_ element: Element) async throws {
        let _: Nothing? = try await post("element/\(element.id)/click", [String: String]())
    }

    /// Presses keys in an element, each a character; those without one have a code point of the protocol's.
    func press(_ keys: String, in element: Element) async throws {
        let _: Nothing? = try await post("element/\(element.id)/value", ["text": keys])
    }

    /// Errors in the browser's console since they were last asked for.
    func consoleErrors() async throws -> [String] {
        let entries: [LogEntry] = try await post("se/log", ["type": "browser"])
        return entries.filter { $0.level == "SEVERE" }.map(\.message)
    }
}

// MARK: - The wire

extension WebDriver {
    /// An element of the page.
    struct Element: Decodable {
        var id: String
        private enum CodingKeys: String, CodingKey { case id = "element-6066-11e4-a52e-4f735466cecf" }
    }

    /// The driver's refusal of a command.
    struct Refusal: Error, Decodable {
        var error: String
        var message: String

        /// Whether the page changed between finding an element and using it, or something covers it now.
        var isOfTheMoment: Bool {
            ["stale element reference", "element click intercepted", "element not interactable"].contains(
                error)
        }
    }

    private struct Opened: Decodable { var sessionId: String }
    private struct Nothing: Codable {}
    private struct Script: Encodable { var script: String, args: [String] }
    private struct LogEntry: Decodable { var level: String, message: String }
    private struct Answer<Value: Decodable>: Decodable { var value: Value }

    private struct NewSession: Encodable {
        struct Capabilities: Encodable { var alwaysMatch: Wanted }
        struct Wanted: Encodable {
            var options: Options
            var logs = ["browser": "ALL"]
            enum CodingKeys: String, CodingKey {
                case options = "goog:chromeOptions"
                case logs = "goog:loggingPrefs"
            }
        }
        struct Options: Encodable { var binary: String?, args: [String] }

        var capabilities: Capabilities

        init(_ arguments: [String]) {
            let binary = ProcessInfo.processInfo.environment["CHROMIUM"]
            capabilities = Capabilities(
                alwaysMatch: Wanted(options: Options(binary: binary, args: arguments)))
        }
    }

    private func post<Value: Decodable>(_ command: String, _ body: some Encodable) async throws -> Value {
        try await Self.send("POST", session.appending(path: command), body)
    }

    /// Sends a command with curl: Foundation on Linux refuses the driver's answers, whose headers have no
    /// space after the colon.
    private static func send<Value: Decodable>(
        _ method: String, _ url: URL, _ body: (some Encodable)?
    ) async throws -> Value {
        let body = try body.map { try JSONEncoder().encode($0) } ?? Data()
        let answer = try await Program.output(
            of: try Programs.installed("curl"),
            ["--silent", "--show-error", "--noproxy", "*", "--request", method, url.absoluteString]
                + ["--data-raw", String(decoding: body, as: UTF8.self), "--write-out", "%{http_code}"])
        let value = Data(answer.dropLast(3).utf8)
        guard answer.hasSuffix("200") else {
            throw try JSONDecoder().decode(Answer<Refusal>.self, from: value).value
        }
        return try JSONDecoder().decode(Answer<Value>.self, from: value).value
    }
}
