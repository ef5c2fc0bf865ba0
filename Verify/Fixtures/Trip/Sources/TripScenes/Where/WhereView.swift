#if canImport(SwiftUI)
import Scenery
import SwiftUI

/// What Where looks like. It knows no logic: the display model has what it shows and takes what a person does.
struct WhereView: View {
    let display: WhereDisplay
    @State private var emailEditedText = ""

    var body: some View {
        List {
            failure
            if let text = display.shown.price { Text(text) }
            if let text = display.shown.day { Text(text) }
            if let text = display.shown.count { Text(text) }
            if let text = display.shown.tags { Text(text) }
            if let text = display.shown.rates { Text(text) }
            if let text = display.shown.ok { Text(text) }
            if let text = display.shown.ride { Text(text) }
            Button("Close") { display.closeTapped() }
            emailEditedField
            Button("Row") { display.rowTapped(1) }
            Button("Reload") { display.reloadTapped() }
        }
        .navigationTitle("Where")
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

    private var emailEditedField: some View {
        TextField("Email", text: $emailEditedText)
            .textContentType(.emailAddress)
            .autocorrectionDisabled()
            #if !os(macOS)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            #endif
            .onChange(of: emailEditedText) { _, text in display.emailEdited(text) }
    }
}
#endif
