"""The project for Xcode, read by a parser that is not ours."""

import json
import os
import plistlib
import subprocess
from xml.etree import ElementTree

import pytest
from pbxproj import XcodeProject


@pytest.fixture(params=["uikit", "swiftui"])
def trip(request, tmp_path):
    made = subprocess.run(
        [os.environ["SCENERY_TOOL"], "new", "Trip", "--hosts", request.param], cwd=tmp_path, capture_output=True)
    assert made.returncode == 0
    return tmp_path / "Trip"


@pytest.fixture
def project(trip):
    return XcodeProject.load(str(trip / "Trip.xcodeproj" / "project.pbxproj"))


def objects(project, kind):
    return project.objects.get_objects_in_section(kind)


def test_each_reference_leads_to_an_object(project):
    ids = {str(each.get_id()) for section in project.objects.get_sections() for each in objects(project, section)}
    assert len(ids) > 40
    used = {word for word in str(project).replace(";", " ").replace(",", " ").split() if word.startswith("5CE0")}
    assert used == ids


def test_folders_and_exceptions_are_there(project, trip):
    groups = objects(project, "PBXFileSystemSynchronizedRootGroup")
    assert {group.path for group in groups} == {
        "App", "Sources/Trip", "Tests/TripCoreTests", "Tests/TripScenesTests"}
    for group in groups:
        assert (trip / group.path).is_dir()
        for number in getattr(group, "exceptions", None) or []:
            for name in project.objects[number].membershipExceptions:
                assert (trip / group.path / name).is_file()


def test_targets_and_scheme_name_each_other(project, trip):
    targets = {target.name: str(target.get_id()) for target in objects(project, "PBXNativeTarget")}
    assert set(targets) == {"Trip", "TripTests"}
    scheme = ElementTree.parse(trip / "Trip.xcodeproj/xcshareddata/xcschemes/Trip.xcscheme")
    found = {(each.get("BlueprintName"), each.get("BlueprintIdentifier")) for each in scheme.iter("BuildableReference")}
    assert found == set(targets.items())


def test_products_are_those_of_the_package(project, trip):
    described = subprocess.run(
        ["swift", "package", "dump-package"], cwd=trip, capture_output=True, check=True, text=True)
    own = {product["name"] for product in json.loads(described.stdout)["products"]}
    local = {str(each.get_id()): each.relativePath for each in objects(project, "XCLocalSwiftPackageReference")}
    assert sorted(path == "." for path in local.values()) == [False, True]
    for product in objects(project, "XCSwiftPackageProductDependency"):
        assert (product.productName in own) == (local[product.package] == ".")


def test_lists_and_catalogs_can_be_read(trip):
    info = plistlib.loads((trip / "App/Info.plist").read_bytes())
    assert info["UIApplicationSceneManifest"]["UIApplicationSupportsMultipleScenes"] is True
    privacy = plistlib.loads((trip / "App/PrivacyInfo.xcprivacy").read_bytes())
    assert privacy["NSPrivacyTracking"] is False
    catalogs = list((trip / "App/Assets.xcassets").rglob("Contents.json"))
    assert len(catalogs) == 3
    for catalog in catalogs:
        assert json.loads(catalog.read_text())["info"]["version"] == 1
