// SPDX-License-Identifier: MIT
//
// commit-clock - a preloaded library (LD_PRELOAD) that records when its program sends a compositor
// a new picture. Neither the program nor the compositor is changed, so any program is measured
// alike. It appends lines to the file that COMMIT_CLOCK names:
//
//     commit TIME      a picture with damage was sent, at this time of CLOCK_MONOTONIC in
//                      microseconds, before the call that sends it
//     torn             the compositor did not accept all at once, and later requests are unknown
//
// **Source:** the wire format of the Wayland protocol: the object, then a word with the size in
// bytes and the number of the request; wayland.xml, `wl_surface`, for those numbers.

#define _GNU_SOURCE  // RTLD_NEXT

#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { ATTACH = 1, DAMAGE = 2, COMMIT = 6, DAMAGE_BUFFER = 9 };
enum { HEADER = 8, ATTACH_SIZE = 20, DAMAGE_SIZE = 24, LARGEST = 1 << 16, OBJECTS = 4096 };

// The requests of an object since its last commit. They identify a surface: no other object has
// requests with these numbers and sizes in sequence.
enum { HAS_PICTURE = 1, HAS_DAMAGE = 2 };
static uint8_t told[OBJECTS];
static int journal = -1;
static int isTorn;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

// Returns whether a socket is a compositor's: a message bus's is not.
static int isCompositor(int descriptor) {
  struct sockaddr_un address = {0};
  socklen_t size = sizeof address;
  if (getpeername(descriptor, (struct sockaddr *)&address, &size) < 0) return 0;
  return address.sun_family == AF_UNIX && strstr(address.sun_path, "wayland");
}

// Handles a request, and returns whether it gives the compositor a new picture.
static int gives(uint32_t object, uint32_t number, uint32_t size, const uint8_t *request) {
  if (object >= OBJECTS) return 0;
  if (number == ATTACH && size == ATTACH_SIZE) {
    uint32_t buffer;
    memcpy(&buffer, request + HEADER, sizeof buffer);
    told[object] = buffer ? told[object] | HAS_PICTURE : 0;
  } else if ((number == DAMAGE || number == DAMAGE_BUFFER) && size == DAMAGE_SIZE) {
    told[object] |= HAS_DAMAGE;
  } else if (number == COMMIT && size == HEADER) {
    int isGiven = told[object] == (HAS_PICTURE | HAS_DAMAGE);
    told[object] = 0;
    return isGiven;
  }
  return 0;
}

// Returns the number of pictures in sent data, which begin and end with a whole request.
static int pictures(const uint8_t *bytes, size_t count) {
  int found = 0;
  while (count >= HEADER) {
    uint32_t head[2];
    memcpy(head, bytes, sizeof head);
    uint32_t size = head[1] >> 16;
    if (size < HEADER || size > count) return isTorn = 1, found;
    found += gives(head[0], head[1] & 0xffff, size, bytes);
    bytes += size;
    count -= size;
  }
  isTorn |= count > 0;
  return found;
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("COMMIT_CLOCK");
  if (path) journal = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
}

ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  static ssize_t (*real)(int, const struct msghdr *, int);
  static uint8_t all[LARGEST];
  if (!real) real = (ssize_t(*)(int, const struct msghdr *, int))dlsym(RTLD_NEXT, "sendmsg");
  if (journal < 0 || isTorn || !isCompositor(descriptor)) return real(descriptor, message, flags);
  long long time = now();
  ssize_t sent = real(descriptor, message, flags);
  // Rejected data are sent again.
  if (sent < 0) return sent;
  size_t count = 0;
  for (size_t index = 0; index < message->msg_iovlen; index++) {
    const struct iovec *piece = &message->msg_iov[index];
    if (count + piece->iov_len > LARGEST) break;
    memcpy(all + count, piece->iov_base, piece->iov_len);
    count += piece->iov_len;
  }
  int found = 0;
  if (count == (size_t)sent) found = pictures(all, count);
  else isTorn = 1;
  for (; found > 0; found--) dprintf(journal, "commit %lld\n", time);
  if (isTorn) dprintf(journal, "torn\n");
  return sent;
}
