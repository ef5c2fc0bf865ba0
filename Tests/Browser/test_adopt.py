"""Xcode projects that `scenery adopt` adds to, read before and after by a parser that is not ours."""

import os
import subprocess
from pathlib import Path

import pytest
from pbxproj import XcodeProject

FIXTURES = Path(__file__).parents[1] / "Tools/SceneGeneratorTests/Fixtures/adopt"
SOURCES = {
    "classic": ["App/AppDelegate.swift", "App/MealView.swift", "App/Price & Tax.swift", "Shared/Shared.swift",
                "Share/ShareView.swift", "Unit Tests/MealTests.swift"],
    "synchronized": ["Tram/TramApp.swift", "TramTests/TramTests.swift"],
}
TESTS = {"classic": "MealTests", "synchronized": "TramTests"}


def objects(path):
    """Each object as plain values, by its identity."""
    project = XcodeProject.load(str(path))
    return {number: plain(project.objects[number]) for number in project.objects.get_keys()}


def plain(value):
    if isinstance(value, list):
        return [plain(each) for each in value]
    if hasattr(value, "get_keys"):
        return {str(key): plain(value[key]) for key in value.get_keys()}
    return str(value)


@pytest.fixture(params=sorted(SOURCES))
def adopted(request, tmp_path):
    for name in SOURCES[request.param]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("class Empty {}\n")
    file = tmp_path / "App.xcodeproj/project.pbxproj"
    file.parent.mkdir()
    file.write_bytes((FIXTURES / f"{request.param}.pbxproj").read_bytes())
    before = objects(file)
    made = subprocess.run(
        [os.environ["SCENERY_TOOL"], "adopt", "--write", "--scenery", "https://example.com/Scenery.git@1.2.0"],
        cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return request.param, before, objects(file)


def test_every_object_is_still_there_and_lists_only_grew(adopted):
    _, before, after = adopted
    assert set(before) < set(after)
    for number, old in before.items():
        new = after[number]
        for key, value in old.items():
            if isinstance(value, list):
                assert [each for each in new[key] if each in value] == value
            elif isinstance(value, dict):
                assert {each: new[key][each] for each in value} == value
            else:
                assert new[key] == value


def test_the_tests_have_the_kit_and_the_phase_before_the_sources(adopted):
    kind, before, after = adopted
    new = {number: after[number] for number in set(after) - set(before)}
    target = next(each for each in after.values()
                  if each["isa"] == "PBXNativeTarget" and each["name"] == TESTS[kind])
    phases = [after[number]["isa"] for number in target["buildPhases"]]
    assert phases.index("PBXShellScriptBuildPhase") < phases.index("PBXSourcesBuildPhase")
    [product] = [after[number] for number in target["packageProductDependencies"]]
    assert product["productName"] == "SceneryTestKit"
    assert after[product["package"]]["repositoryURL"] == "https://example.com/Scenery.git"
    project = next(each for each in after.values() if each["isa"] == "PBXProject")
    assert project["packageReferences"] == [product["package"]]
    # Each new object is used by another one.
    used = str(list(after.values()))
    assert all(used.count(number) > 0 for number in new)
