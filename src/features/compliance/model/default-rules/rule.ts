import type { Localized } from '@/lib/i18n/locales'

import type { ComplianceRule } from '@/features/compliance/model/compliance-rules'

/**
 * A default rule from the law, as read in secondary sources (facts.md): an administrator confirms or changes it.
 */
export interface DefaultRule extends ComplianceRule {
  explanation: Localized
}

type Scope = Partial<Omit<DefaultRule, 'mention' | 'severity' | 'explanation'>>

export const rule = (
  severity: DefaultRule['severity'],
  mention: string,
  scope: Scope,
  explanation: Localized,
): DefaultRule => ({
  ...{ mention, severity, regions: [], goals: [], kinds: [], types: [], statuses: [], accepted: [] },
  ...{ leaseLongerThanYears: null, validFrom: null, source: '' },
  ...scope,
  explanation,
})

/** All properties with a building. */
export const built = ['housing', 'other'] as const
export const offered = ['sale', 'rent'] as const
