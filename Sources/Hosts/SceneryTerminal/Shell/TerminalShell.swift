import Foundation
import SceneryScreens

// Ring: the shell, its device and its events report the host's error type, and the host starts the shell.

/// The thin shell around `TerminalModel`: reads events, runs effects, writes frames.
@MainActor final class TerminalShell {
    private static var isRunning = false
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT]

    private let session: ScreenSession
    private let device: TerminalDevice
    private let events: TerminalEvents
    private var model: TerminalModel
    private var writer: FrameWriter
    private var parser = KeyParser()
    private var isHandling = false
    private var isOver = false

    /// Runs until the person, a signal or the end of input ends it; the terminal is then as before.
    static func run(_ app: HostedApp, in environment: TerminalEnvironment) async throws {
        guard !isRunning else { throw TerminalError.inUse }
        isRunning = true
        defer { isRunning = false }
        let shell = try TerminalShell(app, environment)
        try await shell.run()
    }

    private init(_ app: HostedApp, _ environment: TerminalEnvironment) throws {
        device = try TerminalDevice()
        events = try TerminalEvents(signals: Self.signals)
        let context = environment.context
        session = ScreenSession(app.start(context))
        model = TerminalModel(display: session.display, size: device.size, language: context.languages.first)
        writer = FrameWriter(palette: Palette(hasColor: environment.hasColor))
    }

    private func run() async throws {
        defer { finish() }
        session.onDisplay = { [weak self] in self?.follow($0) }
        session.onOpen = { [weak self] in self?.tell($0) }
        try device.enter()
        draw()
        for await event in events.stream {
            try handle(event)
            if isOver { return }
        }
    }

    private func finish() {
        session.onDisplay = nil
        device.leave()
        events.stop()
        session.close()
    }
}

// MARK: - Events

extension TerminalShell {
    private func handle(_ event: TerminalEvent) throws {
        isHandling = true
        defer { isHandling = false }
        switch event {
        case .bytes(let bytes): try press(parser.feed(bytes))
        case .pause: try press(parser.flush())
        case .signal(let signal): try handle(signal: signal)
        case .end: isOver = true
        }
        if session.display.scene == nil { isOver = true }
        if !isOver { draw() }
    }

    private func press(_ keys: [Key]) throws {
        for key in keys where !isOver {
            for effect in model.press(key) { try perform(effect) }
        }
    }

    private func perform(_ effect: TerminalEffect) throws {
        switch effect {
        case .send(let input): session.send(input)
        case .goBack: session.goBack()
        case .selectTab(let index): session.selectTab(index)
        case .quit: isOver = true
        case .suspend: try suspend()
        case .redraw: writer.forget()
        }
    }

    private func handle(signal: Int32) throws {
        switch signal {
        case SIGWINCH: model.resize(to: device.size)
        case SIGTSTP: try suspend()
        case SIGCONT: try resume()
        default: isOver = true
        }
    }

    /// Stops the process as the shell expects it, with the terminal as it was; returns when it goes on.
    private func suspend() throws {
        device.leave()
        var taken = sigaction()
        var standard = sigaction()
        sigemptyset(&standard.sa_mask)
        sigaction(SIGTSTP, &standard, &taken)
        // The main actor's threads have signals blocked, and a blocked one would stop nothing here.
        var stop = sigset_t()
        var blocked = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &blocked)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
        SignalAction.restore(SIGTSTP, taken)
        try resume()
    }

    /// Takes the terminal again; someone else may have written on it, resized it or changed its mode.
    private func resume() throws {
        try device.reenter()
        model.resize(to: device.size)
        writer.forget()
    }
}

// MARK: - Drawing

extension TerminalShell {
    /// Takes a display over at once, so that the next key meets it, and draws it now unless an event
    /// is being handled, which draws at its end.
    private func follow(_ display: Display) {
        model.show(display)
        if !isHandling { draw() }
    }

    private func tell(_ url: URL) {
        model.message = url.absoluteString
        if !isHandling { draw() }
    }

    private func draw() {
        let bytes = writer.update(to: model.frame())
        if !bytes.isEmpty { device.write(bytes) }
    }
}
