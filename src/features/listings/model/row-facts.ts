import { excerpt } from '@/features/property/model/excerpt'
import type { PropertyStatus } from '@/features/property/model/availability'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { Locale, Localized } from '@/lib/i18n/locales'

export interface CardAgent {
  name: string
  phone?: string | null
  mobilePhone?: string | null
}

interface RowSource {
  status?: PropertyStatus | null
  description?: Partial<Localized<string | null>> | null
}

const maxIntroLength = 160

/** What rows of the list view show and cards do not: the beginning of the description, and whom to call. */
export function rowFacts(
  { status, description }: RowSource,
  agent: CardAgent | null,
  locale: Locale,
): Pick<PropertySummary, 'intro' | 'agent'> {
  const text = description?.[locale]?.replaceAll(/\s+/g, ' ').trim()
  const isGone = status === 'sold' || status === 'rented'
  return {
    ...(text && { intro: excerpt(text, { maxLength: maxIntroLength, ellipsis: true }) }),
    ...(!isGone && {
      agent: agent && { name: agent.name, phone: agent.mobilePhone ?? agent.phone ?? null },
    }),
  }
}
