// SPDX-License-Identifier: MIT
#include "CSound.h"

#include "Stream.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

// Times in microseconds.
// Source: ours. The built-in sounds fit into the buffer, and the quarter by which libasound lets
// devices advance is not heard as a delay. The limit is longer than the longest sound.
enum {
  SECOND = 1000000,
  BUFFER = 60000,
  REFILL_DELAY = 20000,
  LIMIT = 5 * SECOND,
};

/// A copy of the samples of a sound, and the time of its key; NULL for no sound.
typedef struct {
  int16_t *samples;
  size_t count;
  int64_t time;
} clip;

struct csound_player {
  char *device;
  uint32_t rate;
  int64_t idle_delay;
  int64_t maximum_delay;
  int event;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  // The lock protects these.
  clip next;
  /// The time since which the thread has not fetched a sound.
  int64_t waiting_since;
  bool is_open;
  bool is_playing;
  bool is_closing;
  bool is_released;
  int result;
};

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * SECOND + time.tv_nsec / 1000;
}

/// Removes the next sound. The caller has the lock.
static void forget_next(csound_player *player) {
  free(player->next.samples);
  player->next.samples = NULL;
}

static void destroy(csound_player *player) {
  forget_next(player);
  close(player->event);
  pthread_cond_destroy(&player->changed);
  pthread_mutex_destroy(&player->lock);
  free(player->device);
  free(player);
}

// MARK: The thread

/// Waits until there is a sound, or the device must be closed. The caller has the lock. Returns
/// whether that is so before the deadline.
static bool await_change(csound_player *player, int64_t deadline) {
  struct timespec time = {
    .tv_sec = (time_t)(deadline / SECOND),
    .tv_nsec = (long)(deadline % SECOND * 1000),
  };
  int result = 0;
  while (player->next.samples == NULL && !player->is_closing && result == 0) {
    result = pthread_cond_timedwait(&player->changed, &player->lock, &time);
  }
  return player->next.samples != NULL || player->is_closing;
}

/// Waits for the next sound that is not late. Returns whether there is one; otherwise the device
/// must be closed.
static bool fetch(csound_player *player, clip *fetched) {
  bool is_fetched = false;
  pthread_mutex_lock(&player->lock);
  player->is_playing = player->next.samples != NULL;
  int64_t deadline = now() + player->idle_delay;
  while (!is_fetched && await_change(player, deadline) && !player->is_closing) {
    *fetched = player->next;
    player->next.samples = NULL;
    // Such as one that has waited for a device that hung.
    is_fetched = now() - fetched->time <= player->maximum_delay;
    if (!is_fetched) free(fetched->samples);
    player->is_playing = is_fetched;
  }
  pthread_mutex_unlock(&player->lock);
  return is_fetched;
}

/// Waits until the device may have room. Returns whether the sound is to be continued.
static bool may_continue(csound_player *player) {
  pthread_mutex_lock(&player->lock);
  bool has_changed = await_change(player, now() + REFILL_DELAY);
  pthread_mutex_unlock(&player->lock);
  return !has_changed;
}

/// Plays a sound instead of one that is still played, until the device has all samples or there is
/// another sound. Returns 0, or a negative error.
static int play(csound_player *player, csound_stream *stream, const clip *sound) {
  int error = csound_restart(stream);
  if (error < 0) return error;
  int64_t deadline = now() + LIMIT;
  size_t done = 0;
  do {
    long written = csound_write(stream, sound->samples + done, sound->count - done);
    if (written < 0) return (int)written;
    done += (size_t)written;
    if (now() > deadline) return -ETIMEDOUT;
  } while (done < sound->count && may_continue(player));
  return 0;
}

/// Opens the device, plays sounds, and closes it after the last one. Returns 0, or a negative
/// error.
static int use_device(csound_player *player) {
  if (!csound_load()) return -ELIBACC;
  csound_stream *stream = NULL;
  int error = csound_open(player->device, player->rate, BUFFER, &stream);
  if (error < 0) return error;
  clip sound;
  while (error == 0 && fetch(player, &sound)) {
    error = play(player, stream, &sound);
    free(sound.samples);
  }
  csound_close(stream);
  return error;
}

static void *run(void *argument) {
  csound_player *player = argument;
  int result = 0;
  pthread_mutex_lock(&player->lock);
  // There may be another sound since the device was closed.
  while (result == 0 && player->next.samples != NULL && !player->is_closing) {
    pthread_mutex_unlock(&player->lock);
    result = use_device(player);
    pthread_mutex_lock(&player->lock);
  }
  forget_next(player);
  player->is_open = false;
  player->is_playing = false;
  player->result = result;
  eventfd_write(player->event, 1);
  bool is_released = player->is_released;
  pthread_mutex_unlock(&player->lock);
  if (is_released) destroy(player);
  return NULL;
}

/// Starts the thread. Returns 0, or a negative error.
static int start(csound_player *player) {
  pthread_attr_t attributes;
  pthread_t thread;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return -error;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  error = pthread_create(&thread, &attributes, run, player);
  pthread_attr_destroy(&attributes);
  return -error;
}

// MARK: The caller

csound_player *csound_create(const char *device, uint32_t rate, int64_t idle_delay,
                             int64_t maximum_delay) {
  csound_player *player = calloc(1, sizeof *player);
  if (player == NULL) return NULL;
  player->device = strdup(device);
  player->rate = rate;
  player->idle_delay = idle_delay;
  player->maximum_delay = maximum_delay;
  player->event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (player->device == NULL || player->event < 0) {
    int error = errno;
    if (player->event >= 0) close(player->event);
    free(player->device);
    free(player);
    errno = error;
    return NULL;
  }
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&player->changed, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&player->lock, NULL);
  return player;
}

int csound_play(csound_player *player, const int16_t *samples, size_t count) {
  if (count == 0) return 0;
  // A device without a mixer plays a part of its buffer after the last sample: with silence there,
  // none of an earlier sound.
  size_t padded = count + (size_t)player->rate * BUFFER / SECOND;
  clip added = {.samples = calloc(padded, sizeof *samples), .count = padded, .time = now()};
  if (added.samples == NULL) return -ENOMEM;
  memcpy(added.samples, samples, count * sizeof *samples);
  pthread_mutex_lock(&player->lock);
  if (player->next.samples == NULL) player->waiting_since = added.time;
  int error = added.time - player->waiting_since > player->maximum_delay ? -ETIMEDOUT : 0;
  forget_next(player);
  player->next = added;
  player->is_closing = false;
  player->is_playing = true;
  if (!player->is_open) {
    error = start(player);
    player->is_open = error == 0;
    player->is_playing = player->is_open;
    if (error != 0) forget_next(player);
  } else {
    pthread_cond_signal(&player->changed);
  }
  pthread_mutex_unlock(&player->lock);
  return error;
}

void csound_stop(csound_player *player) {
  pthread_mutex_lock(&player->lock);
  forget_next(player);
  player->is_closing = true;
  pthread_cond_signal(&player->changed);
  pthread_mutex_unlock(&player->lock);
}

int csound_event(csound_player *player) { return player->event; }

int csound_finish(csound_player *player) {
  eventfd_t count;
  eventfd_read(player->event, &count);
  pthread_mutex_lock(&player->lock);
  int result = player->result;
  pthread_mutex_unlock(&player->lock);
  return result;
}

bool csound_is_open(csound_player *player) {
  pthread_mutex_lock(&player->lock);
  bool is_open = player->is_open;
  pthread_mutex_unlock(&player->lock);
  return is_open;
}

bool csound_is_playing(csound_player *player) {
  pthread_mutex_lock(&player->lock);
  bool is_playing = player->is_playing;
  pthread_mutex_unlock(&player->lock);
  return is_playing;
}

void csound_release(csound_player *player) {
  pthread_mutex_lock(&player->lock);
  player->is_closing = true;
  player->is_released = true;
  bool is_open = player->is_open;
  pthread_cond_signal(&player->changed);
  pthread_mutex_unlock(&player->lock);
  if (!is_open) destroy(player);
}
