"""`scenery lsp` with a client that others wrote: pygls, whose types refuse answers that the protocol does not allow."""

import asyncio
import os
import subprocess

import pytest
from lsprotocol import types
from pygls.lsp.client import LanguageClient

PRESENTER = "Sources/App/AboutPresenter.swift"
STRONG = """final class AboutPresenter: AboutPresenting {
    var view: (any AboutDisplaying)?
    func present(error: any Error) { view?.show(error: "\\(error)") }
}
"""
FILES = {
    "scenery.yml": "styles: { vip: {} }\n",
    "Sources/App/AboutBoundaries.swift": """protocol AboutInteracting: AnyObject { func closeTapped() }
protocol AboutPresenting: AnyObject { func present(error: any Error) }
protocol AboutDisplaying: AnyObject { func show(error: String) }
""",
    "Sources/App/AboutViewController.swift": """final class AboutViewController: AboutDisplaying {
    var interactor: (any AboutInteracting)?
    func show(error: String) {}
}
""",
    "Sources/App/AboutConfigurator.swift": """enum AboutConfigurator {
    static func build() -> AboutViewController {
        let view = AboutViewController()
        let interactor = AboutInteractor()
        let presenter = AboutPresenter()
        view.interactor = interactor
        interactor.presenter = presenter
        presenter.view = view
        return view
    }
}
""",
    "Sources/App/AboutInteractor.swift": """final class AboutInteractor: AboutInteracting {
    var presenter: (any AboutPresenting)?
    func closeTapped() {}
}
""",
    PRESENTER: STRONG.replace("    var view", "    weak var view"),
}


@pytest.fixture
def project(tmp_path):
    for path, text in FILES.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return tmp_path


class Editor:
    """A session with the server over one project; keeps the last diagnostics of each file."""

    def __init__(self, project):
        self.project = project
        self.shown = {}
        self.news = asyncio.Event()
        self.client = LanguageClient("test", "1")

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(parameters: types.PublishDiagnosticsParams):
            self.shown[parameters.uri] = parameters.diagnostics
            self.news.set()

    def uri(self, path):
        return (self.project / path).as_uri()

    async def start(self):
        await self.client.start_io(os.environ["SCENERY_TOOL"], "lsp")
        result = await self.client.initialize_async(
            types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=self.project.as_uri())
        )
        self.client.initialized(types.InitializedParams())
        return result

    def open(self, path, text):
        item = types.TextDocumentItem(uri=self.uri(path), language_id="swift", version=1, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    async def wait(self, path, condition):
        """Waits until the diagnostics of a file are as wanted."""
        while not condition(self.shown.get(self.uri(path))):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)

    async def stop(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await asyncio.wait_for(self.client.stop(), 30)


def run(project, scenario):
    async def session():
        editor = Editor(project)
        await editor.start()
        await scenario(editor)
        await editor.stop()

    asyncio.run(session())


def test_finding_fix_rule_and_roles(project):
    async def scenario(editor):
        editor.open(PRESENTER, STRONG)
        await editor.wait(PRESENTER, bool)
        found = editor.shown[editor.uri(PRESENTER)][0]
        assert (found.code, found.severity) == ("back-reference-strong", types.DiagnosticSeverity.Error)

        document = types.TextDocumentIdentifier(uri=editor.uri(PRESENTER))
        actions = await editor.client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=document, range=found.range, context=types.CodeActionContext(diagnostics=[found])
            )
        )
        edit = actions[0].edit.changes[editor.uri(PRESENTER)][0]
        assert edit.new_text.strip() == "weak" and edit.range.start.line == 1

        hover = await editor.client.text_document_hover_async(
            types.HoverParams(text_document=document, position=found.range.start)
        )
        assert "back-reference-strong" in hover.contents.value

        roles = await editor.client.text_document_implementation_async(
            types.ImplementationParams(text_document=document, position=found.range.start)
        )
        assert editor.uri("Sources/App/AboutInteractor.swift") in [role.uri for role in roles]

        whole = types.TextDocumentContentChangeWholeDocument(text=FILES[PRESENTER])
        editor.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=editor.uri(PRESENTER), version=2),
                content_changes=[whole],
            )
        )
        await editor.wait(PRESENTER, lambda diagnostics: diagnostics is not None and not diagnostics)
        assert (project / PRESENTER).read_text() == FILES[PRESENTER]

    run(project, scenario)


@pytest.mark.parametrize("text", ["hello", "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: 99999999999\r\n\r\n"])
def test_input_without_messages_is_refused(project, text):
    done = subprocess.run(
        [os.environ["SCENERY_TOOL"], "lsp"], cwd=project, input=text, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("scenery: ")


def test_an_editor_that_goes_away_ends_the_server(project):
    done = subprocess.run([os.environ["SCENERY_TOOL"], "lsp"], cwd=project, input="", capture_output=True, timeout=60)
    assert done.returncode == 1
