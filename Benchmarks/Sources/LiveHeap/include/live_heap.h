// The bytes that are allocated at present, as the C library counts them; -1 where it does not tell.
long live_heap_bytes(void);
