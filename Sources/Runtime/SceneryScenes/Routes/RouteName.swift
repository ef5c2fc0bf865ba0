/// The names that follow from a route's type.
enum RouteName {
    /// `Ride` of `RideRoute`, and `About` of a type `Route` inside `About`.
    static func stable(of type: any SceneRoute.Type) -> String {
        let name = String(describing: type)
        guard name.hasSuffix("Route") else { return name }
        if name.count > "Route".count { return String(name.dropLast("Route".count)) }
        let parents = String(reflecting: type).split(separator: ".").dropLast()
        return parents.last.map(String.init) ?? name
    }

    /// The name as a segment of a path: `about-us` of `AboutUs`, `url-list` of `URLList`.
    static func pathSegment(_ name: String) -> String {
        let characters = Array(name)
        var segment = ""
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                segment += "-"
                continue
            }
            if startsWord(characters, index) { segment += "-" }
            segment += character.lowercased()
        }
        return segment
    }

    /// Whether an uppercase letter inside the name begins a word.
    private static func startsWord(_ characters: [Character], _ index: Int) -> Bool {
        guard index > 0, characters[index].isUppercase else { return false }
        let before = characters[index - 1]
        let after = index + 1 < characters.count ? characters[index + 1] : before
        return before.isLowercase || before.isNumber || (before.isUppercase && after.isLowercase)
    }
}
