// SPDX-License-Identifier: Apache-2.0
//
// One set of names for both generations of PocketSphinx, 0.8 and 5; the calls of theirs that Swift
// cannot make; and a guard around those that may end in a fatal message.

#pragma once

#include <pocketsphinx.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a call returns after a fatal message, besides 0 for success and -1 for failure. The decoder
// must not be touched again then, not even be freed.
#define PHRASE_SPHINX_FATAL (-69)

// Silences the library but for fatal messages; to be called once, before the first decoder.
void phrase_sphinx_silence_messages(void);

// MARK: - Decoders and their words

// Whether the library leaves out silent frames unless it is told not to.
bool phrase_sphinx_removes_silence(void);

// Opens a decoder with options as name, value, name, value, …, each name with its hyphen; NULL if
// the model cannot be read.
ps_decoder_t *phrase_sphinx_open(int count, char **options);

int phrase_sphinx_add_word(ps_decoder_t *decoder, const char *word, const char *phones);

// Drops all words but the fillers; the decoder must have no search left that knows any.
int phrase_sphinx_remove_words(ps_decoder_t *decoder);

// MARK: - Searches

// Reads a grammar from text in memory and makes it a search of that name.
int phrase_sphinx_add_grammar(
    ps_decoder_t *decoder, const char *name, const char *text, size_t length, float weight);

int phrase_sphinx_add_phone_loop(ps_decoder_t *decoder, const char *name, const char *model);

int phrase_sphinx_use(ps_decoder_t *decoder, const char *name);

int phrase_sphinx_remove(ps_decoder_t *decoder, const char *name);

// MARK: - Utterances

int phrase_sphinx_start(ps_decoder_t *decoder);

int phrase_sphinx_end(ps_decoder_t *decoder);

// An utterance as the models see it, frame by frame.
typedef struct {
  float *values;
  int width;  // of a frame
  int count;  // of frames
} phrase_sphinx_sound;

// Analyzes the sound of an utterance that was started, as the library does with a full utterance:
// silence is removed, the mean of all frames is taken off each.
//
// Version 5 hides its front end: there the whole utterance is decoded, and no frames are left.
int phrase_sphinx_analyze(
    ps_decoder_t *decoder, const int16_t *samples, size_t count, phrase_sphinx_sound *sound);

// Decodes some frames of a sound.
int phrase_sphinx_decode(
    ps_decoder_t *decoder, const phrase_sphinx_sound *sound, int first, int count);

void phrase_sphinx_forget(phrase_sphinx_sound *sound);
