#include "allocation_count.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <errno.h>
#include <stddef.h>

// The program's own definitions come before the C library's, for the runtime's libraries too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(); return __libc_calloc(number, size); }
void *realloc(void *block, size_t size) { note(); return __libc_realloc(block, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
long allocation_count(void) { return -1; }
#endif
