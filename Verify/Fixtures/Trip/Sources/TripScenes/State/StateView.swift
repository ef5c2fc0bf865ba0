#if canImport(SwiftUI)
import Scenery
import SwiftUI

/// What State looks like. It knows no logic: the display model has what it shows and takes what a person does.
struct StateView: View {
    let display: StateDisplay
    @State private var passwordEditedText = ""

    var body: some View {
        List {
            failure
            if let text = display.shown.body { Text(text) }
            if let text = display.shown.opacity { Text(text) }
            Button("Close") { display.didTapClose() }
            Button("Reload") { display.didTapReload() }
            passwordEditedField
        }
        .navigationTitle(display.shown.title ?? "")
        .overlay { if display.isBusy { ProgressView() } }
        .onAppear { display.context.appear() }
        .onDisappear { display.context.disappear() }
    }

    /// Shown until the person dismisses it or tries again.
    @ViewBuilder private var failure: some View {
        if let error = display.error {
            Text(error.title).font(.title3)
            Text(error.message)
            if let retryTitle = error.retryTitle { Button(retryTitle) { display.retry() } }
            Button(error.dismissTitle) { display.error = nil }
        }
    }

    private var passwordEditedField: some View {
        SecureField("Password", text: $passwordEditedText, prompt: nil)
            .textContentType(.password)
            .onChange(of: passwordEditedText) { _, text in display.passwordEdited(text) }
    }
}
#endif
