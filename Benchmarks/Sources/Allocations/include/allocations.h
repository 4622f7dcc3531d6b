// Counts calls of the allocator and the allocated bytes, for the whole process.
#ifndef TRELLIS_ALLOCATIONS_H
#define TRELLIS_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether allocations can be counted on this platform, which requires glibc.
bool allocations_are_counted(void);

/// Returns the number of blocks that were allocated so far, including those that were reallocated.
int64_t allocations_count(void);

/// Returns the number of bytes that are allocated and not freed.
int64_t allocations_live_bytes(void);

#endif
