// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.

/** The name of each language in itself, and the tag of `Intl` for its numbers and dates. For browsers too. */
export const languageFacts = {
  de: {"name":"Deutsch","numbersAndDates":"de-BE"},
  en: {"name":"English","numbersAndDates":"en-GB"},
  fr: {"name":"Français","numbersAndDates":"fr-BE"},
  nl: {"name":"Nederlands","numbersAndDates":"nl-BE"},
}

export type LanguageCode = keyof typeof languageFacts
