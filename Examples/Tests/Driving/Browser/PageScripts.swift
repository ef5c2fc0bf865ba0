/// What a person finds on a page, by what it says.
enum PageScripts {
    /// Gives what is shown, as `Shown` reads it.
    static let look = """
        const text = (node) => node?.innerText ?? node?.textContent ?? "";
        // A page that is still loading shows nothing.
        const page = document.querySelector("form") ?? document.createElement("form");
        const all = (selector) => [...page.querySelectorAll(selector)];
        const label = (node) => text(node.closest("label")?.querySelector("span"));
        const fields = all("input:not([type=hidden], [type=checkbox], [type=password])");
        const dialog = page.querySelector("dialog[open]");
        return {
            title: text(page.querySelector("h1")),
            lines: text(page).split("\\n").concat(fields.map((field) => field.value || field.placeholder)),
            dialog: dialog && text(dialog),
            chosen: [
                ...all("select").flatMap((select) => [...select.selectedOptions].map(text)),
                ...all("input[type=checkbox]:checked").map(label),
                ...all("[aria-pressed=true]").map(text),
                ...all(".row[aria-current=true] .title").map(text),
            ],
            isBusy: page.querySelector("[role=status][aria-busy=true]") !== null,
            readsRightToLeft: document.documentElement.dir === "rtl",
        };
        """

    /// Gives the element for an act of this kind, or nothing where there is none or it cannot be used now.
    static let find = """
        const [kind, title, option] = arguments;
        const plain = (node) => (node?.textContent ?? "").replace(/\\s+/g, " ").trim();
        const page = document.querySelector("dialog[open]") ?? document.querySelector("form")
            ?? document.createElement("form");
        const usable = (node) => node.checkVisibility() && !node.disabled && !node.closest("[inert]");
        const all = (selector) => [...page.querySelectorAll(selector)].filter(usable);
        const labelled = (selector) =>
            all(selector).find((node) => plain(node.closest("label")?.querySelector("span")) === title);
        const pins = () => all("[role=group]").filter((group) => group.ariaLabel === title)
            .flatMap((group) => [...group.querySelectorAll("button")]);
        const finders = {
            tap: () => all("button").find((node) => plain(node.querySelector(".title") ?? node) === title),
            field: () => labelled("input:not([type=checkbox])"),
            toggle: () => labelled("input[type=checkbox]"),
            choose: () => [...(labelled("select")?.options ?? pins())].find((node) => plain(node) === option),
            back: () => all("header button")[0],
        };
        const found = finders[kind]() ?? null;
        window.isReached = !found;
        found?.addEventListener("click", () => { window.isReached = true; }, { once: true });
        return found;
        """

    /// Whether the click reached the element that was found last: it does not where the page moved under the pointer.
    /// A page that was loaded since has been reached.
    static let isReached = "return window.isReached ?? true;"
}
