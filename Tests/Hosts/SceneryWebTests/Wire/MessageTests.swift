import SceneryScreens
import Testing

@testable import SceneryWeb

@Suite("Messages")
struct MessageTests {
    @Test(
        "each kind of input is read",
        arguments: [
            (#"[1,"S#1","a","x"]"#, ClientMessage.Action.input(ScreenInput("x", .activate))),
            (#"[1,"S#1","e","x","ab"]"#, .input(ScreenInput("x", .edit("ab")))),
            (#"[1,"S#1","s","x",""]"#, .input(ScreenInput("x", .submit("")))),
            (#"[1,"S#1","b","x",true]"#, .input(ScreenInput("x", .set(true)))),
            (#"[1,"S#1","c","x","y"]"#, .input(ScreenInput("x", .choose("y")))),
            (#"[1,"S#1","d","ok"]"#, .input(ScreenInput("", .answer("ok")))),
            (#"[1,"S#1","k",2]"#, .back(times: 2)),
            (#"[1,"S#1","n",0]"#, .tab(0)),
        ])
    func reads(text: String, action: ClientMessage.Action) {
        #expect(ClientMessage(text) == ClientMessage(number: 1, scene: "S#1", action: action))
    }

    @Test(
        "anything else is not read",
        arguments: [
            "", "1", "[]", "{}", "null", "[1]", #"[1,"S"]"#, #"[1,"S","a"]"#, #"[1,"S","a",1]"#,
            #"[0,"S","a","x"]"#,
            #"[-1,"S","a","x"]"#, #"[1.5,"S","a","x"]"#, #"[1,"S","q","x"]"#, #"[1,"S","a","x","y"]"#,
            #"[1,"S","b","x",1]"#,
            #"[1,"S","k",0]"#, #"[1,"S","k",1000000]"#, #"[1,"S","e","x"#,
            #"[99999999999999999999,"S","a","x"]"#,
        ])
    func refuses(text: String) {
        #expect(ClientMessage(text) == nil)
    }

    @Test("a counter's patch takes fewer than 40 bytes with its frame")
    func size() {
        let patch = Patch.text(Patch.Target(key: "count"), "123")
        let message = ServerMessage(handled: 100, operations: [.patch(patch)])
        #expect(String(decoding: message.bytes, as: UTF8.self) == #"[100,["t","count","123"]]"#)
        #expect(message.bytes.count + 2 <= 40)
    }

    @Test(
        "operations are written as the page's script reads them",
        arguments: [
            (Patch.text(.init(key: "k", path: [0, 1]), "a\"\\\n\u{1}é"), #"["t","k","a\"\\\n\u0001é",0,1]"#),
            (
                .attributes(.init(key: "k"), [.init(name: "x", text: nil), .init(name: "y", text: "")]),
                #"["a","k",{"x":null,"y":""}]"#
            ),
            (.value(.init(key: "k"), TypedText(text: "v", revision: 2)), #"["v","k",["v",2]]"#),
            (.typed(.init(key: "k"), TypedText(text: "v", revision: 2)), #"["y","k",["v",2]]"#),
            (.remove(key: "k"), #"["-","k"]"#),
            (
                .insert(.init(key: "k"), .element(.text(.p, "<")), before: "b"),
                #"["+","k",["<p>&lt;</p>","b"]]"#
            ),
            (.move(.init(key: "k", path: [1]), key: "m", before: nil), #"[">","k",["m"],1]"#),
            (.contents(.init(key: "k"), .none), #"["c","k",""]"#),
        ])
    func writes(patch: Patch, text: String) {
        let bytes = ServerMessage(handled: 0, operations: [.patch(patch)]).bytes
        #expect(String(decoding: bytes, as: UTF8.self) == "[0,\(text)]")
    }
}

@Suite("Frames")
struct FrameReaderTests {
    @Test("a text in pieces is one message")
    func pieces() {
        var reader = FrameReader(maximumBytes: 100)
        #expect(reader.read(.with(.text, "hel", isLast: false)) == .nothing)
        #expect(reader.read(.with(.ping, "x")) == .ping(Array("x".utf8)))
        #expect(reader.read(.with(.continuation, "lo")) == .message("hello"))
        #expect(reader.read(.with(.text, "next")) == .message("next"))
    }

    @Test("a letter cut in two by the pieces is put together")
    func cutLetter() {
        var reader = FrameReader(maximumBytes: 100)
        let bytes = Array("é".utf8)
        #expect(
            reader.read(
                .init(kind: .text, isLast: false, isMasked: true, hasReservedBits: false, data: [bytes[0]]))
                == .nothing)
        #expect(
            reader.read(
                .init(
                    kind: .continuation, isLast: true, isMasked: true, hasReservedBits: false,
                    data: [bytes[1]])) == .message("é"))
    }

    @Test("what the protocol forbids is a violation of it")
    func violations() {
        var frame = FrameReader.Frame.with(.text, "x")
        frame.isMasked = false
        #expect(Self.verdict(frame) == .violation(.protocol))
        frame = .with(.text, "x")
        frame.hasReservedBits = true
        #expect(Self.verdict(frame) == .violation(.protocol))
        #expect(Self.verdict(.with(.continuation, "x")) == .violation(.protocol))
        #expect(Self.verdict(.with(.unknown, "x")) == .violation(.protocol))
        #expect(Self.verdict(.with(.ping, "x", isLast: false)) == .violation(.protocol))
        #expect(Self.verdict(.with(.ping, String(repeating: "x", count: 126))) == .violation(.protocol))
        #expect(Self.verdict(.with(.binary, "x")) == .violation(.notText))
        var reader = FrameReader(maximumBytes: 100)
        #expect(reader.read(.with(.text, "a", isLast: false)) == .nothing)
        #expect(reader.read(.with(.text, "b")) == .violation(.protocol))
    }

    @Test("a text over the limit is too large, in one piece or in many")
    func tooLarge() {
        #expect(Self.verdict(.with(.text, "12345678901")) == .violation(.tooLarge))
        var reader = FrameReader(maximumBytes: 10)
        #expect(reader.read(.with(.text, "123456", isLast: false)) == .nothing)
        #expect(reader.read(.with(.continuation, "78901")) == .violation(.tooLarge))
        reader = FrameReader(maximumBytes: 10)
        var last = reader.read(.with(.text, "", isLast: false))
        for _ in 0..<20 { last = reader.read(.with(.continuation, "", isLast: false)) }
        #expect(last == .violation(.tooLarge))
    }

    private static func verdict(_ frame: FrameReader.Frame) -> FrameReader.Verdict {
        var reader = FrameReader(maximumBytes: 10)
        return reader.read(frame)
    }
}

extension FrameReader.Frame {
    static func with(_ kind: FrameReader.Kind, _ text: String, isLast: Bool = true) -> Self {
        Self(kind: kind, isLast: isLast, isMasked: true, hasReservedBits: false, data: Array(text.utf8))
    }
}

@Suite("Rate limit")
struct RateLimitTests {
    @Test("lets a burst through, then so many a second")
    func burst() {
        let times = [10, 10, 10, 10, 10.4, 10.5, 100, 100, 100, 100]
        let admitted = Self.admitted(perSecond: 2, burst: 3, at: times)
        #expect(admitted == [true, true, true, false, false, true, true, true, true, false])
    }

    @Test("a clock that goes back gives nothing away")
    func back() {
        #expect(Self.admitted(perSecond: 1, burst: 1, at: [10, 5, 5.5]) == [true, false, false])
    }

    private static func admitted(perSecond: Int, burst: Int, at times: [Double]) -> [Bool] {
        var limit = RateLimit(perSecond: perSecond, burst: burst)
        return times.map { limit.admits(at: $0) }
    }
}
