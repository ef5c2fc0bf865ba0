/// The accounts that the database starts with. Their passwords are known to all, as they are samples.
enum AccountSeed {
    static var all: [Account] {
        [
            account("sara", "Sara Karimi", "+34 600 555 142", password: "scenery", code: "1234"),
            account("omid", "Omid Rahimi", "+34 600 555 187", password: "scenery", code: "4321"),
            account("guest", "Guest", "+34 600 555 100", password: "guest", code: nil),
        ]
    }

    private static func account(
        _ id: String, _ name: String, _ phone: String, password: String, code: String?
    ) -> Account {
        Account(
            id: id, name: name, email: "\(id)@example.com", phone: phone,
            password: PasswordHash(of: password), code: code)
    }
}
