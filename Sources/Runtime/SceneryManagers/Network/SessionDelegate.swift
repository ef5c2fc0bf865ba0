import Dispatch
import Foundation
import SceneryFoundations

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Passes what a session reports to the receivers of its tasks, and follows no redirect.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let tasks = Protected<[Int: TaskState]>([:])

    private struct TaskState {
        let receiver: ResponseReceiver
        var isCancelled = false
        var isRedirected = false
        var hasLostBody = false
    }

    func register(_ receiver: ResponseReceiver, for task: URLSessionTask) {
        tasks.withLock { $0[task.taskIdentifier] = TaskState(receiver: receiver) }
    }

    /// Cancels a task, unless its response is a redirect, which ends it anyway: Foundation on Linux ends the process if a
    /// task is cancelled while it hands a redirect over.
    func cancel(_ task: URLSessionTask) {
        let isRedirected = tasks.withLock { tasks in
            tasks[task.taskIdentifier]?.isCancelled = true
            return tasks[task.taskIdentifier]?.isRedirected ?? false
        }
        if !isRedirected { task.cancel() }
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
        cancel(dataTask)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        receiver(of: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    /// The redirect becomes the response: the client follows it, because it knows which origins it trusts. A task that is
    /// cancelled waits for no answer any more.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let isCancelled = tasks.withLock { tasks in
            tasks[task.taskIdentifier]?.isRedirected = true
            return tasks[task.taskIdentifier]?.isCancelled ?? false
        }
        if !isCancelled { completionHandler(nil) }
    }

    #if canImport(FoundationNetworking)
        /// The server closed a kept connection while it was used, and libcurl sends the request again on another one. Foundation
        /// has no body for it then, and would wait until the timeout; the server may have received the first one besides. So the
        /// connection is lost, and whether to send again is the client's decision.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
        ) {
            tasks.withLock { $0[task.taskIdentifier]?.hasLostBody = true }
            completionHandler(nil)
            // This is called on the task's own queue, which a cancellation waits for.
            DispatchQueue.global().async { self.cancel(task) }
        }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let state = tasks.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        let isBodyLost = error != nil && state.hasLostBody
        state.receiver.complete(task.response, isBodyLost ? URLError(.networkConnectionLost) : error)
    }

    private func receiver(of task: URLSessionTask) -> ResponseReceiver? {
        tasks.withLock { $0[task.taskIdentifier]?.receiver }
    }
}
