import Dispatch
import Foundation
import SceneryFoundations

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Passes what a session reports to the receivers of its tasks, and follows no redirect.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let receivers = Protected<[Int: ResponseReceiver]>([:])
    private let lostBodies = Protected<Set<Int>>([])

    func register(_ receiver: ResponseReceiver, for task: URLSessionTask) {
        receivers.withLock { $0[task.taskIdentifier] = receiver }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isWanted = receiver(of: dataTask)?.receive(response) ?? false
        completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let receiver = receiver(of: dataTask), !receiver.receive(data) else { return }
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        receiver(of: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    /// The redirect becomes the response: the client follows it, because it knows which origins it trusts.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
        /// A kept connection was closed while the body was sent, and libcurl sends the request again on another one. Foundation
        /// has no body for it then, and would wait until the timeout; so the task ends, and the transport sends another.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
        ) {
            lostBodies.withLock { _ = $0.insert(task.taskIdentifier) }
            completionHandler(nil)
            // This is called on the task's own queue, which a cancellation waits for.
            DispatchQueue.global().async { task.cancel() }
        }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let receiver = receivers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        let isBodyLost = lostBodies.withLock { $0.remove(task.taskIdentifier) } != nil
        receiver?.complete(task.response, isBodyLost && error != nil ? LostBody() : error)
    }

    private func receiver(of task: URLSessionTask) -> ResponseReceiver? {
        receivers.withLock { $0[task.taskIdentifier] }
    }
}

/// The system cannot send the body of a request again.
struct LostBody: Error {}
