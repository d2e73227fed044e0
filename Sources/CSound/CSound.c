// SPDX-License-Identifier: MIT
#include "CSound.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

// Source: alsa-lib 1.2, include/pcm.h and include/error.h: the numbers and types below are the
// interface of libasound.so.2, which has not changed since version 1.0.
enum {
  PLAYBACK = 0,
  NONBLOCK = 1,
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  SIGNED_16 = 2,
#else
  SIGNED_16 = 3,
#endif
  INTERLEAVED = 3,
  PREPARED = 2,
  CHANNELS = 1,
  RESAMPLE = 1,
};

// Times in microseconds.
// Source: ours. The built-in sounds fit into the buffer, and the quarter by which libasound lets
// devices advance is not heard as a delay. The limit is longer than the longest sound.
enum {
  SECOND = 1000000,
  BUFFER = 60000,
  REFILL_DELAY = 20000,
  LIMIT = 5 * SECOND,
  MAXIMUM_DELAY = SECOND,
};

typedef struct _snd_pcm pcm;

/// A handler of the library's own messages.
typedef void (*error_handler)(const char *file, int line, const char *function, int error,
                              const char *format, ...);

/// The functions of the library; all are NULL before it is loaded.
static struct {
  int (*open)(pcm **stream, const char *device, int direction, int mode);
  int (*set_params)(pcm *stream, int format, int access, unsigned int channels,
                    unsigned int rate, int resample, unsigned int latency);
  int (*state)(pcm *stream);
  int (*drop)(pcm *stream);
  int (*prepare)(pcm *stream);
  int (*start)(pcm *stream);
  int (*close)(pcm *stream);
  long (*write)(pcm *stream, const void *samples, unsigned long count);
  int (*set_error_handler)(error_handler handler);
} alsa;

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

// The library writes its messages to the standard error, several for each missing device.
static void ignore(const char *file, int line, const char *function, int error,
                   const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

#define FIND(library, field, name) \
  ((alsa.field = (__typeof__(alsa.field))dlsym(library, name)) != NULL)

static bool find_functions(void) {
  void *library = dlopen("libasound.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  bool is_complete =
      FIND(library, open, "snd_pcm_open") && FIND(library, set_params, "snd_pcm_set_params") &&
      FIND(library, state, "snd_pcm_state") && FIND(library, drop, "snd_pcm_drop") &&
      FIND(library, prepare, "snd_pcm_prepare") && FIND(library, start, "snd_pcm_start") &&
      FIND(library, close, "snd_pcm_close") && FIND(library, write, "snd_pcm_writei") &&
      FIND(library, set_error_handler, "snd_lib_error_set_handler");
  if (is_complete) {
    alsa.set_error_handler(ignore);
  } else {
    dlclose(library);
  }
  return is_complete;
}

/// Loads the library for any player; a no-op once it is loaded. Returns whether it is there.
static bool load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static bool is_loaded = false;
  pthread_mutex_lock(&lock);
  if (!is_loaded) is_loaded = find_functions();
  bool result = is_loaded;
  pthread_mutex_unlock(&lock);
  return result;
}

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
    is_fetched = now() - fetched->time <= MAXIMUM_DELAY;
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

/// Writes as many samples as there is room for. Returns their number, or a negative error.
static long write_samples(pcm *stream, const int16_t *samples, size_t count) {
  long written = alsa.write(stream, samples, count);
  if (written == -EPIPE) {
    // The stream has stopped, since the samples before these were all played.
    int error = alsa.prepare(stream);
    if (error < 0) return error;
    written = alsa.write(stream, samples, count);
  }
  if (written == -EAGAIN) return 0;
  // By itself, a stream starts only once its buffer is full.
  if (written > 0 && alsa.state(stream) == PREPARED) {
    int error = alsa.start(stream);
    if (error < 0) return error;
  }
  return written;
}

/// Plays a sound instead of one that is still played, until the device has all samples or there is
/// another sound. Returns 0, or a negative error.
static int play(csound_player *player, pcm *stream, const clip *sound) {
  // A stream that has nothing to drop may refuse that.
  alsa.drop(stream);
  int error = alsa.prepare(stream);
  if (error < 0) return error;
  int64_t deadline = now() + LIMIT;
  size_t done = 0;
  do {
    long written = write_samples(stream, sound->samples + done, sound->count - done);
    if (written < 0) return (int)written;
    done += (size_t)written;
    if (now() > deadline) return -ETIMEDOUT;
  } while (done < sound->count && may_continue(player));
  return 0;
}

/// Opens the device, plays sounds, and closes it after the last one. Returns 0, or a negative
/// error.
static int use_device(csound_player *player) {
  if (!load()) return -ELIBACC;
  pcm *stream = NULL;
  int error = alsa.open(&stream, player->device, PLAYBACK, NONBLOCK);
  if (error < 0) return error;
  error = alsa.set_params(stream, SIGNED_16, INTERLEAVED, CHANNELS, player->rate, RESAMPLE, BUFFER);
  clip sound;
  while (error >= 0 && fetch(player, &sound)) {
    error = play(player, stream, &sound);
    free(sound.samples);
  }
  alsa.drop(stream);
  alsa.close(stream);
  return error < 0 ? error : 0;
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

csound_player *csound_create(const char *device, uint32_t rate, int64_t idle_delay) {
  csound_player *player = calloc(1, sizeof *player);
  if (player == NULL) return NULL;
  player->device = strdup(device);
  player->rate = rate;
  player->idle_delay = idle_delay;
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
  int error = added.time - player->waiting_since > MAXIMUM_DELAY ? -ETIMEDOUT : 0;
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
