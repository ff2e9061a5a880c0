// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.
import de from '../../../../messages/de/language.json'
import en from '../../../../messages/en/language.json'
import fr from '../../../../messages/fr/language.json'
import nl from '../../../../messages/nl/language.json'

/** The name of each language in itself, and the tag of `Intl` for its numbers and dates. For browsers too. */
export const languageFacts = { de, en, fr, nl }

export type LanguageCode = keyof typeof languageFacts
