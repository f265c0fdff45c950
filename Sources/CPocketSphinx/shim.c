// SPDX-License-Identifier: Apache-2.0

#include "shim.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<pocketsphinx/model.h>)
#include <pocketsphinx/err.h>
#include <pocketsphinx/model.h>
#define PHRASE_SPHINX_GENERATION 5
#else
#include <sphinxbase/cmd_ln.h>
#include <sphinxbase/cmn.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
#include <sphinxbase/feat.h>
#include <sphinxbase/fsg_model.h>
#define PHRASE_SPHINX_GENERATION 0
#endif

// The library ends the process after a fatal message. Each call that may lead to one is guarded: the
// message leaves the library by the jump that the call's thread set, and what the library held is
// lost, the decoder with it. A fatal message outside of a guarded call ends the process as before,
// with the status for what is not available.
static _Thread_local jmp_buf *way_out;

// Begins and ends a guarded call: the function returns `failure` after a fatal message.
#define GUARD_BEGIN(failure) \
  jmp_buf here;              \
  if (setjmp(here)) {        \
    way_out = NULL;          \
    return failure;          \
  }                          \
  way_out = &here
#define GUARD_END way_out = NULL

// The library's other messages are for its own developers.
static void take_message(void *unused, err_lvl_t level, const char *format, ...) {
  (void)unused;
  if (level != ERR_FATAL) return;
  if (way_out != NULL) longjmp(*way_out, 1);
  va_list values;
  va_start(values, format);
  fputs("The speech decoder cannot go on: ", stderr);
  vfprintf(stderr, format, values);
  va_end(values);
  _exit(69);
}

void phrase_sphinx_silence_messages(void) {
  // Without a stream the library does not list its options either.
  err_set_logfp(NULL);
  err_set_callback(take_message, NULL);
}

// MARK: - Decoders and their words

// Whether the library leaves out silent frames unless it is told not to.
bool phrase_sphinx_removes_silence(void) { return PHRASE_SPHINX_GENERATION == 0; }

// Opens a decoder with options as name, value, name, value, …, each name with its hyphen; NULL if
// the model cannot be read.
ps_decoder_t *phrase_sphinx_open(int count, char **options) {
  GUARD_BEGIN(NULL);
#if PHRASE_SPHINX_GENERATION == 0
  cmd_ln_t *config = cmd_ln_parse_r(NULL, ps_args(), count, options, 1);
  ps_decoder_t *decoder = config == NULL ? NULL : ps_init(config);
  if (config != NULL) cmd_ln_free_r(config);
#else
  ps_config_t *config = ps_config_init(NULL);
  int is_set = config != NULL;
  for (int i = 0; is_set && i + 1 < count; i += 2)
    is_set = ps_config_set_str(config, options[i] + 1, options[i + 1]) != NULL;
  ps_decoder_t *decoder = is_set ? ps_init(config) : NULL;
  if (config != NULL) ps_config_free(config);
#endif
  GUARD_END;
  return decoder;
}

int phrase_sphinx_add_word(
    ps_decoder_t *decoder, const char *word, const char *phones) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  int status = ps_add_word(decoder, word, phones, 0);
  GUARD_END;
  return status < 0 ? -1 : 0;
}

// Drops all words but the fillers; the decoder must have no search left that knows any.
int phrase_sphinx_remove_words(ps_decoder_t *decoder) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  int status = ps_load_dict(decoder, "/dev/null", NULL, NULL);
  GUARD_END;
  return status;
}

// MARK: - Searches

// Reads a grammar from text in memory and makes it a search of that name.
int phrase_sphinx_add_grammar(
    ps_decoder_t *decoder, const char *name, const char *text, size_t length, float weight) {
  FILE *file = fmemopen((void *)text, length, "r");
  if (file == NULL) return -1;
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  fsg_model_t *grammar = fsg_model_read(file, ps_get_logmath(decoder), weight);
  fclose(file);
  int status = -1;
  if (grammar != NULL) {
#if PHRASE_SPHINX_GENERATION == 0
    status = ps_set_fsg(decoder, name, grammar);
#else
    status = ps_add_fsg(decoder, name, grammar);
#endif
    fsg_model_free(grammar);
  }
  GUARD_END;
  return status;
}

// Without a model, any phone may follow any.
int phrase_sphinx_add_phone_loop(
    ps_decoder_t *decoder, const char *name, const char *model) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
#if PHRASE_SPHINX_GENERATION == 0
  int status = model == NULL ? ps_set_allphone(decoder, name, NULL)
                             : ps_set_allphone_file(decoder, name, model);
#else
  int status = model == NULL ? ps_add_allphone(decoder, name, NULL)
                             : ps_add_allphone_file(decoder, name, model);
#endif
  GUARD_END;
  return status;
}

int phrase_sphinx_use(ps_decoder_t *decoder, const char *name) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_set_search(decoder, name);
#else
  return ps_activate_search(decoder, name);
#endif
}

int phrase_sphinx_remove(ps_decoder_t *decoder, const char *name) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_unset_search(decoder, name);
#else
  return ps_remove_search(decoder, name);
#endif
}

// MARK: - Utterances

int phrase_sphinx_start(ps_decoder_t *decoder) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  // A new stream forgets the noise of the last utterance: the same sound gives the same words.
  // Version 5 has no noise to forget, and says so by a status.
  (void)ps_start_stream(decoder);
  int status = ps_start_utt(decoder);
  GUARD_END;
  return status;
}

int phrase_sphinx_end(ps_decoder_t *decoder) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  int status = ps_end_utt(decoder);
  GUARD_END;
  return status < 0 ? -1 : 0;
}

void phrase_sphinx_forget(phrase_sphinx_sound *sound) {
  free(sound->values);
  sound->values = NULL;
  sound->count = 0;
}

#if PHRASE_SPHINX_GENERATION == 0
// Analyzes the sound of an utterance that was started, as the library does with a full utterance:
// silence is removed, the mean of all frames is taken off each.
int phrase_sphinx_analyze(
    ps_decoder_t *decoder, const int16_t *samples, size_t count, phrase_sphinx_sound *sound) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  fe_t *front_end = ps_get_fe(decoder);
  feat_t *features = ps_get_feat(decoder);
  // Differences between frames reach beyond the last one: it is repeated as often.
  int reach = feat_window_size(features), width = feat_cepsize(features), status = -1;
  int32 frames = 0, last = 0;
  fe_process_frames(front_end, NULL, &count, NULL, &frames, NULL);
  float *values = calloc((size_t)(frames + 1 + reach) * width, sizeof *values);
  mfcc_t **rows = calloc((size_t)(frames + 1 + reach), sizeof *rows);
  if (values != NULL && rows != NULL) {
    for (int i = 0; i < frames + 1 + reach; i++) rows[i] = values + i * width;
    if (fe_start_utt(front_end) >= 0
        && fe_process_frames(front_end, &samples, &count, rows, &frames, NULL) >= 0
        && fe_end_utt(front_end, rows[frames], &last) >= 0) {
      frames += last;
      status = 0;
    }
  }
  int loud = 0;
  for (int i = 0; status == 0 && i < frames; i++) loud += rows[i][0] >= 0;
  // The mean is that of frames with energy: where there is none, there is nothing to hear.
  if (loud > 0) {
    cmn(features->cmn_struct, rows, features->varnorm, frames);
    for (int i = 0; i < reach; i++)
      memcpy(rows[frames + i], rows[frames - 1], (size_t)width * sizeof *values);
    *sound = (phrase_sphinx_sound){values, width, frames + reach};
  } else {
    free(values);
  }
  free(rows);
  GUARD_END;
  return status;
}

// Decodes some frames of a sound.
int phrase_sphinx_decode(
    ps_decoder_t *decoder, const phrase_sphinx_sound *sound, int first, int count) {
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  // The mean is off already.
  ps_get_feat(decoder)->cmn = CMN_NONE;
  mfcc_t **rows = malloc((size_t)count * sizeof *rows);
  int status = -1;
  if (rows != NULL) {
    for (int i = 0; i < count; i++) rows[i] = sound->values + (first + i) * sound->width;
    status = ps_process_cep(decoder, rows, count, 0, 0);
    free(rows);
  }
  GUARD_END;
  return status < 0 ? -1 : 0;
}
#else
// Version 5 hides its front end: the whole utterance is decoded at once, and no frames are left.
int phrase_sphinx_analyze(
    ps_decoder_t *decoder, const int16_t *samples, size_t count, phrase_sphinx_sound *sound) {
  (void)sound;
  GUARD_BEGIN(PHRASE_SPHINX_FATAL);
  int status = ps_process_raw(decoder, samples, count, 0, 1);
  GUARD_END;
  return status < 0 ? -1 : 0;
}

int phrase_sphinx_decode(
    ps_decoder_t *decoder, const phrase_sphinx_sound *sound, int first, int count) {
  (void)decoder, (void)sound, (void)first, (void)count;
  return 0;
}
#endif
