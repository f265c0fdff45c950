// SPDX-License-Identifier: Apache-2.0
//
// One set of names for both generations of PocketSphinx, 0.8 and 5, and the calls of theirs that
// Swift cannot make.

#pragma once

#include <pocketsphinx.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<pocketsphinx/model.h>)
#include <pocketsphinx/err.h>
#include <pocketsphinx/model.h>
#define PHRASE_SPHINX_GENERATION 5
typedef ps_config_t phrase_sphinx_config;
#else
#include <sphinxbase/cmd_ln.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fsg_model.h>
#define PHRASE_SPHINX_GENERATION 0
typedef cmd_ln_t phrase_sphinx_config;
#endif

// The library ends the process after a fatal message; the person is told why, with the status for
// what is not available. Its other messages are for its own developers.
static inline void phrase_sphinx_take_message(void *unused, err_lvl_t level, const char *format, ...) {
  (void)unused;
  if (level != ERR_FATAL) return;
  va_list values;
  va_start(values, format);
  fputs("The speech decoder cannot go on: ", stderr);
  vfprintf(stderr, format, values);
  va_end(values);
  _exit(69);
}

static inline void phrase_sphinx_silence_messages(void) {
  // Without a stream the library does not list its options either. The stream belongs to the
  // thread, and can only be set while the library's own callback is.
  err_set_callback(err_logfp_cb, NULL);
  err_set_logfp(NULL);
  err_set_callback(phrase_sphinx_take_message, NULL);
}

// Opens a decoder with options as name, value, name, value, …, each name with its hyphen.
static inline ps_decoder_t *phrase_sphinx_open(int count, char **options) {
#if PHRASE_SPHINX_GENERATION == 0
  phrase_sphinx_config *config = cmd_ln_parse_r(NULL, ps_args(), count, options, 1);
  if (config == NULL) return NULL;
  ps_decoder_t *decoder = ps_init(config);
  cmd_ln_free_r(config);
#else
  phrase_sphinx_config *config = ps_config_init(NULL);
  if (config == NULL) return NULL;
  for (int i = 0; i + 1 < count; i += 2) {
    if (ps_config_set_str(config, options[i] + 1, options[i + 1]) == NULL) {
      ps_config_free(config);
      return NULL;
    }
  }
  ps_decoder_t *decoder = ps_init(config);
  ps_config_free(config);
#endif
  return decoder;
}

// Reads a grammar from text in memory and makes it a search of that name.
static inline int phrase_sphinx_add_grammar(
    ps_decoder_t *decoder, const char *name, const char *text, size_t length, float weight) {
  FILE *file = fmemopen((void *)text, length, "r");
  if (file == NULL) return -1;
  fsg_model_t *grammar = fsg_model_read(file, ps_get_logmath(decoder), weight);
  fclose(file);
  if (grammar == NULL) return -1;
#if PHRASE_SPHINX_GENERATION == 0
  int status = ps_set_fsg(decoder, name, grammar);
#else
  int status = ps_add_fsg(decoder, name, grammar);
#endif
  fsg_model_free(grammar);
  return status;
}

static inline int phrase_sphinx_add_phone_loop(
    ps_decoder_t *decoder, const char *name, const char *model) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_set_allphone_file(decoder, name, model);
#else
  return ps_add_allphone_file(decoder, name, model);
#endif
}

static inline int phrase_sphinx_add_keyphrase(
    ps_decoder_t *decoder, const char *name, const char *phrase) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_set_keyphrase(decoder, name, phrase);
#else
  return ps_add_keyphrase(decoder, name, phrase);
#endif
}

static inline int phrase_sphinx_use(ps_decoder_t *decoder, const char *name) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_set_search(decoder, name);
#else
  return ps_activate_search(decoder, name);
#endif
}

static inline int phrase_sphinx_remove(ps_decoder_t *decoder, const char *name) {
#if PHRASE_SPHINX_GENERATION == 0
  return ps_unset_search(decoder, name);
#else
  return ps_remove_search(decoder, name);
#endif
}
