import type { Localized } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

import type { ComplianceRule } from '@/features/compliance/model/compliance-rules'

/**
 * A default rule from the law, as read in secondary sources (facts.md): an administrator confirms or changes it.
 */
export interface DefaultRule extends ComplianceRule {
  explanation: Localized
}

type Scope = Partial<Omit<DefaultRule, 'mention' | 'severity' | 'explanation'>>

/** @param text of its explanation, in `complianceRules` of the messages */
export const rule = (
  severity: DefaultRule['severity'],
  mention: string,
  scope: Scope,
  text: string,
): DefaultRule => ({
  mention,
  severity,
  regions: [],
  goals: [],
  kinds: [],
  types: [],
  statuses: [],
  accepted: [],
  leaseLongerThanYears: null,
  validFrom: null,
  source: '',
  ...scope,
  explanation: schemaText('complianceRules', text),
})

/** All properties with a building. */
export const built = ['housing', 'other'] as const
export const offered = ['sale', 'rent'] as const
