import type { LanguageCode } from './src/lib/i18n/languages/facts'

/** The languages of the site: each has a folder in `messages`. Their order is that of menus and of the studio. */
const languages = ['nl', 'fr', 'en', 'de'] as const satisfies readonly LanguageCode[]

/** That of editors, in which texts are written first, and the fallback of the studio. */
const sourceLanguage: (typeof languages)[number] = 'fr'

/** What one agency's site is, beside what its studio sets. */
export const site = { languages, sourceLanguage }
