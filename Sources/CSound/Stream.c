// SPDX-License-Identifier: MIT
#include "Stream.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

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

/// A handler of the library's own messages.
typedef void (*error_handler)(const char *file, int line, const char *function, int error,
                              const char *format, ...);

/// The functions of the library; all are NULL before it is loaded.
static struct {
  int (*open)(csound_stream **stream, const char *device, int direction, int mode);
  int (*set_params)(csound_stream *stream, int format, int access, unsigned int channels,
                    unsigned int rate, int resample, unsigned int latency);
  int (*state)(csound_stream *stream);
  int (*drop)(csound_stream *stream);
  int (*prepare)(csound_stream *stream);
  int (*start)(csound_stream *stream);
  int (*close)(csound_stream *stream);
  long (*write)(csound_stream *stream, const void *samples, unsigned long count);
  int (*set_error_handler)(error_handler handler);
} alsa;

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

bool csound_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static bool is_loaded = false;
  pthread_mutex_lock(&lock);
  if (!is_loaded) is_loaded = find_functions();
  bool result = is_loaded;
  pthread_mutex_unlock(&lock);
  return result;
}

int csound_open(const char *device, uint32_t rate, uint32_t latency, csound_stream **stream) {
  csound_stream *opened = NULL;
  int error = alsa.open(&opened, device, PLAYBACK, NONBLOCK);
  if (error < 0) return error;
  error = alsa.set_params(opened, SIGNED_16, INTERLEAVED, CHANNELS, rate, RESAMPLE, latency);
  if (error < 0) {
    alsa.close(opened);
    return error;
  }
  *stream = opened;
  return 0;
}

int csound_restart(csound_stream *stream) {
  // A stream that has nothing to drop may refuse that.
  alsa.drop(stream);
  return alsa.prepare(stream);
}

long csound_write(csound_stream *stream, const int16_t *samples, size_t count) {
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

void csound_close(csound_stream *stream) {
  alsa.drop(stream);
  alsa.close(stream);
}
