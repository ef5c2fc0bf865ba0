"""Reads a compiler's index store through libIndexStore of the toolchain."""

import ctypes
import shutil
from collections import defaultdict
from pathlib import Path


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


pointer, number = ctypes.c_void_p, ctypes.c_uint
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)
EACH_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, Text)

# Values of indexstore_symbol_kind_t, indexstore_symbol_role_t and indexstore_unit_dependency_kind_t.
TYPES = {5, 6, 7, 8, 11}  # enum, struct, class, protocol, typealias
PARAMETERS = {1012, 1013}  # the index takes associated types and generic parameters for type aliases of these kinds
DEFINITION, REFERENCE, IMPLICIT, EXTENDED_BY = 1 << 1, 1 << 2, 1 << 8, 1 << 14
RECORD = 2


class IndexStore:
    def __init__(self, path):
        library = Path(shutil.which("swiftc")).resolve().parent.parent / "lib" / "libIndexStore.so"
        self.library = ctypes.CDLL(str(library))
        for name, result in {
            "store_create": pointer, "unit_reader_create": pointer, "record_reader_create": pointer,
            "unit_reader_get_main_file": Text, "unit_dependency_get_name": Text, "symbol_get_name": Text,
            "symbol_get_usr": Text, "occurrence_get_symbol": pointer, "occurrence_get_roles": ctypes.c_uint64,
            "symbol_relation_get_roles": ctypes.c_uint64, "symbol_get_kind": number, "symbol_get_subkind": number,
            "unit_dependency_get_kind": number,
        }.items():
            getattr(self.library, "indexstore_" + name).restype = result
        self.store = self.call("store_create", str(path).encode(), None)
        assert self.store, f"{path} is no index store"

    def call(self, name, *arguments):
        arguments = [pointer(each) if isinstance(each, int) else each for each in arguments]
        return getattr(self.library, "indexstore_" + name)(*arguments)

    def all(self, name, *arguments, kind=EACH, take=lambda each: each):
        """Everything that a function of the library enumerates, each as `take` turns it."""
        found = []

        def each(_, value):
            found.append(take(value))
            return True

        self.call(name + "_apply_f", *arguments, None, kind(each))
        return found

    def uses(self, folder):
        """Pairs of a file in the folder and a type that another file declares, as (file, declaring file, name): those where the
        file names the type, and those where it extends it."""
        declared, named, extended = {}, defaultdict(set), defaultdict(set)
        for unit in set(self.units()):
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            file = Path(str(self.call("unit_reader_get_main_file", reader)))
            if file.parent != folder:
                continue
            for record in self.all("unit_reader_dependencies", reader, take=self.record):
                for usr, name, how in self.types(record):
                    if how == "declared":
                        declared[usr] = (file.name, name)
                    else:
                        (extended if how == "extended" else named)[file.name].add(usr)
        def pairs(found):
            return {
                (file, *declared[usr]) for file, usrs in found.items() for usr in usrs
                if usr in declared and declared[usr][0] != file}

        return pairs(named), pairs(extended)

    def units(self):
        found = []

        def each(_, name):
            found.append(str(name))
            return True

        self.library.indexstore_store_units_apply_f(pointer(self.store), number(0), None, EACH_NAME(each))
        return found

    def record(self, dependency):
        is_record = self.call("unit_dependency_get_kind", dependency) == RECORD
        return str(self.call("unit_dependency_get_name", dependency)) if is_record else None

    def types(self, record):
        """(unique name, name, how) of each type that the code declares, extends or names."""
        if record is None:
            return []
        reader = self.call("record_reader_create", self.store, record.encode(), None)
        return [each for each in self.all("record_reader_occurrences", reader, take=self.occurrence) if each]

    def occurrence(self, occurrence):
        symbol = self.call("occurrence_get_symbol", occurrence)
        roles = self.call("occurrence_get_roles", occurrence)
        if self.call("symbol_get_kind", symbol) not in TYPES or roles & IMPLICIT:
            return None
        if self.call("symbol_get_subkind", symbol) in PARAMETERS:
            return None
        found = (str(self.call("symbol_get_usr", symbol)), str(self.call("symbol_get_name", symbol)))
        if roles & DEFINITION:
            return (*found, "declared")
        relations = self.all(
            "occurrence_relations", occurrence, take=lambda each: self.call("symbol_relation_get_roles", each))
        if any(each & EXTENDED_BY for each in relations):
            return (*found, "extended")
        return (*found, "named") if roles & REFERENCE else None
