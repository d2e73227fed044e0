// SPDX-License-Identifier: MIT
//
// Streams of libasound, which is loaded when it is needed. All functions may wait for the device.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An open stream of 16-bit samples of one channel.
typedef struct _snd_pcm csound_stream;

/// Loads libasound; a no-op once it is loaded. Returns whether it is there. The other functions may
/// be called only then.
bool csound_load(void);

/// Opens a device, such as "default", for `rate` samples a second, with a buffer of `latency`
/// microseconds. It fails for a device that another program uses. Returns 0 and the stream, or a
/// negative error.
int csound_open(const char *device, uint32_t rate, uint32_t latency, csound_stream **stream);

/// Drops the samples that were not played yet, so that the next ones are played at once. Returns 0,
/// or a negative error.
int csound_restart(csound_stream *stream);

/// Writes as many samples as there is room for, and plays them. Returns their number, or a negative
/// error.
long csound_write(csound_stream *stream, const int16_t *samples, size_t count);

/// Drops the samples that were not played yet, and closes a stream.
void csound_close(csound_stream *stream);
