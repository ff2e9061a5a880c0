/**
 * First segments of paths without a language that have routes of their own. Without imports: `next.config.ts` reads it too.
 */
export const rootSegments = [
  '_next',
  'admin',
  'api',
  'calendar',
  'card-photos',
  'forms-challenge',
  'images',
  'map-data',
  'map-frame',
  'page-css',
  'quick-search',
  'resolve',
  'sitemaps',
  'theme',
] as const

/** First segments behind a language. The log-in has an entry in the menus' routes, so it is no path of an editor's page. */
export const localeSegments = ['consent-texts', 'forms', 'my', 'preview', 'q'] as const

/** First segments that no page may have, with or without a language. */
export const reservedSegments: readonly string[] = [
  ...rootSegments,
  ...localeSegments,
  // Files, and the gallery of blocks, which exists in development.
  'blocks',
  'fonts',
  'gallery',
  'media',
  'scripts',
  // Public paths of properties in one language: decision 008.
  'property',
]
