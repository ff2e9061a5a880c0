import { firstKind } from '@/features/media/model/propose-alt'
import type { Locale } from '@/lib/i18n/locales'
import { inPlace } from '@/lib/i18n/sentence-words'

/** What visitors may know of a property, in one language. */
interface NamedProperty {
  ref: number
  headline?: string | null | undefined
  /** The name of its type. */
  type?: string | null | undefined
  /** The name of its locality. */
  city?: string | null | undefined
}

/**
 * The title of a property: the editor's own; without one, or when it is withheld because the property is sold or let,
 * its kind and place, such as `Maison à Ixelles`; else its number.
 */
export function propertyTitle({ ref, headline, type, city }: NamedProperty, locale: Locale): string {
  if (headline) return headline
  const kind = firstKind({ [locale]: type })[locale]?.trim()
  if (!kind) return String(ref)
  return city ? `${kind} ${inPlace(city, locale)}` : kind
}
