import { locales, localized, type Localized } from '@/lib/i18n/locales'
import { propertyStatuses, type PropertyStatus } from '@/features/property/model/availability'
import { isEpcRegion } from '@/features/property/model/epc-label'
import type { EpcRegion } from '@/features/property/model/epc-scales'
import { isPropertyGoal, type PropertyGoal } from '@/features/property/model/goal'
import { toDay } from '@/lib/time/belgian-time'
import { isOneOf, isRecord, relatedId } from '@/lib/values/read-value'
import { listOf } from '@/lib/values/lists'

import { propertyKinds, type PropertyKind } from './property-kinds'

/** `blocking`: required for publication; `warning`: shown to the agent, who decides. */
export const severities = ['blocking', 'warning'] as const
export type Severity = (typeof severities)[number]

/** Answers that mean "nothing to state": they satisfy a rule only if the rule lists them. */
export const acceptableAnswers = ['requested', 'notApplicable', 'unknown'] as const
export type AcceptableAnswer = (typeof acceptableAnswers)[number]

/** A mention that the law or the agency requires in an advert. An empty list means: no restriction. */
export interface ComplianceRule {
  /** Name of the catalogue field that states it. */
  mention: string
  severity: Severity
  regions: readonly EpcRegion[]
  goals: readonly PropertyGoal[]
  kinds: readonly PropertyKind[]
  /** Ids of property types; they extend `kinds` or are used alone. */
  types: readonly string[]
  /** Empty: while the property is available. */
  statuses: readonly PropertyStatus[]
  accepted: readonly AcceptableAnswer[]
  /** Only for leases longer than this; `null`: for all leases. */
  leaseLongerThanYears: number | null
  /** ISO date; `null`: always in force. */
  validFrom: string | null
  source: string
  explanation: Partial<Localized>
}

/** Stored in one language or in all, depending on how the settings were read. */
function explanationOf(value: unknown): Partial<Localized> {
  if (typeof value === 'string') return localized(() => value)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    locales.flatMap((locale) => (typeof value[locale] === 'string' ? [[locale, value[locale]]] : [])),
  )
}

function parseRule(row: unknown): ComplianceRule | null {
  if (!isRecord(row) || row.active === false || typeof row.mention !== 'string') return null
  const { leaseLongerThanYears, validFrom, source } = row
  return {
    mention: row.mention,
    severity: isOneOf(severities, row.severity) ? row.severity : 'blocking',
    regions: listOf(row.regions).filter(isEpcRegion),
    goals: listOf(row.goals).filter(isPropertyGoal),
    kinds: listOf(row.kinds).filter((each) => isOneOf(propertyKinds, each)),
    types: listOf(row.types)
      .map(relatedId)
      .filter((id) => id !== null),
    statuses: listOf(row.statuses).filter((each) => isOneOf(propertyStatuses, each)),
    accepted: listOf(row.accepted).filter((each) => isOneOf(acceptableAnswers, each)),
    leaseLongerThanYears: typeof leaseLongerThanYears === 'number' ? leaseLongerThanYears : null,
    validFrom: toDay(validFrom),
    source: typeof source === 'string' ? source : '',
    explanation: explanationOf(row.explanation),
  }
}

/** Parses the rules from the settings; disabled and incomplete rows are left out. */
export const parseComplianceRules = (stored: unknown): ComplianceRule[] =>
  listOf(stored)
    .map(parseRule)
    .filter((rule) => rule !== null)
