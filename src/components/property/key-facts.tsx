import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertySummary } from '@/lib/property/property-summary'

import { FactList } from './fact-list'
import { cardFacts, factLabels } from './to-card-data'

interface KeyFactsProps {
  property: Pick<PropertySummary, 'bedrooms' | 'livingAreaInSquareMetres' | 'groundAreaInSquareMetres'>
  locale: Locale
  t: Translator
}

/** Bedrooms and surfaces of a property in one line; what is unknown is left out. */
export const KeyFacts = ({ property, locale, t }: KeyFactsProps) => (
  <FactList facts={cardFacts(property, locale)} labels={factLabels(t)} />
)
