import type { Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/features/translation/model/describe-languages'

/** The id of a field in the studio's form, by the path of the text: `blocks.0.heading`. */
export const fieldAnchor = (at: string): string => `field-${at.replaceAll('.', '__')}`

/** URL of a document's edit view in a language, at a field. */
export const editUrl = (
  { collection, id }: Pick<DocumentLanguages, 'collection' | 'id'>,
  locale: Locale,
  spot?: TextSpot,
): string =>
  `/admin/collections/${collection}/${id}/?locale=${locale}${spot ? `#${fieldAnchor(spot.at)}` : ''}`

/** The first text of a language that needs attention. */
export const firstSpot = (
  { languages }: Pick<DocumentLanguages, 'languages'>,
  locale: Locale,
): TextSpot | undefined => languages[locale].missing[0] ?? languages[locale].stale[0]
