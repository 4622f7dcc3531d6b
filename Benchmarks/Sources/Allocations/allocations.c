// For madvise.
#define _DEFAULT_SOURCE

#include "allocations.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

// A program that defines the allocator's functions replaces those of the C library for every
// library. These functions count the calls and forward them to the C library.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Atomic int64_t count;
static _Atomic int64_t live;

static void *counted(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&live, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static bool is_fresh;

/// Returns the whole pages of a large block to the system, which gives empty ones when they are used.
static void *refreshed(void *block, size_t size) {
  if (block && is_fresh && size >= 1 << 17) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t first = ((uintptr_t)block + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)block + size) & ~(page - 1);
    madvise((void *)first, end - first, MADV_DONTNEED);
  }
  return block;
}

void *malloc(size_t size) { return refreshed(counted(__libc_malloc(size)), size); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
  int64_t before = block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (moved || size == 0) {
    atomic_fetch_sub_explicit(&live, before, memory_order_relaxed);
  }
  return counted(moved);
}

void free(void *block) {
  if (block) {
    atomic_fetch_sub_explicit(&live, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  __libc_free(block);
}

/// Keeps freed memory in the process. Otherwise, the cost of new pages in a run would depend on
/// earlier runs, and on whether the sizes of its arrays exceed a threshold.
__attribute__((constructor)) static void keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 0x7fffffff);
}

void allocations_use_fresh_pages(bool fresh) { is_fresh = fresh; }

bool allocations_are_counted(void) { return true; }
int64_t allocations_count(void) { return count; }
int64_t allocations_live_bytes(void) { return live; }

#else

void allocations_use_fresh_pages(bool fresh) {}
bool allocations_are_counted(void) { return false; }
int64_t allocations_count(void) { return 0; }
int64_t allocations_live_bytes(void) { return 0; }

#endif
