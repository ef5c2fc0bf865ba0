import Scenery
import SceneryTestKit

/// The answers of the accounts, as the server's documentation has them.
enum Answers {
    static let tokens = TransportResponse.text(
        #"{"status":"ok","data":{"accessToken":"access","refreshToken":"refresh","expiresIn":300}}"#)
    static let challenge = TransportResponse.text(
        #"{"status":"ok","data":{"challenge":"c1","digits":4,"sentTo":"•••• 42"}}"#)
    static let signedOut = TransportResponse.text(#"{"status":"ok","data":null}"#)

    static func error(_ status: Int, _ message: String) -> TransportResponse {
        .text(#"{"status":\#(status),"data":{"message":"\#(message)"}}"#, status: status)
    }
}
