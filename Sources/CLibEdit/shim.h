// SPDX-License-Identifier: Apache-2.0
//
// libedit's calls that take a variable number of arguments, which Swift cannot call.

#pragma once

#include <histedit.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>

typedef char *(*phrase_prompt_function)(EditLine *);
typedef unsigned char (*phrase_edit_function)(EditLine *, int);

static inline EditLine *phrase_el_init(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline void phrase_el_set_client_data(EditLine *el, void *data) {
  el_set(el, EL_CLIENTDATA, data);
}

static inline void *phrase_el_client_data(EditLine *el) {
  void *data = NULL;
  el_get(el, EL_CLIENTDATA, &data);
  return data;
}

static inline void phrase_el_set_prompt(EditLine *el, phrase_prompt_function prompt) {
  el_set(el, EL_PROMPT, prompt);
}

static inline void phrase_el_use_emacs_keys(EditLine *el) {
  el_set(el, EL_EDITOR, "emacs");
}

// While a line is edited, Ctrl-C is a key like any other.
static inline void phrase_el_take_interrupt_key(EditLine *el) {
  el_set(el, EL_SETTY, "-d", "-isig", NULL);
}

// libedit itself follows the size of the window while a line is edited.
static inline void phrase_el_follow_window(EditLine *el) { el_set(el, EL_SIGNAL, 1); }

// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again.
static inline void phrase_el_suspend(EditLine *el) {
  struct sigaction stop = {.sa_handler = SIG_DFL}, before;
  el_set(el, EL_PREP_TERM, 0);
  sigaction(SIGTSTP, &stop, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
  el_set(el, EL_PREP_TERM, 1);
}

static inline void phrase_el_add_function(
    EditLine *el, const char *name, const char *help, phrase_edit_function function) {
  el_set(el, EL_ADDFN, name, help, function);
}

static inline void phrase_el_bind(EditLine *el, const char *key, const char *name) {
  el_set(el, EL_BIND, key, name, NULL);
}

static inline void phrase_el_use_history(EditLine *el, History *history_handle) {
  el_set(el, EL_HIST, history, history_handle);
}

static inline void phrase_history_set_size(History *handle, int size) {
  HistEvent event;
  history(handle, &event, H_SETSIZE, size);
  history(handle, &event, H_SETUNIQUE, 1);
}

static inline void phrase_history_enter(History *handle, const char *line) {
  HistEvent event;
  history(handle, &event, H_ENTER, line);
}

static inline int phrase_history_load(History *handle, const char *path) {
  HistEvent event;
  return history(handle, &event, H_LOAD, path);
}

static inline int phrase_history_save(History *handle, const char *path) {
  HistEvent event;
  return history(handle, &event, H_SAVE, path);
}
