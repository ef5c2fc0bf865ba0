import SceneryScreens

/// The complete page as a browser receives it first: readable and usable before any script has run.
struct Document {
    let state: PageState
    /// The session's token, which every form and the socket must show.
    let token: String
    /// The session and the version of its page, so that a socket that opens knows what it has.
    let version: String
    /// How much input the session had handled when the page was made.
    let handledInputs: Int
    let assets: Assets

    var bytes: [UInt8] {
        var writer = HTMLWriter(isForPageWithoutScript: true)
        let root = Page.root(state)
        writer.markup("<!doctype html><html")
        writer.attributes(of: root)
        writer.markup("><head><meta charset=\"utf-8\">")
        writer.markup(
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">")
        writer.markup("<meta name=\"color-scheme\" content=\"light dark\">")
        if state.display.screen.isBusy {
            // Without script the page asks again by itself until there is something to show.
            writer.markup("<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>")
        }
        writer.markup("<title data-k=\"$title\">")
        writer.text(Page.title(of: state))
        writer.markup("</title><link rel=\"icon\" href=\"")
        writer.text(assets.icon.path)
        writer.markup("\"><link rel=\"stylesheet\" href=\"")
        writer.text(assets.style.path)
        writer.markup("\"><script defer src=\"")
        writer.text(assets.script.path)
        writer.markup("\"></script></head><body>")
        writeForm(to: &writer)
        writer.markup("<div id=\"offline\" role=\"status\" data-text=\"")
        writer.text(state.words.reconnecting)
        writer.markup("\" data-blocked=\"")
        writer.text(state.words.cookiesBlocked)
        writer.markup("\"></div></body></html>\n")
        return writer.bytes
    }

    private func writeForm(to writer: inout HTMLWriter) {
        let form = Page.form(state)
        writer.markup("<div id=\"session\" hidden data-token=\"")
        writer.text(token)
        writer.markup("\" data-version=\"")
        writer.text(version)
        writer.markup("\" data-since=\"")
        writer.text(String(handledInputs))
        writer.markup("\"></div>")
        writer.open(form)
        hidden(FormName.token, token, to: &writer)
        hidden(FormName.scene, state.display.scene?.description ?? "", to: &writer)
        // The return key presses a form's first button; this one says that something was typed.
        writer.markup("<noscript><button class=\"hidden\" tabindex=\"-1\" name=\"submit\" value=\"\">")
        writer.text(state.words.submit)
        writer.markup("</button></noscript>")
        if case .nodes(let regions) = form.content {
            for region in regions { writer.write(region.element) }
        }
        writer.markup("</form>")
    }

    private func hidden(_ name: String, _ value: String, to writer: inout HTMLWriter) {
        writer.markup("<input type=\"hidden\" name=\"")
        writer.text(name)
        writer.markup("\" value=\"")
        writer.text(value)
        writer.markup("\">")
    }
}
