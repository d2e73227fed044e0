// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CLinux.h"

#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
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

int clinux_accept(int fd) { return accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }

int clinux_peer_process(int fd) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) < 0 ? -1 : peer.pid;
}

int clinux_set_patience(int fd, int seconds) {
  struct timeval time = {.tv_sec = seconds};
  if (setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time) < 0) return -1;
  return setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
}

bool clinux_is_socket(const char *path) {
  struct stat status;
  return lstat(path, &status) == 0 && S_ISSOCK(status.st_mode);
}
