import { excerpt } from '@/features/property/model/excerpt'
import type { PropertyStatus } from '@/features/property/model/availability'
import type { PropertySummary, SummaryAgent } from '@/features/property/model/property-summary'
import type { Locale, Localized } from '@/lib/i18n/locales'

export interface CardAgent {
  name: string
  portrait?: string | null
}

interface RowSource {
  status?: PropertyStatus | null
  onlineSince?: string | null
  description?: Partial<Localized<string | null>> | null
  agentLine?: Partial<Localized<string | null>> | null
}

const maxIntroLength = 160

/** Days on which a property is "new", the first one included. A ribbon of the agency lasts as long as the agency wants. */
export const daysNew = 3

/** What the agent says of the property, since when it is online, and for rows the beginning of the description. */
export function rowFacts(
  { status, onlineSince, description, agentLine }: RowSource,
  agent: SummaryAgent | null,
  locale: Locale,
): Pick<PropertySummary, 'intro' | 'onlineSince' | 'agent' | 'agentLine'> {
  const text = description?.[locale]?.replaceAll(/\s+/g, ' ').trim()
  const line = agentLine?.[locale]?.trim()
  const isGone = status === 'sold' || status === 'rented'
  return {
    ...(text && { intro: excerpt(text, { maxLength: maxIntroLength, ellipsis: true }) }),
    ...(!isGone && { agent }),
    // What is gone is not "new".
    ...(!isGone && onlineSince && { onlineSince }),
    ...(!isGone && line && { agentLine: line }),
  }
}
