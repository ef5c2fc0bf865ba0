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

    /// Whether a name has several words or a long one, and is none that other types have as well.
    private static func tells(_ name: String) -> Bool {
        let hasSeveral = name.utf8.contains { $0 == 0x5F || (0x41...0x5A).contains($0) }
        return (hasSeveral || name.utf8.count > 5) && !ofLibraries.contains(name)
    }

    /// What values of the system and of common libraries have as well.
    private static let ofLibraries = Set(
        """
        accessory accessToken account action actions active address amount artist author authorizationCode avatar \
        background birthday bounds button calendar caption category children closure completion content contents \
        context controller coordinate country countryCode created currency currencyCode current currentUser database \
        delegate description destination details device displayName distance document domain duration element elements \
        emailVerified enabled endpoint entity errorDescription errors familyName filter folder formatter fullName \
        gender givenName handler header headers height identifier identityToken idToken images imageURL imageUrl \
        indexes indicator internal language languageCode latitude length locale localizedDescription location \
        longitude manager message messages metadata method mimeType mobile object objects offset options output \
        parameters parent password payload phoneNumber photoURL picture placeholder player position postalCode \
        presenter product products profile progress property provider quantity reason refreshToken region request \
        response result results scheme section sections selected sender service session settings source status \
        statusCode storage street subject subtitle superview target thumbnail thumbnailImage timestamp tracks userID \
        userId userInfo username values version visible volume website window
        """.split(separator: " ").map(String.init))
}
