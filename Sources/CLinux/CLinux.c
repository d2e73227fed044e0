// SPDX-License-Identifier: MIT
#define _DEFAULT_SOURCE
#include "CLinux.h"

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// Where the program and its code begin and end: names that every linker gives.
// Source: end(3) for etext; the GNU linker's default script for __executable_start.
extern const char __executable_start[];
extern const char etext[];

int clinux_forget_start(void) {
  malloc_trim(0);
  // Up to there nothing is ever written, so that nothing can be lost; the last page may hold more.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__executable_start & ~(page - 1);
  uintptr_t end = (uintptr_t)etext & ~(page - 1);
  return madvise((void *)start, end - start, MADV_DONTNEED);
}
