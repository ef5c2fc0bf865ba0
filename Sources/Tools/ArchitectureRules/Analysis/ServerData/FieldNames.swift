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

    /// Whether a name has several words; one alone may be a property of a library's type.
    private static func tells(_ name: String) -> Bool {
        !ofLibraries.contains(name) && name.utf8.contains { $0 == 0x5F || (0x41...0x5A).contains($0) }
    }

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
