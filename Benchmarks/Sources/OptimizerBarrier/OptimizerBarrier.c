#include "OptimizerBarrier.h"

void optimizer_barrier(const void *address) {
    __asm__ volatile("" : : "r"(address) : "memory");
}
