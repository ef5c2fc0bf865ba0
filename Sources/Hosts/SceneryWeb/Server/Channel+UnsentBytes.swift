import Foundation
import NIOCore

extension Channel {
    /// Limits what the system keeps of an answer that is not on its way yet to 128 KB.
    ///
    /// By itself it takes up to 4 MB for each browser that does not read: two hundred of them kept everyone else
    /// waiting for a second and a half while 774 MB were copied. What is on its way is not limited.
    func limitUnsentBytes() throws {
        let option = ChannelOptions.Types.SocketOption(level: .tcp, name: .init(rawValue: TCP_NOTSENT_LOWAT))
        try syncOptions?.setOption(option, value: 131_072)
    }
}
