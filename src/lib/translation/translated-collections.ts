/**
 * The collections whose languages the studio watches, each with the field that names a document in a language:
 * without it the document does not exist there. A module has none, because only editors read its name.
 */
export const titleFields = {
  pages: 'title',
  articles: 'title',
  modules: null,
  properties: 'headline',
  projects: 'name',
} as const

export type TranslatedCollection = keyof typeof titleFields

/** In the order of the cockpit. */
export const translatedCollections = Object.keys(titleFields) as TranslatedCollection[]

export const isTranslatedCollection = (slug: unknown): slug is TranslatedCollection =>
  translatedCollections.some((known) => known === slug)

/** Collections whose documents say in which languages they are published. */
const publishedPerLanguage = [
  'pages',
  'articles',
  'properties',
  'projects',
] as const satisfies TranslatedCollection[]

export const isPublishedPerLanguage = (slug: unknown): slug is (typeof publishedPerLanguage)[number] =>
  publishedPerLanguage.some((known) => known === slug)
