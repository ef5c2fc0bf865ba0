import Scenery

/// The terms of use.
struct Terms: BusinessModel, Codable {
    var title: String
    var paragraphs: [String]
}
