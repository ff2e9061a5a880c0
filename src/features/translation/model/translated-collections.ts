/**
 * The collections whose translations the studio tracks, each with the field that is the title of a document: without
 * a title the document does not exist in that language. A module has none, because only editors read its name. A
 * testimonial shows in the languages of its comment.
 */
export const titleFields = {
  pages: 'title',
  articles: 'title',
  modules: null,
  properties: 'headline',
  projects: 'name',
  testimonials: 'comment',
} as const

export type TranslatedCollection = keyof typeof titleFields

/** In the order of the language overview. */
export const translatedCollections = Object.keys(titleFields) as TranslatedCollection[]

export const isTranslatedCollection = (slug: unknown): slug is TranslatedCollection =>
  translatedCollections.some((each) => each === slug)

/** Collections whose documents are published per language. */
const publishedPerLanguage = [
  'pages',
  'articles',
  'properties',
  'projects',
] as const satisfies TranslatedCollection[]

export const isPublishedPerLanguage = (slug: unknown): slug is (typeof publishedPerLanguage)[number] =>
  publishedPerLanguage.some((each) => each === slug)

/** A property needs no title of its own: its page makes one of its facts. */
export const showsUntitled = (collection: TranslatedCollection): boolean => collection === 'properties'
