import type { Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/lib/translation/describe-languages'
import { fieldAnchor } from '@/lib/translation/field-anchor'

/** The edit view of a document in a language, at a field of it. */
export const editAddress = (
  { collection, id }: Pick<DocumentLanguages, 'collection' | 'id'>,
  locale: Locale,
  spot?: TextSpot,
): string =>
  `/admin/collections/${collection}/${id}/?locale=${locale}${spot ? `#${fieldAnchor(spot.at)}` : ''}`

/** The first text of a language that needs somebody. */
export const firstSpot = (
  { languages }: Pick<DocumentLanguages, 'languages'>,
  locale: Locale,
): TextSpot | undefined => languages[locale].missing[0] ?? languages[locale].stale[0]
