// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// Drops the read-only pages of a file of this program, such as code and constants; they are read
// again from the file.
// Source: dl_iterate_phdr(3); elf(5) for p_flags.
static int forget_file(struct dl_phdr_info *file, size_t size, void *result) {
  (void)size;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < file->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &file->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W) != 0) continue;
    uintptr_t start = file->dlpi_addr + part->p_vaddr;
    uintptr_t end = (start + part->p_memsz + page - 1) & ~(page - 1);
    start &= ~(page - 1);
    // The kernel refuses its own part of each program.
    if (madvise((void *)start, end - start, MADV_DONTNEED) == 0) *(int *)result = 0;
  }
  return 0;
}

// Drops the stack pages that only the deep calls of the start have used. This function's own page
// and the next stay.
static void forget_deep_calls(void) {
  const uintptr_t depth = 1 << 20;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t end = ((uintptr_t)__builtin_frame_address(0) & ~(page - 1)) - page;
  // Fails harmlessly where the stack was never mapped.
  madvise((void *)(end - depth), depth, MADV_DONTNEED);
}

int clinux_forget_start(void) {
  malloc_trim(0);
  forget_deep_calls();
  int result = -1;
  dl_iterate_phdr(forget_file, &result);
  return result;
}

int clinux_memory(int64_t size) {
  int fd = memfd_create("clavier", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  if (ftruncate(fd, size) != 0 || fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    int error = errno;
    close(fd);
    errno = error;
    return -1;
  }
  return fd;
}

int clinux_clock_watch(void) {
  int fd = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
  if (fd == -1) return -1;
  // The latest moment that the kernel accepts: its nanoseconds have 64 bits.
  struct itimerspec never = {.it_value = {.tv_sec = (time_t)(INT64_MAX / 1000000000)}};
  if (timerfd_settime(fd, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &never, NULL) == -1) {
    int code = errno;
    close(fd);
    errno = code;
    return -1;
  }
  return fd;
}

// One for the process, since a signal handler has no argument of its own. Only the working thread
// uses it.
static struct {
  timer_t timer;
  struct itimerspec interval;
  volatile sig_atomic_t is_working, is_armed, strikes, has_woken;
  volatile unsigned serial, seen;
} limit;

// The number of timer periods in which the same work is seen before the process ends. The work then
// lasts at least twice the period.
enum { LIMIT_STRIKES = 3 };

static void limit_passed(int signal) {
  (void)signal;
  limit.is_armed = 0;
  if (!limit.is_working) {
    limit.has_woken = 1;
    return;
  }
  if (limit.seen != limit.serial) limit.strikes = 0;
  limit.seen = limit.serial;
  if (++limit.strikes == LIMIT_STRIKES) abort();
  limit.is_armed = 1;
  timer_settime(limit.timer, 0, &limit.interval, NULL);
}

int clinux_limit_create(int seconds) {
  // Half of the limit, as seconds and nanoseconds.
  limit.interval.it_value.tv_sec = seconds / 2;
  limit.interval.it_value.tv_nsec = seconds % 2 * 500000000;
  struct sigaction action = {.sa_handler = limit_passed, .sa_flags = SA_RESTART};
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM};
  if (sigaction(SIGALRM, &action, NULL) == -1) return -1;
  return timer_create(CLOCK_MONOTONIC, &event, &limit.timer);
}

void clinux_limit_begin(void) {
  limit.serial++;
  limit.is_working = 1;
  // The timer itself woke the process, and no work is due: arming it again would repeat forever.
  if (limit.has_woken) {
    limit.has_woken = 0;
    return;
  }
  if (limit.is_armed) return;
  limit.is_armed = 1;
  timer_settime(limit.timer, 0, &limit.interval, NULL);
}

void clinux_limit_end(void) { limit.is_working = 0; }

void clinux_limit_delete(void) {
  limit.is_working = 0;
  timer_delete(limit.timer);
  // The next timer is not set yet.
  limit.is_armed = limit.strikes = limit.has_woken = 0;
}

int clinux_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int clinux_epoll_add(int epoll, int fd, uint32_t events, uint64_t token) {
  struct epoll_event event = {.events = events, .data.u64 = token};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
}

int clinux_epoll_change(int epoll, int fd, uint32_t events, uint64_t token) {
  struct epoll_event event = {.events = events, .data.u64 = token};
  return epoll_ctl(epoll, EPOLL_CTL_MOD, fd, &event);
}

int clinux_epoll_remove(int epoll, int fd) { return epoll_ctl(epoll, EPOLL_CTL_DEL, fd, NULL); }

int clinux_epoll_wait(int epoll, struct clinux_ready *ready, int count, int milliseconds) {
  struct epoll_event events[16];
  int room = count < 16 ? count : 16;
  int found = epoll_wait(epoll, events, room, milliseconds);
  for (int i = 0; i < found; i++)
    ready[i] = (struct clinux_ready){.token = events[i].data.u64, .events = events[i].events};
  return found;
}

int64_t clinux_boottime_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_BOOTTIME, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
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

int clinux_kdgkbdiacruc(int fd, struct clinux_accent *accents) {
  struct kbdiacrsuc all = {0};
  if (ioctl(fd, KDGKBDIACRUC, &all) == -1) return -1;
  int count = all.kb_cnt < MAX_DIACR ? (int)all.kb_cnt : MAX_DIACR;
  for (int i = 0; i < count; i++) {
    accents[i] = (struct clinux_accent){
        all.kbdiacruc[i].diacr, all.kbdiacruc[i].base, all.kbdiacruc[i].result};
  }
  return count;
}
