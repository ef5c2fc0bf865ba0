import Foundation
import GRDB

/// Who may do what: the accounts, their sessions and their tokens.
///
/// A refusal that is to be remembered, such as a wrong password, is a value within its transaction and
/// thrown after it; what throws within a transaction is undone.
struct AccountStore: Sendable {
    let database: DatabaseQueue
    let clock: any BackendClock
    /// How long an access token is valid, in seconds.
    let tokenLifetime: TimeInterval

    // MARK: Signing in

    func signIn(email: String, password: String) async throws -> SignIn {
        let email = email.folded
        let account = try await database.read { db in
            try Account.filter(Column("email") == email).fetchOne(db)
        }
        // Deriving takes its time: the database does not wait for it.
        let isRight = account?.password.matches(password) == true
        return try await database.write { [now = clock.now] db -> Result<SignIn, AccountRefusal> in
            var attempts = try SignInAttempts.fetchOne(db, key: email) ?? SignInAttempts(email: email)
            if attempts.isLocked(at: now) { return .failure(.tooManyAttempts) }
            guard let account, isRight else {
                attempts.fail(at: now)
                try attempts.save(db)
                return .failure(attempts.isLocked(at: now) ? .tooManyAttempts : .wrongPassword)
            }
            try attempts.delete(db)
            return .success(try start(account, db))
        }.get()
    }

    /// Answers a challenge with the code that was sent.
    func answer(_ challenge: String, code: String) async throws -> Tokens {
        try await database.write { [now = clock.now] db -> Result<Tokens, AccountRefusal> in
            guard var pending = try PendingChallenge.fetchOne(db, key: challenge), pending.isOpen(at: now),
                let account = try Account.fetchOne(db, key: pending.account)
            else { return .failure(.challengeExpired) }
            guard account.code == code else {
                pending.failures += 1
                try pending.update(db)
                return .failure(.wrongCode)
            }
            try pending.delete(db)
            return .success(try startSession(of: account, db))
        }.get()
    }

    /// Sends the code once more, for a new challenge; the earlier one ends.
    func resend(_ challenge: String) async throws -> Challenge {
        try await database.write { [now = clock.now] db in
            guard let pending = try PendingChallenge.fetchOne(db, key: challenge), pending.isOpen(at: now),
                let account = try Account.fetchOne(db, key: pending.account), let code = account.code
            else { throw AccountRefusal.challengeExpired }
            try pending.delete(db)
            return try makeChallenge(for: account, code: code, db)
        }
    }

    private func start(_ account: Account, _ db: Database) throws -> SignIn {
        if let code = account.code { return .challenge(try makeChallenge(for: account, code: code, db)) }
        return .tokens(try startSession(of: account, db))
    }

    private func makeChallenge(for account: Account, code: String, _ db: Database) throws -> Challenge {
        let pending = PendingChallenge(
            id: UUID().uuidString, account: account.id,
            expiresAt: clock.now.addingTimeInterval(PendingChallenge.lifetime))
        try pending.insert(db)
        return Challenge(challenge: pending.id, digits: code.count, sentTo: account.maskedPhone)
    }

    // MARK: Sessions

    /// Exchanges a refresh token for new tokens; each one can be used once.
    func refresh(_ refreshToken: String) async throws -> Tokens {
        try await database.write { db in
            guard var token = try RefreshToken.fetchOne(db, key: Token(refreshToken).hash), !token.isUsed
            else { throw AccountRefusal.sessionEnded }
            token.isUsed = true
            try token.update(db)
            return try makeTokens(session: token.session, db)
        }
    }

    /// Ends the session of an access token, with all its tokens.
    func signOut(_ accessToken: String) async throws {
        try await database.write { db in
            guard let token = try AccessToken.fetchOne(db, key: Token(accessToken).hash) else { return }
            _ = try Session.deleteOne(db, key: token.session)
        }
    }

    /// The account of an access token that is still valid.
    func account(accessToken: String) async throws -> Account {
        try await database.read { [now = clock.now] db in
            guard let token = try AccessToken.fetchOne(db, key: Token(accessToken).hash),
                now < token.expiresAt,
                let session = try Session.fetchOne(db, key: token.session),
                let account = try Account.fetchOne(db, key: session.account)
            else { throw AccountRefusal.accessExpired }
            return account
        }
    }

    /// Ends all access tokens, as if their time were over; they can be refreshed.
    func expireAccess() async throws {
        _ = try await database.write { db in try AccessToken.deleteAll(db) }
    }

    private func startSession(of account: Account, _ db: Database) throws -> Tokens {
        let session = Session(id: UUID().uuidString, account: account.id)
        try session.insert(db)
        return try makeTokens(session: session.id, db)
    }

    private func makeTokens(session: String, _ db: Database) throws -> Tokens {
        let (access, refresh) = (Token(), Token())
        let expiresAt = clock.now.addingTimeInterval(tokenLifetime)
        try AccessToken(hash: access.hash, session: session, expiresAt: expiresAt).insert(db)
        try RefreshToken(hash: refresh.hash, session: session).insert(db)
        return Tokens(accessToken: access.text, refreshToken: refresh.text, expiresIn: Int(tokenLifetime))
    }

    // MARK: Profile

    /// Changes what a person may change of an account.
    func change(_ account: Account, name: String, phone: String) async throws -> Account {
        var account = account
        account.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        account.phone = phone.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !account.name.isEmpty else { throw AccountRefusal.emptyName }
        return try await database.write { [account] db in
            try account.update(db)
            return account
        }
    }
}
