import type { Localized } from '@/lib/i18n/locales'

import type { ComplianceRule } from '../compliance-rules'

/** A proposal of the law, read in secondary sources (facts.md): an administrator confirms or changes it. */
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

/** Everything with a building on it. */
export const built = ['housing', 'other'] as const
export const offered = ['sale', 'rent'] as const
