import { locales, localized, type Localized } from '@/lib/i18n/locales'
import { propertyStatuses, type PropertyStatus } from '@/lib/property/availability'
import { isEpcRegion } from '@/lib/property/epc-label'
import type { EpcRegion } from '@/lib/property/epc-scales'
import { isPropertyGoal, type PropertyGoal } from '@/lib/property/goal'

import { propertyKinds, type PropertyKind } from './property-kinds'

/** `blocking`: nothing is published without it; `warning`: the agent is told, and decides. */
export const severities = ['blocking', 'warning'] as const
export type Severity = (typeof severities)[number]

/** Answers that say that there is nothing to state: a rule counts them only when it names them. */
export const acceptableAnswers = ['requested', 'notApplicable', 'unknown'] as const
export type AcceptableAnswer = (typeof acceptableAnswers)[number]

/** What the law, or the agency, wants an advert to state. An empty list means: no restriction. */
export interface ComplianceRule {
  /** Name of the field of the catalogue that states it. */
  mention: string
  severity: Severity
  regions: readonly EpcRegion[]
  goals: readonly PropertyGoal[]
  kinds: readonly PropertyKind[]
  /** Ids of property types; they widen `kinds`, or stand alone. */
  types: readonly string[]
  /** Empty: while the property can still be had. */
  statuses: readonly PropertyStatus[]
  accepted: readonly AcceptableAnswer[]
  /** Only for leases longer than this; `null`: whatever the lease. */
  leaseLongerThanYears: number | null
  /** ISO date; `null`: since ever. */
  validFrom: string | null
  source: string
  explanation: Partial<Localized>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown): value is Choice =>
    choices.some((choice) => choice === value)

function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return isRecord(value) ? idOf(value.id) : null
}

/** Stored in one language or in all of them, as the settings were read. */
function explanationOf(value: unknown): Partial<Localized> {
  if (typeof value === 'string') return localized(() => value)
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    locales.flatMap((locale) => (typeof value[locale] === 'string' ? [[locale, value[locale]]] : [])),
  )
}

function readRule(row: unknown): ComplianceRule | null {
  if (!isRecord(row) || row.active === false || typeof row.mention !== 'string') return null
  const { leaseLongerThanYears, validFrom, source } = row
  return {
    mention: row.mention,
    severity: oneOf(severities)(row.severity) ? row.severity : 'blocking',
    regions: listOf(row.regions).filter(isEpcRegion),
    goals: listOf(row.goals).filter(isPropertyGoal),
    kinds: listOf(row.kinds).filter(oneOf(propertyKinds)),
    types: listOf(row.types)
      .map(idOf)
      .filter((id) => id !== null),
    statuses: listOf(row.statuses).filter(oneOf(propertyStatuses)),
    accepted: listOf(row.accepted).filter(oneOf(acceptableAnswers)),
    leaseLongerThanYears: typeof leaseLongerThanYears === 'number' ? leaseLongerThanYears : null,
    validFrom: typeof validFrom === 'string' ? validFrom.slice(0, 10) : null,
    source: typeof source === 'string' ? source : '',
    explanation: explanationOf(row.explanation),
  }
}

/** Reads the rules as the settings store them; rows that are switched off or half-filled do not count. */
export const readComplianceRules = (stored: unknown): ComplianceRule[] =>
  listOf(stored)
    .map(readRule)
    .filter((rule) => rule !== null)
