// The facts of protocols and types are part of what this module reads; its clients need not import both.
@_exported import SourceOutlines
