/// Puts a page's frames together to messages and says what is wrong with those that are not right
/// (RFC 6455, section 5). Pure: a frame in, a verdict out.
struct FrameReader: Sendable {
    enum Kind: Sendable, Equatable {
        case continuation, text, binary, close, ping, pong, unknown
    }

    struct Frame: Sendable {
        var kind: Kind
        var isLast: Bool
        var isMasked: Bool
        var hasReservedBits: Bool
        /// Unmasked.
        var data: [UInt8]
    }

    enum Verdict: Sendable, Equatable {
        case message(String)
        /// To be answered with a pong of the same data.
        case ping([UInt8])
        case close
        /// More frames are to come, or there is nothing to do.
        case nothing
        case violation(Violation)
    }

    /// Why a connection is ended, as the code that its page receives (RFC 6455, section 7.4.1).
    enum Violation: Int, Sendable, Equatable {
        case `protocol` = 1002
        case notText = 1003
        case notUTF8 = 1007
        case policy = 1008
        case tooLarge = 1009
        case tooSlow = 1013
    }

    let maximumBytes: Int
    let maximumFragments = 16
    private var collected: [UInt8] = []
    private var fragments = 0

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    mutating func read(_ frame: Frame) -> Verdict {
        guard frame.isMasked, !frame.hasReservedBits else { return .violation(.protocol) }
        switch frame.kind {
        case .text: return start(frame)
        case .continuation: return fragments > 0 ? append(frame) : .violation(.protocol)
        case .binary: return .violation(.notText)
        case .unknown: return .violation(.protocol)
        case .close, .ping, .pong: return control(frame)
        }
    }

    private func control(_ frame: Frame) -> Verdict {
        guard frame.isLast, frame.data.count <= 125 else { return .violation(.protocol) }
        switch frame.kind {
        case .ping: return .ping(frame.data)
        case .close: return .close
        default: return .nothing
        }
    }

    private mutating func start(_ frame: Frame) -> Verdict {
        guard fragments == 0 else { return .violation(.protocol) }
        return append(frame)
    }

    private mutating func append(_ frame: Frame) -> Verdict {
        fragments += 1
        guard collected.count + frame.data.count <= maximumBytes, fragments <= maximumFragments else {
            return .violation(.tooLarge)
        }
        collected += frame.data
        guard frame.isLast else { return .nothing }
        let bytes = collected
        collected = []
        fragments = 0
        guard let text = String(validating: bytes, as: UTF8.self) else { return .violation(.notUTF8) }
        return .message(text)
    }
}
