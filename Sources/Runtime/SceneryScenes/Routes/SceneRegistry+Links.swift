import Foundation

extension SceneRegistry {
    /// The most bytes that a URL may have.
    static var maximumLinkLength: Int { 65_536 }

    /// The navigation state that a URL stands for.
    ///
    /// The URL may come from anyone. It has to begin where the app's links begin, or be a path; each scene in
    /// it must be registered with a `link`, and each value be of its property's type. What does not fit is
    /// refused as a whole. A URL has 64 KiB and 64 scenes at most.
    ///
    /// - Throws: `RouteError.badLink`, with what is wrong and where.
    public func link(from url: URL) throws(RouteError) -> DeepLink {
        try link(from: url.absoluteString)
    }

    /// The same for a text that a person typed or another program passed on.
    public func link(from text: String) throws(RouteError) -> DeepLink {
        do throws(LinkTemplate.Refusal) { return try read(text) } catch {
            throw .badLink(text, reason: error.reason)
        }
    }

    /// The URL of a navigation state, which `link(from:)` turns back into an equal one.
    ///
    /// - Throws: `RouteError.noLink` for a route that is not registered or has no `link`, and where a value
    ///   does not survive in a URL: one with a NUL character, or that does not equal itself. Also where the URL
    ///   would have more than 64 KiB.
    public func url(for link: DeepLink) throws(RouteError) -> URL {
        if let problem = link.problem { throw .noLink(to: "the navigation state", reason: problem) }
        var writer = LinkWriter { route throws(RouteError) in try self.address(of: route) }
        let path = try writer.write(link)
        let text = base.map { $0.origin + $0.path } ?? ""
        let length = (text + path).utf8.count
        guard length <= Self.maximumLinkLength else {
            throw .noLink(to: "the navigation state", reason: Self.tooLong(length))
        }
        guard (try? self.link(from: text + path)) == link, let url = URL(string: text + path) else {
            throw .noLink(
                to: "the navigation state",
                reason: "what \"\((text + path).printable)\" reads as is not equal to it")
        }
        return url
    }

    /// The URL of one scene.
    public func url(for route: any SceneRoute) throws(RouteError) -> URL {
        try url(for: DeepLink(route))
    }

    private func address(of route: AnySceneRoute) throws(RouteError) -> SceneAddress {
        guard let template = entry(for: route.route)?.template else {
            throw .noLink(to: "\(route)", reason: "no scene is registered for it, or its type has no `link`")
        }
        return template.address(of: route.route)
    }
}

// MARK: - Reading

extension SceneRegistry {
    private static func tooLong(_ length: Int) -> String {
        "it is \(length) bytes long; \(maximumLinkLength) are the most"
    }

    private func read(_ text: String) throws(LinkTemplate.Refusal) -> DeepLink {
        guard text.utf8.count <= Self.maximumLinkLength else {
            throw LinkTemplate.Refusal(reason: Self.tooLong(text.utf8.count))
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw LinkTemplate.Refusal(reason: "it has a control character")
        }
        let local = try LinkBase.local(text, below: base)
        guard !local.contains("#") else {
            throw LinkTemplate.Refusal(
                reason: "it has a fragment, which no scene takes; leave out \"#\" and what follows it")
        }
        var reader = LinkReader { address throws(LinkTemplate.Refusal) in try self.route(at: address) }
        return try reader.link(local)
    }

    private func route(at address: SceneAddress) throws(LinkTemplate.Refusal) -> any SceneRoute {
        let templates = entries.compactMap(\.template).filter { $0.hasShape(of: address) }
        guard let first = templates.first else {
            let known = entries.compactMap(\.template?.text).prefix(12).joined(separator: ", ")
            let path = "/" + address.path.joined(separator: "/")
            throw LinkTemplate.Refusal(
                reason: "no scene is at \"\(path.printable)\"; links look like \(known)")
        }
        // Several have the shape where the type of a placeholder tells them apart; one of them at most fits.
        for template in templates.dropFirst() {
            if let route = try? template.route(at: address) { return route }
        }
        return try first.route(at: address)
    }
}
