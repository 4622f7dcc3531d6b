// Counts calls of the allocator and what lives on the heap, for the whole process.
#ifndef TRELLIS_ALLOCATIONS_H
#define TRELLIS_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be counted: glibc's can.
bool allocations_are_counted(void);

/// How many blocks were allocated so far, one for each that was allocated anew to grow.
int64_t allocations_count(void);

/// How many bytes are allocated and not freed.
int64_t allocations_live_bytes(void);

#endif
