#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__)
#define COUNTS 1
#else
#define COUNTS 0
#endif

static atomic_bool counting;
static _Atomic uint64_t allocations;
static _Atomic uint64_t bytes;

bool allocation_counter_available(void) { return COUNTS; }

void allocation_counter_begin(void) {
    atomic_store(&allocations, 0);
    atomic_store(&bytes, 0);
    atomic_store(&counting, true);
}

allocation_totals allocation_counter_end(void) {
    atomic_store(&counting, false);
    return (allocation_totals){atomic_load(&allocations), atomic_load(&bytes)};
}

#if COUNTS

// glibc keeps its own allocator reachable under these names. A definition of `malloc` in the
// executable comes before the one in libc for every library that the process loads, the Swift
// runtime among them, so nothing has to be preloaded.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static inline void count(size_t size) {
    if (atomic_load_explicit(&counting, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count(size);
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count(size);
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) { return ENOMEM; }
    *result = memory;
    return 0;
}

#endif
