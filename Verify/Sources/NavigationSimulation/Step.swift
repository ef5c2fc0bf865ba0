/// One thing that the app or a person does. Numbers are taken modulo what there is to choose from.
public enum Step: Sendable, Equatable {
    case push, pop, popToRoot, present, dismiss, replace, replaceRoot, replaceRootWithTabs
    case selectTab(Int)
    /// The app shows a dialog on the scene in front, or closes it.
    case showDialog, closeDialog
    /// A person starts a swipe back, or a drag of the sheet, which lasts until it is ended or canceled.
    case swipeBack, dragSheet
    case tapBack
    case tapTab(Int)
    /// What is under way ends, as one of several, or is canceled by the person where they can.
    case end(Int)
    case cancel(Int)

    static func random(using generator: inout SplitMix64) -> Step {
        let number = Int.random(in: 0..<3, using: &generator)
        let all: [Step] = [
            .push, .push, .push, .pop, .pop, .popToRoot, .present, .present, .dismiss, .dismiss, .replace,
            .replaceRoot, .replaceRootWithTabs, .selectTab(number), .showDialog, .closeDialog, .closeDialog,
            .swipeBack, .swipeBack, .swipeBack, .dragSheet, .dragSheet, .tapBack, .tapBack, .tapTab(number),
            .tapTab(number), .end(number), .end(number), .end(number), .end(number), .end(number),
            .cancel(number), .cancel(number), .cancel(number),
        ]
        return all[Int.random(in: 0..<all.count, using: &generator)]
    }
}

/// Numbers that a seed decides, by the published algorithm of that name.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var next = state
        next = (next ^ (next >> 30)) &* 0xBF58_476D_1CE4_E5B9
        next = (next ^ (next >> 27)) &* 0x94D0_49BB_1331_11EB
        return next ^ (next >> 31)
    }
}
