// SPDX-License-Identifier: Apache-2.0

// The texts of the page; each language has a file of its own.

export const languages = ["de", "en", "es", "fr", "it", "ja", "ko", "ru", "zh"];

/// The language of the person, and the language that the page has texts in.
export const language = (navigator.language || "en").split("-")[0];
export const pageLanguage = languages.includes(language) ? language : "en";

/// The texts of a language by their names.
export const texts = async code => {
  const plural = (count, forms) =>
    `${count} ${forms[new Intl.PluralRules(code).select(count)] ?? forms.other}`;
  return (await import(`./words/${code}.js?key=STUDIO_KEY`)).default(plural);
};

const table = await texts(pageLanguage);

/// The text of a name.
export const t = (name, ...values) => {
  const text = table[name];
  return typeof text === "function" ? text(...values) : text;
};

/// The text of a name within a table; the name itself where there is none.
export const named = (part, name) => table[part][name] ?? name;
