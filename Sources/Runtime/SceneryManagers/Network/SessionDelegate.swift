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
        #if canImport(FoundationNetworking)
            let timer: InactivityTimer
        #endif
        /// Why the task is cancelled; nil if it is not.
        var cancellation: URLError.Code?
        var isRedirected = false

        /// Whether the task is to be cancelled now. The first reason counts.
        mutating func cancel(_ reason: URLError.Code) -> Bool {
            cancellation = cancellation ?? reason
            return !isRedirected
        }

        /// Whether the redirect is to be answered.
        mutating func redirect() -> Bool {
            isRedirected = cancellation == nil
            return isRedirected
        }

        /// The task has received or sent something.
        func progressed() {
            #if canImport(FoundationNetworking)
                timer.restart()
            #endif
        }
    }

    #if canImport(FoundationNetworking)
        /// - Parameter timeout: The maximum time without data, counted here.
        func register(
            _ receiver: ResponseReceiver, for task: URLSessionTask, of session: URLSession, timeout: Duration
        ) {
            let timer = InactivityTimer(timeout, on: session.delegateQueue) { [weak self, weak task] in
                if let task { self?.cancel(task, because: .timedOut) }
            }
            tasks.withLock { $0[task.taskIdentifier] = TaskState(receiver: receiver, timer: timer) }
        }
    #else
        /// - Parameter timeout: The maximum time without data, which the session counts.
        func register(
            _ receiver: ResponseReceiver, for task: URLSessionTask, of session: URLSession, timeout: Duration
        ) {
            tasks.withLock { $0[task.taskIdentifier] = TaskState(receiver: receiver) }
        }
    #endif

    /// Cancels a task, unless its response is a redirect, which ends it anyway: Foundation on Linux ends the process if a
    /// task is cancelled while it hands a redirect over.
    func cancel(_ task: URLSessionTask, because reason: URLError.Code = .cancelled) {
        if tasks.withLock({ $0[task.taskIdentifier]?.cancel(reason) ?? true }) { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isWanted = noteProgress(of: dataTask)?.receive(response) ?? false
        completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let receiver = noteProgress(of: dataTask), !receiver.receive(data) else { return }
        cancel(dataTask)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64, totalBytesExpectedToSend: Int64
    ) {
        noteProgress(of: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
    }

    /// The redirect becomes the response: the client follows it, because it knows which origins it trusts. A task that is
    /// cancelled or has ended waits for no answer any more.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        if tasks.withLock({ $0[task.taskIdentifier]?.redirect() ?? false }) { completionHandler(nil) }
    }

    #if canImport(FoundationNetworking)
        /// The server closed a kept connection while it was used, and libcurl sends the request again on another one. Foundation
        /// has no body for it then, and would wait until the timeout; the server may have received the first one besides. So the
        /// connection is lost, and whether to send again is the client's decision.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
        ) {
            tasks.withLock { _ = $0[task.taskIdentifier]?.cancel(.networkConnectionLost) }
            completionHandler(nil)
            // This is called on the task's own queue, which a cancellation waits for.
            DispatchQueue.global().async { self.cancel(task) }
        }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let state = tasks.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        state.receiver.complete(
            task.response, error.map { error in state.cancellation.map { URLError($0) } ?? error })
    }

    /// Restarts the timer of a task that has just received or sent something, and returns its receiver.
    private func noteProgress(of task: URLSessionTask) -> ResponseReceiver? {
        let state = tasks.withLock { $0[task.taskIdentifier] }
        state?.progressed()
        return state?.receiver
    }
}
