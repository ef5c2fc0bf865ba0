import Scenery

/// The logic of Verification: checks the code that was sent to the person.
@MainActor final class VerificationInteractor: VerificationInteracting {
    private let presenter: any VerificationPresenting
    private let router: any VerificationRouting
    private let session: any SessionManaging
    private var challenge: Challenge
    private var code = ""
    private var isResent = false
    private var work: Task<Void, Never>?
    /// What failed last, to be tried again.
    private var lastAction: (@MainActor (VerificationInteractor) -> Void)?

    init(
        challenge: Challenge, presenter: any VerificationPresenting, router: any VerificationRouting,
        session: any SessionManaging
    ) {
        self.challenge = challenge
        self.presenter = presenter
        self.router = router
        self.session = session
    }

    deinit { work?.cancel() }

    func viewWillAppear(_ animated: Bool) { present() }
    func retry() { lastAction?(self) }

    func codeEdited(_ code: String) {
        // Persian digits are digits too.
        self.code = code.compactMap(\.wholeNumberValue).map(String.init).joined()
        present()
    }

    func confirmTapped() {
        guard isComplete, work == nil else { return }
        lastAction = { $0.confirmTapped() }
        perform { [session, challenge, code] _ in
            // The session is observed by SignIn, which closes both scenes.
            try await session.confirm(challenge, code: code)
        }
    }

    func resendTapped() {
        guard work == nil else { return }
        lastAction = { $0.resendTapped() }
        perform { [session, challenge] logic in
            let next = try await session.resend(challenge)
            logic()?.challenge = next
            logic()?.isResent = true
        }
    }
}

extension VerificationInteractor {
    private var isComplete: Bool { code.count == challenge.digits }

    private func perform(
        _ action: @escaping @MainActor (() -> VerificationInteractor?) async throws -> Void
    ) {
        work = Task { [weak self] in
            do {
                try await action { self }
                self?.finished(nil)
            } catch {
                self?.finished(error)
            }
        }
        present()
    }

    private func finished(_ error: (any Error)?) {
        work = nil
        present()
        if let error, !(error is CancellationError) { failed(error) }
    }

    /// A code is used up also when the answer that it was right got lost: to try it again is of no use.
    private func failed(_ error: any Error) {
        guard (error as? NetworkError)?.httpStatus == 410 else { return presenter.present(error: error) }
        lastAction = { $0.router.close() }
        presenter.present(expiry: error)
    }

    private func present() {
        presenter.present(
            VerificationContent(
                challenge: challenge, isComplete: isComplete, isConfirming: work != nil, isResent: isResent))
    }
}
