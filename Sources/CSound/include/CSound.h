// SPDX-License-Identifier: MIT
//
// Playback by libasound, in a thread of its own: no function waits for the device, such as for a
// sound server that hangs. The library is loaded with the first sound, so that a program runs
// without it and has none of its memory before.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A player of sounds of 16-bit samples and one channel. Its thread and its open device end some
/// time after the last sound. The functions are called by one thread.
typedef struct csound_player csound_player;

/// Creates a player of a device, such as "default", for `rate` samples a second. The device is
/// closed `idle_delay` microseconds after the last sound. A sound that would be more than
/// `maximum_delay` microseconds late is dropped. Returns NULL, and sets errno, without memory or
/// descriptors.
csound_player *_Nullable csound_create(const char *device, uint32_t rate, int64_t idle_delay,
                                       int64_t maximum_delay);

/// Plays a copy of samples, and 60 ms of silence, instead of the sound that is still played; a
/// no-op without samples. Returns 0, or a negative error: -ETIMEDOUT if the thread has fetched no
/// sound for `maximum_delay`.
int csound_play(csound_player *player, const int16_t *samples, size_t count);

/// Drops the sound that is still played, and closes the device soon.
void csound_stop(csound_player *player);

/// The descriptor that is readable once the device was closed, or could not be used.
int csound_event(csound_player *player);

/// Reads that descriptor. Returns 0 if the device worked, or a negative error: -ELIBACC without
/// libasound, -ETIMEDOUT if the device accepted no samples for seconds.
int csound_finish(csound_player *player);

/// Returns whether the device is open, or about to be.
bool csound_is_open(csound_player *player);

/// Returns whether the device has not yet accepted all samples of a sound.
bool csound_is_playing(csound_player *player);

/// Stops and releases a player, whose thread ends by itself.
void csound_release(csound_player *player);

#pragma clang assume_nonnull end
