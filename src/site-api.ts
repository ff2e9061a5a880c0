import type { LanguageCode } from './lib/i18n/languages/facts'

/**
 * What an agency's folder `site/` may use of the product. All else in `src` may change between releases.
 */

export type { SitePictures, SiteTheme } from './lib/theme/site-theme'

/** What `site/site.config.ts` says of a site, beside what its studio sets. */
export interface SiteConfig {
  /** The languages of the site: each has a folder in `messages`. Their order is that of menus and of the studio. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /** That of editors, in which texts are written first, and the fallback of the studio; one of the languages. */
  sourceLanguage: LanguageCode
}
