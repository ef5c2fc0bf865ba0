import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import SceneryWeb

@Suite("A connection's supervisor")
struct RequestSupervisorTests {
    @Test("a connection without a request is closed in time")
    func silence() throws {
        let channel = try connection()
        channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test("no byte of a body prolongs its request's time")
    func slowBody() throws {
        let channel = try connection()
        try channel.writeInbound(HTTPServerRequestPart.head(Self.head(.POST)))
        for _ in 0..<9 {
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(string: "a")))
        }
        #expect(try status(of: channel) == nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(try status(of: channel) == 408)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("a request sent behind another one has a time too")
    func pipelinedSlowBody() throws {
        let channel = try connection()
        try request(on: channel)
        try channel.writeInbound(HTTPServerRequestPart.head(Self.head(.POST)))
        try answer(on: channel)
        channel.embeddedEventLoop.advanceTime(by: .seconds(10))
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("an app may take its time, and a kept connection waits for a next request for a while")
    func keepAlive() throws {
        let channel = try connection()
        try request(on: channel)
        channel.embeddedEventLoop.advanceTime(by: .minutes(5))
        #expect(channel.isActive)
        try answer(on: channel)
        channel.embeddedEventLoop.advanceTime(by: .seconds(14))
        try request(on: channel)
        try answer(on: channel)
        channel.embeddedEventLoop.advanceTime(by: .seconds(14))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!channel.isActive)
    }

    @Test("an answer that needs no body ends the connection, which drops the rest")
    func earlyAnswer() throws {
        let channel = try connection()
        try channel.writeInbound(HTTPServerRequestPart.head(Self.head(.POST)))
        try answer(on: channel)
        let part = try #require(try channel.readOutbound(as: HTTPServerResponsePart.self))
        guard case .head(let head) = part else {
            Issue.record("\(part) is not a head")
            return
        }
        #expect(head.headers["connection"] == ["close"])
        _ = try channel.readInbound(as: HTTPServerRequestPart.self)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
    }

    @Test("a refused head is answered once and reaches nobody")
    func refused() throws {
        let channel = try connection()
        var head = Self.head(.POST)
        head.headers.add(name: "Transfer-Encoding", value: "gzip")
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidChunkSize)
        #expect(try status(of: channel) == 501)
        #expect(try channel.readInbound(as: HTTPServerRequestPart.self) == nil)
        #expect(try statuses(of: channel) == [])
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("what is not HTTP is answered with 400, and the connection is closed soon")
    func notHTTP() throws {
        let channel = try connection()
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
        #expect(try status(of: channel) == 400)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("what is wrong behind an unanswered request does not take its answer's place")
    func wrongBehind() throws {
        let channel = try connection()
        try request(on: channel)
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
        #expect(try status(of: channel) == nil)
        try answer(on: channel)
        #expect(try statuses(of: channel) == [200])
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test("a connection for which there is no room is told so")
    func overfull() throws {
        let channel = try connection(isOverfull: true)
        try channel.writeInbound(HTTPServerRequestPart.head(Self.head(.GET)))
        #expect(try status(of: channel) == 503)
    }

    @Test("a socket's bytes go through untouched and have no deadline")
    func socket() throws {
        let channel = try connection()
        try channel.pipeline.syncOperations.handler(type: RequestSupervisor.self).becomeSocket()
        try channel.writeInbound(ByteBuffer(string: "frame"))
        #expect(try channel.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "frame"))
        channel.embeddedEventLoop.advanceTime(by: .minutes(10))
        #expect(channel.isActive)
    }
}

// MARK: - A connection without a network

extension RequestSupervisorTests {
    private func connection(isOverfull: Bool = false) throws -> EmbeddedChannel {
        let supervisor = RequestSupervisor(limits: WebConfiguration.Limits(), isOverfull: isOverfull)
        let channel = EmbeddedChannel(handler: supervisor)
        channel.allowRemoteHalfClosure = true
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
        return channel
    }

    private static func head(_ method: HTTPMethod) -> HTTPRequestHead {
        HTTPRequestHead(version: .http1_1, method: method, uri: "/", headers: ["Host": "a"])
    }

    private func request(on channel: EmbeddedChannel) throws {
        try channel.writeInbound(HTTPServerRequestPart.head(Self.head(.GET)))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }

    private func answer(on channel: EmbeddedChannel) throws {
        let head = HTTPResponseHead(version: .http1_1, status: .ok)
        try channel.writeOutbound(HTTPServerResponsePart.head(head))
        try channel.writeOutbound(HTTPServerResponsePart.end(nil))
    }

    /// The statuses of the answers that were written since the last call.
    private func statuses(of channel: EmbeddedChannel) throws -> [UInt] {
        var statuses: [UInt] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { statuses.append(head.status.code) }
        }
        return statuses
    }

    private func status(of channel: EmbeddedChannel) throws -> UInt? { try statuses(of: channel).first }
}
