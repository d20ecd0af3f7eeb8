// How many blocks the process has asked the allocator for so far; -1 where that cannot be told.
long allocation_count(void);
