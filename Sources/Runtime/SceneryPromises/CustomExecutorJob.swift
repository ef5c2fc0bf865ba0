/// A job in the hands of a custom executor, which may run it late, more than once, or never.
///
/// Our own executors run each job once, so their jobs do without this object.
final class CustomExecutorJob: Sendable {
    private let link: AnyPromise

    init(of link: AnyPromise) {
        self.link = link
    }

    deinit {
        link.jobReleased()
    }

    func run() { link.runJob() }
}
