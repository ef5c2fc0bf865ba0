import Scenery

/// What a player puts on a square. X begins.
enum Mark: String, BusinessModel, Codable {
    case x, o
}

/// The nine squares of one game, with the rules.
struct Board: BusinessModel, Codable {
    enum State: BusinessModel {
        case turn(Mark)
        case won(Mark)
        case tied
    }

    /// Row by row from the top, each from the left; `nil` is a free square.
    private(set) var squares = [Mark?](repeating: nil, count: 9)

    var state: State {
        if let winner { return .won(winner) }
        return squares.contains(nil) ? .turn(next) : .tied
    }

    /// Puts the mark of the player whose turn it is on a square; does nothing on a square that is not free or
    /// not there, or when the game is over.
    mutating func place(at square: Int) {
        guard case .turn(let mark) = state, squares.indices.contains(square), squares[square] == nil else {
            return
        }
        squares[square] = mark
    }

    private var next: Mark { squares.count { $0 != nil }.isMultiple(of: 2) ? .x : .o }

    private var winner: Mark? {
        Self.lines.lazy.compactMap { line in
            squares[line[0]].flatMap { mark in line.allSatisfy { squares[$0] == mark } ? mark : nil }
        }.first
    }

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]
}
