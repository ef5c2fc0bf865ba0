/// The name of a scene, a component or a widget, normalized.
public struct SceneName: Sendable, Equatable {
    /// `AboutUs`: what its types' names start with.
    public let type: String
    /// `aboutUs`
    public let variable: String
    /// `About us`: the words for a person.
    public let title: String

    /// - Parameter subject: What is named, for messages: `a scene's name` by default.
    /// - Throws: `GenerationError.badValue` with the reason when no Swift name can be made of it.
    public init(_ text: String, subject: String = "a scene's name") throws(GenerationError) {
        let words = try NameWords(text, subject: subject)
        type = words.upperCamel
        variable = words.lowerCamel
        title = words.title
        guard !LookAlikes.devices.contains(type.lowercased()) else {
            throw .badValue(
                "\(subject) \"\(type)\" is the name of a device, and no folder can have it on Windows; "
                    + "choose another, for example \(type)Page")
        }
    }

    init(type: String, variable: String, title: String) {
        self.type = type
        self.variable = variable
        self.title = title
    }

    /// The name of what becomes a module: ASCII, since module names reach linkers and file systems,
    /// and no module's or well-known type's name.
    public static func module(_ text: String, subject: String) throws(GenerationError) -> SceneName {
        let name = try SceneName(text, subject: subject)
        guard name.type.utf8.allSatisfy({ $0 < 0x80 }) else {
            throw .badValue(
                "\(subject) \"\(text)\" becomes a module's, which must be plain letters a to z and digits")
        }
        if ReservedTypes.modules.contains(name.type) || ReservedTypes.owner(of: name.type) != nil {
            throw .badValue(
                "\(subject) \"\(name.type)\" is taken by a module or type that every app uses; "
                    + "choose another, for example \(name.type)App")
        }
        return name
    }
}
