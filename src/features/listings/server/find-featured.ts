import type { PropertySummary } from '@/features/property/model/property-summary'
import type { Locale } from '@/lib/i18n/locales'
import { idOf } from '@/lib/values/read-value'
import type { SpotlightBlock } from '@/payload-types'

import { findChosenProperties } from './find-chosen-properties'
import { findSpotlightProperties } from './find-latest-properties'

type Featured = Pick<SpotlightBlock, 'choice' | 'goal' | 'properties' | 'maxItems'>

/** The properties that a block puts forward: the agency's spotlight properties, or an editor's choice. */
export async function findFeatured(
  { choice, goal, properties, maxItems }: Featured,
  locale: Locale,
): Promise<PropertySummary[]> {
  const max = maxItems ?? 4
  if (choice === 'spotlight') return findSpotlightProperties(goal ?? 'both', max, locale)
  const chosen = await findChosenProperties((properties ?? []).map(idOf), locale)
  return chosen.slice(0, max)
}
