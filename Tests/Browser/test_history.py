"""Where the browser's own history stands, however fast scenes come and go."""

# Presses buttons, each as soon as the one before has led to its scene.
IN_HASTE = """
    const [presses, done] = [arguments[0], arguments[1]];
    const page = document.querySelector("form");
    const press = () => {
        const next = presses.shift();
        if (!next) return done();
        const depth = page.dataset.depth;
        const seen = new MutationObserver(() => {
            if (page.dataset.depth === depth) return;
            seen.disconnect();
            // After the page has settled, and before the browser has moved in its history.
            queueMicrotask(press);
        });
        seen.observe(page, { attributes: true });
        page.querySelector(next).click();
    };
    press();
"""

DEEPER, BACK = "button[value=deeper]", "button[name=back]"


def hurries(page, *presses):
    page.driver.set_script_timeout(30)
    page.driver.execute_async_script(IN_HASTE, list(presses))


def stands(page, depth):
    """Whether the scene and the browser's history are both this deep."""
    return page.run("return [history.state?.depth, Number(document.querySelector('form').dataset.depth)]") == [depth, depth]


def test_scenes_that_close_and_open_at_once_leave_the_history_where_they_are(page):
    page.open("Counter")
    for _ in range(10):
        hurries(page, DEEPER, DEEPER, BACK, BACK, DEEPER, DEEPER, BACK, DEEPER, BACK, BACK)
        page.waits_for(lambda: stands(page, 1))
    page.press("deeper")
    page.waits_for(lambda: stands(page, 2))
    page.driver.back()
    page.waits_for(lambda: stands(page, 1))


def test_ways_back_in_a_row_are_each_one_scene(page):
    page.open("Counter")
    for _ in range(4):
        page.press("deeper")
    page.waits_for(lambda: stands(page, 5))
    # Each as soon as the browser has made the one before: it drops a way back that comes while it is still on its way.
    page.run("""
        let rest = 2;
        const again = () => {
            history.back();
            if (--rest === 0) window.removeEventListener("popstate", again);
        };
        window.addEventListener("popstate", again);
        history.back();
    """)
    page.waits_for(lambda: stands(page, 2))


def test_a_page_that_is_loaded_again_keeps_its_place_in_the_history(page):
    page.open("Counter")
    page.press("deeper")
    page.waits_for(lambda: stands(page, 2))
    length = page.run("return history.length")
    page.driver.refresh()
    page.waits_for(lambda: stands(page, 2))
    assert page.run("return history.length") == length
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Counter#") and stands(page, 1))
    page.driver.back()
    page.waits_for(lambda: page.scene.startswith("Menu"))
