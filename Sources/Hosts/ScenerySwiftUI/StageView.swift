#if canImport(SwiftUI)
    import Foundation
    import Observation
    import SceneryScreens
    import SwiftUI

    /// Draws the screen on a scene's stage and sends what a person does back to it.
    struct StageView: View {
        @State private var observer: StageObserver

        init(_ scene: any ScreenView) {
            _observer = State(initialValue: StageObserver(scene))
        }

        private var model: StageModel { observer.model }

        var body: some View {
            List {
                ForEach(model.screen.elements) { ElementView(element: $0, send: model.send) }
            }
            .navigationTitle(model.screen.title)
            .overlay { if model.screen.isBusy { ProgressView() } }
            .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
            .preferredColorScheme(model.screen.appearance.map { $0 == .dark ? .dark : .light })
            .alert(model.screen.dialog?.title ?? "", isPresented: model.isDialogShown) {
                ForEach(model.screen.dialog?.buttons ?? []) { button in
                    Button(button.title) { model.send(ScreenInput("", .answer(button.id))) }
                }
            } message: {
                Text(model.screen.dialog?.message ?? "")
            }
            .navigationBarBackButtonHidden(model.screen.dialog != nil)
            .interactiveDismissDisabled(model.screen.dialog != nil)
            .onAppear { model.scene.context.appear() }
            .onDisappear { model.scene.context.disappear() }
        }
    }

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
        @ObservationIgnored let scene: any ScreenView

        init(_ scene: any ScreenView) {
            self.scene = scene
            screen = scene.stage.screen
            scene.stage.onChange = { [weak self] in
                guard let self else { return }
                screen = self.scene.stage.screen
            }
        }

        var isRightToLeft: Bool {
            screen.resolvedDirection(hostLanguage: Locale.preferredLanguages.first) == .rightToLeft
        }

        /// The buttons close the dialog through the stage, so there is nothing to set.
        var isDialogShown: Binding<Bool> {
            Binding { [self] in
                screen.dialog != nil
            } set: { _ in
            }
        }

        func send(_ input: ScreenInput) { scene.stage.receive(input) }
    }
#endif
