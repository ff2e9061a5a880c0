import type { Locale } from '@/lib/i18n/locales'
import { fieldAnchor } from '@/studio/payload-elements'
import type { DocumentLanguages, TextSpot } from '@/features/translation/model/describe-languages'

/** URL of a document's edit view in a language, at a field. */
export const editUrl = (
  { collection, id }: { collection: string; id: string },
  locale: Locale,
  spot?: TextSpot,
): string =>
  `/admin/collections/${collection}/${id}/?locale=${locale}${spot ? `#${fieldAnchor(spot.at)}` : ''}`

/** The first text of a language that needs attention. */
export const firstSpot = (
  { languages }: Pick<DocumentLanguages, 'languages'>,
  locale: Locale,
): TextSpot | undefined => languages[locale].missing[0] ?? languages[locale].stale[0]

/** URL of the translator's screen of a document in a language. */
export const translateUrl = (
  { collection, id }: Pick<DocumentLanguages, 'collection' | 'id'>,
  locale: Locale,
): string => `/admin/translate/?collection=${collection}&id=${id}&language=${locale}`
