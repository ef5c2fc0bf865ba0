#if canImport(SwiftUI)
    import Foundation
    import Observation
    import SceneryScreens
    import SwiftUI

    /// Observes a stage when it is first drawn: SwiftUI makes a view's value many times and keeps the state of
    /// the first, and a stage has one observer.
    @MainActor final class StageObserver {
        private let scene: any ScreenView
        private(set) lazy var model = StageModel(scene)

        init(_ scene: any ScreenView) {
            self.scene = scene
        }
    }

    /// A stage as SwiftUI observes it.
    @MainActor @Observable final class StageModel {
        private(set) var screen: Screen
        private(set) var lines: [ScreenLine]
        @ObservationIgnored let scene: any ScreenView

        init(_ scene: any ScreenView) {
            self.scene = scene
            screen = scene.stage.screen
            lines = ScreenLine.lines(of: scene.stage.screen.elements)
            scene.stage.onChange = { [weak self] in self?.update() }
        }

        private func update() {
            screen = scene.stage.screen
            lines = ScreenLine.lines(of: screen.elements)
        }

        private var language: String? { screen.language ?? Locale.preferredLanguages.first }

        var isRightToLeft: Bool {
            screen.resolvedDirection(hostLanguage: Locale.preferredLanguages.first) == .rightToLeft
        }

        /// What VoiceOver says while the screen is busy.
        var loading: String { HostStrings(language: language).loading }

        /// The buttons close the dialog through the stage, so there is nothing to set.
        var isDialogShown: Binding<Bool> {
            Binding { [self] in
                screen.dialog != nil
            } set: { _ in
            }
        }

        func send(_ input: ScreenInput) { scene.stage.receive(input) }
    }

    // MARK: - Bindings

    /// Each reads what the screen says when it is asked, not what it said when it was drawn.
    extension StageModel {
        /// Whether a toggle is on; set by SwiftUI when a person turns it.
        subscript(isOn toggle: ScreenElement.ID) -> Bool {
            get {
                if case .toggle(let toggle)? = screen[toggle]?.content { toggle.isOn } else { false }
            }
            set { send(ScreenInput(toggle, .set(newValue))) }
        }

        /// The chosen option of a picker or pin of a map; set by SwiftUI when a person chooses one.
        subscript(chosen element: ScreenElement.ID) -> String? {
            get {
                switch screen[element]?.content {
                case .picker(let picker): picker.selected
                case .map(let map): map.selected
                default: nil
                }
            }
            set {
                // A person can deselect a pin of SwiftUI's map, which is no choice of another.
                if let newValue, newValue != self[chosen: element] {
                    send(ScreenInput(element, .choose(newValue)))
                }
            }
        }
    }
#endif
