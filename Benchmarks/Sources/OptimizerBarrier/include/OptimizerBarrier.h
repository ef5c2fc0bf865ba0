#pragma once

/// Does nothing, which no compiler of a caller can know.
void optimizer_barrier(const void *address);
