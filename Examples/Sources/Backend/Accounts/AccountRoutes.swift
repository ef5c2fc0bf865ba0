import Hummingbird

/// What the samples with accounts ask for.
///
/// - `POST /accounts/sign-in {"email", "password"}`: tokens, or a challenge for the second factor.
/// - `POST /accounts/second-factor {"challenge", "code"}`: tokens.
/// - `POST /accounts/second-factor/resend {"challenge"}`: a new challenge.
/// - `POST /accounts/refresh {"refreshToken"}`: new tokens.
/// - `POST /accounts/sign-out`, as somebody who has signed in.
/// - `GET /profile` and `PUT /profile {"name", "phone"}`, as somebody who has signed in.
struct AccountRoutes: BackendRoutes {
    struct Credentials: Decodable {
        var email: String
        var password: String
    }

    struct Code: Decodable {
        var challenge: String
        var code: String
    }

    struct Resend: Decodable { var challenge: String }
    struct Refresh: Decodable { var refreshToken: String }
    struct Nothing: Encodable, Sendable {}

    struct ProfileChange: Decodable {
        var name: String
        var phone: String
    }

    let store: AccountStore
    let named: NamedRoutes

    func add(to router: Router<BackendContext>) {
        named.group("sign-in", in: router).post("accounts/sign-in") { request, context in
            let credentials = try await request.decode(as: Credentials.self, context: context)
            return Envelope(try await store.signIn(email: credentials.email, password: credentials.password))
        }
        addSecondFactor(to: router)
        named.group("refresh", in: router).post("accounts/refresh") { request, context in
            let body = try await request.decode(as: Refresh.self, context: context)
            return Envelope(try await store.refresh(body.refreshToken))
        }
        named.group("sign-out", in: router).post("accounts/sign-out") { request, _ in
            try await store.signOut(BearerMiddleware.token(of: request))
            return Envelope(Nothing())
        }
        addProfile(to: router)
    }

    private func addSecondFactor(to router: Router<BackendContext>) {
        let secondFactor = named.group("second-factor", in: router)
        secondFactor.post("accounts/second-factor") { request, context in
            let body = try await request.decode(as: Code.self, context: context)
            return Envelope(try await store.answer(body.challenge, code: body.code))
        }
        secondFactor.post("accounts/second-factor/resend") { request, context in
            let body = try await request.decode(as: Resend.self, context: context)
            return Envelope(try await store.resend(body.challenge))
        }
    }

    private func addProfile(to router: Router<BackendContext>) {
        let profile = named.group("profile", in: router).add(middleware: BearerMiddleware(store: store))
        profile.get("profile") { _, context in Envelope(Profile(try context.signedIn())) }
        profile.put("profile") { request, context in
            let change = try await request.decode(as: ProfileChange.self, context: context)
            return Envelope(
                Profile(try await store.change(context.signedIn(), name: change.name, phone: change.phone)))
        }
    }
}
