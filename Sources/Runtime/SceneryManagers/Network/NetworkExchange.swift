import Foundation

/// One attempt of a request: redirects, authorization, cache, and what the hooks are called for, in this order.
struct NetworkExchange: Sendable {
    typealias Perform = @Sendable (TransportRequest) async throws -> TransportResponse

    let client: NetworkClient
    let options: RequestOptions
    /// Whether the body of the response is in memory.
    let isCacheable: Bool
    let id: UUID
    let attempt: Int
    /// Sends a request.
    let perform: Perform

    private var configuration: NetworkConfiguration { client.configuration }

    /// The response behind all redirects. After one to an origin that is not trusted, nothing is signed any more.
    func response(to request: TransportRequest) async throws -> TransportResponse {
        var current = try await configuration.hooks.adapt?(request) ?? request
        var isTrusted = client.trusts(current.url)
        var status = 0
        for _ in 0...max(0, configuration.maximumRedirects) {
            let isSigned = isTrusted && options.isSigned
            let response = try await renewed(current, isSigned ? client.authorization : nil)
            guard options.followsRedirects, let next = try current.redirected(by: response) else {
                return response
            }
            isTrusted = isTrusted && client.trusts(next.url)
            current = next
            status = response.status
        }
        throw NetworkError(
            domain: .connection,
            message:
                "\"\(request.url.host() ?? "")\" redirected more than \(configuration.maximumRedirects) times",
            httpStatus: status)
    }

    /// The response to a signed request, which is sent again once with renewed credentials.
    private func renewed(
        _ request: TransportRequest, _ authorization: (any RequestAuthorization)?
    ) async throws -> TransportResponse {
        guard let authorization else { return try await cached(request) }
        let signed = try await authorization.sign(request)
        let response = try await cached(signed)
        guard response.status == 401 else { return response }
        return try await cached(
            try await authorization.renew(request, refused: signed, with: response))
    }

    private func cached(_ request: TransportRequest) async throws -> TransportResponse {
        guard let cache = configuration.cache else { return try await reported(request) }
        guard isCacheable, options.cachePolicy != .none, request.isCacheable else {
            let response = try await reported(request)
            let isSafe = [.get, .head, "OPTIONS"].contains(request.method)
            if !isSafe, (200..<400).contains(response.status) { cache.remove(request) }
            return response
        }
        let known = cache.response(to: request, clock: configuration.clock)
        if let known, known.isFresh, options.cachePolicy == .maxAge {
            reportCached(known.response.response, to: request)
            return known.response.response
        }
        let stored = known?.response
        var response = try await reported(stored?.validating(request) ?? request)
        if let stored, response.status == 304 { response = stored.confirmed(by: response) }
        cache.store(response, to: request, clock: configuration.clock)
        return response
    }

    // MARK: - Sending and reporting

    private func reported(_ request: TransportRequest) async throws -> TransportResponse {
        let hooks = configuration.hooks
        guard hooks.onRequest != nil || hooks.onResponse != nil else { return try await limited(request) }
        let sent = record(of: request)
        hooks.onRequest?(sent)
        let (start, instant) = (configuration.clock.now(), ContinuousClock.now)
        let result: Result<TransportResponse, any Error>
        do {
            result = .success(try await limited(request))
        } catch {
            result = .failure(error)
        }
        let firstByte = (try? result.get())?.timeToFirstByte  // nil for an error
        report(
            result, to: sent,
            RequestTimings(start: start, toFirstByte: firstByte, total: instant.duration(to: .now)))
        return try result.get()
    }

    private func reportCached(_ response: TransportResponse, to request: TransportRequest) {
        guard configuration.hooks.onResponse != nil else { return }
        let timings = RequestTimings(start: configuration.clock.now(), toFirstByte: nil, total: .zero)
        report(.success(response), to: record(of: request), timings, isFromCache: true)
    }

    private func report(
        _ result: Result<TransportResponse, any Error>, to sent: SentRequest, _ timings: RequestTimings,
        isFromCache: Bool = false
    ) {
        let size = (try? result.get())?.body.count ?? 0  // 0 for an error
        configuration.hooks.onResponse?(
            ReceivedResponse(
                request: sent, result: result.map { configuration.hooks.redaction.redacted($0) },
                bodySize: size, isFromCache: isFromCache, timings: timings))
    }

    private func record(of request: TransportRequest) -> SentRequest {
        SentRequest(
            id: id, request: configuration.hooks.redaction.redacted(request), bodySize: request.body?.count,
            attempt: attempt)
    }

    /// Checks the size of the response too, because the transport may be a custom one.
    private func limited(_ request: TransportRequest) async throws -> TransportResponse {
        let response = try await perform(request)
        if let limit = request.maximumResponseSize, response.body.count > limit {
            throw NetworkError.tooLarge(limit)
        }
        return response
    }
}
