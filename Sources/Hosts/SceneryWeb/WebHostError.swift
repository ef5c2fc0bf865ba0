import Foundation

/// Why the web host cannot do its work.
public enum WebHostError: Error, Equatable, CustomStringConvertible {
    case portTaken(Int, address: String)
    case portForbidden(Int)
    case addressUnknown(String)
    case cannotListen(Int, address: String, errno: Int32)
    case foreignSessionFolder(String)
    case cannotWrite(String, errno: Int32)
    case sessionTooLong(bytes: Int, maximum: Int)

    public var description: String {
        switch self {
        case .portTaken(let port, let address):
            "port \(port) of \(address) is taken; stop the other program, or choose another port with --port N "
                + "(0 lets the system choose)"
        case .portForbidden(let port):
            "port \(port) is kept for the system; choose one from 1024 to 65535 with --port N"
        case .addressUnknown(let address):
            "this machine has no address \"\(address)\"; use 127.0.0.1 for this machine alone"
        case .cannotListen(let port, let address, let number):
            "cannot listen on port \(port) of \(address): \(String(cString: strerror(number)))"
        case .foreignSessionFolder(let path):
            "the sessions' folder \"\(path)\" belongs to another user; name another in WebConfiguration.sessions"
        case .cannotWrite(let path, let number):
            "cannot write \"\(path)\": \(String(cString: strerror(number)))"
        case .sessionTooLong(let bytes, let maximum):
            "a session has a state of \(bytes) bytes, over WebConfiguration.sessions.bytesOfFile (\(maximum)); "
                + "let its scenes save less"
        }
    }
}
