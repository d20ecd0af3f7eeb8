#include "live_heap.h"

#if defined(__linux__)
#include <malloc.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <stddef.h>

// A program's own `malloc` takes the place of the library's, which stays reachable under these names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static long allocations, bytes;

static void count(size_t size) {
  allocations++;
  bytes += (long)size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count(size);
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

// Memory that is given back stays with the process: what is measured again and again finds it there, and whether the
// library returns it to the system in between is not what is compared. Peers get the same by their environment.
__attribute__((constructor)) static void keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

long heap_allocation_count(void) { return allocations; }
long heap_allocation_bytes(void) { return bytes; }
#else
long heap_allocation_count(void) { return -1; }
long heap_allocation_bytes(void) { return -1; }
#endif

long live_heap_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 counts = mallinfo2();
  return (long)(counts.uordblks + counts.hblkhd);
#else
  return -1;
#endif
}

__attribute__((noinline)) void benchmark_repetition(void (*body)(void *), void *context) {
  body(context);
  // Not the last thing that it does, so that it stays on the stack.
  __asm__ volatile("");
}
