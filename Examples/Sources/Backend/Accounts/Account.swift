import GRDB

/// A person who can sign in.
struct Account: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
    var id: String
    var name: String
    var email: String
    var phone: String
    var password: PasswordHash
    /// The code of the second factor, which a real service would send to the phone; `nil` for an account
    /// that needs none.
    var code: String?

    /// The phone as it is named to somebody who has not signed in yet: `•••• 42`.
    var maskedPhone: String { "•••• \(phone.suffix(2))" }
}

/// What a person may read and change of an account.
struct Profile: Codable, Sendable {
    var id: String
    var name: String
    var email: String
    var phone: String

    init(_ account: Account) {
        id = account.id
        name = account.name
        email = account.email
        phone = account.phone
    }
}
