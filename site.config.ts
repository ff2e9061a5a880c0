import type { LanguageCode } from './src/lib/i18n/languages/facts'

/** What one agency's site is, beside what its studio sets. */
export const site: {
  /** Each has a folder in `messages`. The order is that of menus and of the studio. */
  languages: readonly LanguageCode[]
  /** That of editors, in which texts are written first, and the fallback of the studio. */
  sourceLanguage: LanguageCode
} = {
  languages: ['nl', 'fr', 'en', 'de'],
  sourceLanguage: 'fr',
}
