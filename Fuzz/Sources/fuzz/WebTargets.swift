import Foundation

@testable import SceneryScreens
@testable import SceneryWeb

extension FuzzTarget {
    /// Frames, put together to messages, and the messages. A frame is a byte with its kind and flags, one with its length,
    /// and its data.
    static let frames = FuzzTarget(name: "frames", maximumLength: 4096) { bytes in
        let limit = 1024
        var reader = FrameReader(maximumBytes: limit)
        var rest = bytes[...]
        while rest.count >= 2 {
            let (head, length) = (rest.removeFirst(), Int(rest.removeFirst()))
            let data = Array(rest.prefix(length))
            rest = rest.dropFirst(length)
            let kinds: [FrameReader.Kind] = [.text, .continuation, .binary, .close, .ping, .pong, .unknown]
            let frame = FrameReader.Frame(
                kind: kinds[Int(head & 7) % kinds.count], isLast: head & 8 == 0, isMasked: head & 16 == 0,
                hasReservedBits: head & 32 != 0, data: data)
            switch reader.read(frame) {
            case .message(let text):
                require(text.utf8.count <= limit, "a message of \(text.utf8.count) bytes is too long")
                read(text)
            case .ping(let answer): require(answer == data, "a pong repeats its ping")
            case .violation, .close: return
            case .nothing: break
            }
        }
    }

    private static func read(_ text: String) {
        guard let message = ClientMessage(text) else { return }
        require(message.number > 0, "the number \(message.number) is refused")
        if case .back(let times) = message.action {
            require((1...64).contains(times), "going back \(times) times is refused")
        }
    }

    /// The form of a page without script, on a screen with one of each input.
    static let forms = FuzzTarget(name: "forms", maximumLength: 4096) { bytes in
        let form = FormBody(bytes)
        let actions = form.actions(on: display)
        require(actions.count <= 4, "three inputs and one button make \(actions.count) actions")
    }

    private static let display = Display(
        screen: Screen("Ride") {
            ScreenField("To", text: "Lugo").id("to")
            ScreenToggle("Shared", isOn: false).id("shared")
            ScreenPicker("Car", options: [.init(id: "small", title: "Small")], selected: "small").id("car")
            ScreenButton("Go").id("go")
        })

    /// The values of `Cookie` headers, one a line; and of `Accept-Language`.
    static let cookies = FuzzTarget(name: "cookies", maximumLength: 1024) { bytes in
        let lines = bytes.text.split(separator: "\n").map(String.init)
        for line in lines {
            let languages = AcceptedLanguages.list(line)
            require(languages.count <= 10, "\(languages.count) languages are too many")
            require(languages.allSatisfy { $0.utf8.count <= 35 }, "a tag is short")
        }
        guard let cookie = SessionCookie(headers: lines, name: "scenery-ride-8080") else { return }
        let digits = Set("0123456789abcdef".utf8)
        require(
            cookie.id.utf8.count == 32 && cookie.id.utf8.allSatisfy(digits.contains),
            "\"\(cookie.id)\" is the name of a file")
        require(cookie.secret.utf8.count <= 128 * 64, "the secret is short")
        require(
            SessionCookie(headers: ["scenery-ride-8080=\(cookie.value)"], name: "scenery-ride-8080") == cookie
                || cookie.secret != cookie.secret.trimmingCharacters(in: .whitespaces),
            "a cookie reads as it was written")
    }

    /// The file of a session.
    static let sessions = FuzzTarget(name: "sessions", maximumLength: 8192) { bytes in
        let decoder = JSONDecoder()
        guard let session = try? decoder.decode(SavedSession.self, from: Data(bytes)) else { return }
        // A number that JSON cannot write, such as infinity, cannot be read either.
        guard let data = try? JSONEncoder().encode(session) else {
            fatalError("what was read can be written")
        }
        require((try? decoder.decode(SavedSession.self, from: data)) != nil, "what was written can be read")
    }
}
