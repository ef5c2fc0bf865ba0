#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Allocations and the bytes asked for, over all threads, since counting last began.
typedef struct {
    uint64_t allocations;
    uint64_t bytes;
} allocation_totals;

/// Whether this platform lets the executable stand in for malloc. Without it the totals stay 0.
bool allocation_counter_available(void);

/// Sets both totals to zero and begins to count. Counting costs some nanoseconds an allocation,
/// so time is never measured while it is on.
void allocation_counter_begin(void);

/// Ends counting and returns what was counted.
allocation_totals allocation_counter_end(void);

#endif
