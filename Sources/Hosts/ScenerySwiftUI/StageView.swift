#if canImport(SwiftUI)
    import Accessibility
    import Foundation
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
                // A list makes the lines that a person sees, and draws again those that have changed.
                ForEach(model.lines) { LineView(line: $0, model: model).equatable() }
            }
            .navigationTitle(model.screen.title)
            .overlay { if model.screen.isBusy { ProgressView().accessibilityLabel(Text(model.loading)) } }
            .onChange(of: model.screen.isBusy, initial: true) { _, isBusy in
                if isBusy { AccessibilityNotification.Announcement(model.loading).post() }
            }
            .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
            .preferredColorScheme(model.screen.appearance.map { $0 == .dark ? .dark : .light })
            .alert(model.screen.dialog?.title ?? "", isPresented: model.isDialogShown) {
                ForEach(model.screen.dialog?.buttons ?? []) { button in
                    Button(button.title, role: button.buttonRole?.swiftUIRole) {
                        model.send(ScreenInput("", .answer(button.id)))
                    }
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

    extension ScreenButton.Role {
        var swiftUIRole: ButtonRole? {
            switch self {
            case .normal, .primary: nil
            case .destructive: .destructive
            case .cancel: .cancel
            }
        }
    }
#endif
