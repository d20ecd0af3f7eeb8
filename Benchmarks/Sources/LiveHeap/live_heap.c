#include "live_heap.h"

#if defined(__linux__)
#include <malloc.h>
#endif

long live_heap_bytes(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 counts = mallinfo2();
  return (long)(counts.uordblks + counts.hblkhd);
#else
  return -1;
#endif
}
