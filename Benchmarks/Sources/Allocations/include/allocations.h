// Counts calls of the allocator and the allocated bytes, for the whole process.
#ifndef TRELLIS_ALLOCATIONS_H
#define TRELLIS_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Returns whether allocations can be counted on this platform, which requires glibc.
bool allocations_are_counted(void);

/// Returns the number of blocks that were allocated so far, including those that were reallocated.
int64_t allocations_count(void);

/// Sets whether large blocks get pages that the process did not have before.
///
/// Otherwise, pages of freed blocks are used again. Other allocators than glibc's are not changed.
void allocations_use_fresh_pages(bool fresh);

/// Returns the number of bytes that are allocated and not freed.
int64_t allocations_live_bytes(void);

#endif
