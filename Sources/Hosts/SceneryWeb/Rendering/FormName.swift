/// The names of a page's form fields. With script they are not used; without script they say what
/// a person did.
enum FormName {
    static let token = "token"
    /// The scene the page shows, so that a form of an old page does nothing to a new scene.
    static let scene = "scene"
    /// The element that was activated.
    static let activate = "do"
    static let answer = "answer"
    static let back = "back"
    static let tab = "tab"
    /// Submits what was typed; the value names the field, and is empty when it is not known.
    static let submit = "submit"
    static let fieldPrefix = "f:"
    static let togglePrefix = "t:"
    static let pickerPrefix = "p:"
    static let pinPrefix = "m:"
}
