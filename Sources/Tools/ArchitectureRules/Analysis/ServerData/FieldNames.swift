import SourceModel

/// Names that only fields of decoded types have: `drink.strDrinkThumb` tells what `drink` is where nothing else does, as for the
/// parameter of a closure that a library calls.
struct FieldNames {
    private let owners: [String: [TypeEntity]]

    /// - Complexity: linear in the properties of the project.
    init(_ model: ProjectModel, isDecoded: (TypeEntity) -> Bool) {
        var owners: [String: [TypeEntity]] = [:]
        var decoded: Set<TypeEntity.ID> = []
        for type in model.types where type.kind != .protocol && isDecoded(type) {
            decoded.insert(type.id)
            for property in type.storedProperties where Self.tells(property.fact.name) {
                owners[property.fact.name, default: []].append(type)
            }
        }
        guard !owners.isEmpty else {
            self.owners = [:]
            return
        }
        for type in model.types where !decoded.contains(type.id) && !model.modules[type.module].isTest {
            for member in type.members where member.fact.kind == .property {
                owners[member.fact.name] = nil
            }
        }
        self.owners = owners
    }

    /// The types one of which a value must have whose property is read.
    func types(declaring field: String) -> [TypeEntity] { owners[field] ?? [] }

    /// Whether a name has several words, or one that is no property of common types.
    private static func tells(_ name: String) -> Bool {
        if ofLibraries.contains(name) { return false }
        return name.utf8.contains { $0 == 0x5F || (0x41...0x5A).contains($0) }
            || name.utf8.count > 5 && !common.contains(name)
    }

    /// Single words that are properties of the system's and of libraries' types as well.
    private static let common: Set<String> = [
        "accessory", "account", "action", "actions", "active", "address", "amount", "artist", "author",
        "avatar",
        "background", "birthday", "bounds", "button", "calendar", "caption", "category", "children",
        "closure",
        "completion", "content", "contents", "context", "controller", "coordinate", "country", "created",
        "currency",
        "current", "database", "dataSource", "delegate", "description", "destination", "details", "device",
        "distance", "document", "domain", "duration", "element", "elements", "enabled", "endpoint", "entity",
        "errors",
        "filter", "folder", "formatter", "gender", "handler", "header", "headers", "height", "identifier",
        "images",
        "indexes", "indicator", "internal", "language", "latitude", "length", "location", "locale",
        "longitude", "manager",
        "message", "messages", "metadata", "method", "mobile", "object", "objects", "offset", "options",
        "output", "parameters",
        "parent", "password", "payload", "picture", "placeholder", "player", "position", "presenter",
        "product", "products",
        "profile", "progress", "property", "provider", "quantity", "reason", "request", "response", "result",
        "results",
        "region", "scheme", "section", "sections", "selected", "sender", "service", "session", "settings",
        "source", "status",
        "storage", "street", "subject", "subtitle", "superview", "target", "thumbnail", "timestamp", "tracks",
        "username",
        "userInfo", "values", "version", "viewModel", "visible", "volume", "website", "window",
    ]

    /// What values of the system and of common libraries have as well.
    private static let ofLibraries: Set<String> = [
        "accessToken", "authorizationCode", "countryCode", "currencyCode", "currentUser", "displayName",
        "emailVerified",
        "errorDescription", "familyName", "fullName", "givenName", "idToken", "identityToken", "imageURL",
        "imageUrl",
        "languageCode", "localizedDescription", "mimeType", "phoneNumber", "photoURL", "postalCode",
        "refreshToken",
        "statusCode", "thumbnailImage", "userId", "userID", "userInfo",
    ]
}
