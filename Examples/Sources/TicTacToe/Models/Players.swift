import Scenery

/// The names of the two who play, by their mark.
struct Players: BusinessModel {
    var x = ""
    var o = ""

    /// Whether both have a name.
    var isComplete: Bool { [x, o].allSatisfy { !$0.allSatisfy(\.isWhitespace) } }

    subscript(mark: Mark) -> String {
        switch mark {
        case .x: x
        case .o: o
        }
    }
}
