import Foundation

/// Drives the program's page in Chromium, with a mouse and keys.
struct BrowserDriver: AppDriver {
    private let browser: WebDriver
    private let server: Program

    static func start(
        _ sample: SampleUnderTest, _ backend: URL, _ start: SampleStart, in programs: Programs
    ) async throws -> BrowserDriver {
        let (program, page) = try await serve(sample, backend, start, in: programs)
        let port = try await startChromeDriver(in: programs)
        guard let server = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
        let browser = try await WebDriver.open(
            server, arguments: arguments + ["--accept-lang=\(start.language)"], in: programs)
        do {
            try await browser.go(to: page)
        } catch  where !program.isRunning {
            throw NotInTime("a page", program.ending)
        }
        return BrowserDriver(browser: browser, server: program)
    }

    /// Starts ChromeDriver and answers with its port. It takes one that is free for IPv6 and ends if another program has the same
    /// for IPv4, so it is started again then.
    private static func startChromeDriver(in programs: Programs, attempts: Int = 3) async throws -> String {
        let chromedriver = try await programs.start(
            try Programs.installed("chromedriver"), ["--port=0"],
            // In a container the browser must not wait for a desktop that is not there.
            environment: ["DBUS_SESSION_BUS_ADDRESS": "/dev/null", "TMPDIR": programs.folder.path])
        do {
            return try await chromedriver.prints(/started successfully on port (\d+)/)
        } catch
            where attempts > 1 && !chromedriver.isRunning
            && chromedriver.ending.contains("port not available")
        {
            return try await startChromeDriver(in: programs, attempts: attempts - 1)
        }
    }

    func look() async throws -> Shown { try await browser.run(PageScripts.look) }

    func complaints() async throws -> [String] {
        guard server.isRunning else { return [server.ending] }
        return try await browser.consoleErrors()
    }

    func attempt(_ act: Act) async throws -> Bool {
        do {
            guard let element = try await find(act) else { return false }
            switch act {
            case .type(let text, _): try await browser.press(Keys.selectAll + Keys.delete + text, in: element)
            case .submit: try await browser.press(Keys.enter, in: element)
            case .choose, .toggle: try await browser.click(element)
            case .tap, .back:
                try await browser.click(element)
                return try await browser.run(PageScripts.isReached)
            }
            return true
        } catch let refusal as WebDriver.Refusal where refusal.isOfTheMoment {
            return false
        }
    }

    private func find(_ act: Act) async throws -> WebDriver.Element? {
        let arguments =
            switch act {
            case .tap(let title): ["tap", title]
            case .type(_, let field), .submit(let field): ["field", field]
            case .choose(let option, let picker): ["choose", picker, option]
            case .toggle(let title): ["toggle", title]
            case .back: ["back"]
            }
        return try await browser.run(PageScripts.find, arguments)
    }

    // MARK: Starting

    /// Starts the program's server, with a folder of its own for what it keeps, and gives the page's address.
    private static func serve(
        _ sample: SampleUnderTest, _ backend: URL, _ start: SampleStart, in programs: Programs
    ) async throws -> (Program, URL) {
        let home = programs.folder.appending(path: "home").path
        let program = try await programs.start(
            try Programs.built(sample.program),
            ["--host", "web", "--port", "0", "--backend", backend.absoluteString],
            environment: start.environment.merging(["HOME": home, "XDG_CACHE_HOME": home]) { $1 })
        let address = try await program.prints(/is at (\S+)\s/)
        let link = start.link ?? sample.link ?? "/"
        guard let page = URL(string: link, relativeTo: URL(string: address)) else { throw URLError(.badURL) }
        return (program, page)
    }

    private static let arguments = [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1000,800",
    ]

    /// Code points of WebDriver for keys without a character.
    private enum Keys {
        static let selectAll = "\u{E009}a\u{E000}"
        static let delete = "\u{E017}"
        static let enter = "\u{E007}"
    }
}
