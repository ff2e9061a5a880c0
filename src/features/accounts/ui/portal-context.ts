import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** What every part of a page about a property needs. */
export interface PortalContext {
  property: OwnedProperty
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** Staff who look at the page as the owner: nothing can be sent. */
  isReadOnly: boolean
}
