import { findCatalogueField } from '@/features/property/model/catalogue'
import { formatValue } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'

import type { Claim } from './claim'

export interface DescribedClaim extends Pick<Claim, 'start' | 'end' | 'words' | 'state'> {
  /** What the property has instead, with the names of its fields. */
  says: string[]
}

/** Longest list of values beside a claim. */
const maxValues = 3

function describeValue({ field, value }: Claim['storedValues'][number], locale: Locale): string[] {
  if (field === 'price' && typeof value === 'number') return [formatPrice(value, { locale })]
  const entry = findCatalogueField(field)
  // The type of the property is a word of the check, not of the site.
  if (field === 'type') return []
  const text = entry ? formatValue(value, entry, { locale }) : String(value)
  if (text === null) return []
  return [entry ? `${entry.label[locale]} ${text}` : text]
}

/** A claim for an editor, in the language of the studio. */
export const describeClaim = (
  { start, end, words, state, storedValues }: Claim,
  locale: Locale,
): DescribedClaim => ({
  start,
  end,
  words,
  state,
  says: storedValues.slice(0, maxValues).flatMap((each) => describeValue(each, locale)),
})
