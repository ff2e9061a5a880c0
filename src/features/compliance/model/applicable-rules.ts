import { isBelgian } from '@/features/property/model/countries'
import { regionOf } from '@/features/property/model/epc-label'
import { rowInForce } from '@/features/property/model/in-force'

import type { ComplianceProperty } from './compliance-property'
import type { ComplianceRule } from './compliance-rules'
import { hasEnergyLabel, kindOfWebId } from './property-kinds'

const stillToBeHad = ['active', 'underOption']

const includes = (list: readonly unknown[], value: unknown) => list.length === 0 || list.includes(value)

function isOfType({ kinds, types }: ComplianceRule, { typeId, webId }: ComplianceProperty): boolean {
  if (kinds.length === 0 && types.length === 0) return true
  const kind = kindOfWebId(webId)
  return (kind !== null && kinds.includes(kind)) || (typeId !== null && types.includes(typeId))
}

function hasSuchLease({ leaseLongerThanYears }: ComplianceRule, years: unknown): boolean {
  return leaseLongerThanYears === null || (typeof years === 'number' && years > leaseLongerThanYears)
}

function isAbout(rule: ComplianceRule, property: ComplianceProperty): boolean {
  const { goal, status, leaseYears } = property.values
  const statuses = rule.statuses.length > 0 ? rule.statuses : stillToBeHad
  return (
    statuses.some((each) => each === status) &&
    includes(rule.goals, goal) &&
    includes(rule.regions, regionOf(property)) &&
    isOfType(rule, property) &&
    hasSuchLease(rule, leaseYears) &&
    (rule.mention !== 'epcLabel' || hasEnergyLabel(kindOfWebId(property.webId)))
  )
}

/** Rules of one mention: the newest one in force replaces older ones; all with the same start date apply. */
function inForce(rules: readonly ComplianceRule[], day: string): readonly ComplianceRule[] {
  const newest = rowInForce(rules, day)
  return newest ? rules.filter(({ validFrom }) => validFrom === newest.validFrom) : []
}

/**
 * The rules a property must satisfy on a day, by mention, in the order of the settings. They are Belgian law, also those
 * of all regions: abroad none applies.
 */
export function applicableRules(
  rules: readonly ComplianceRule[],
  property: ComplianceProperty,
  day: string,
): Map<string, readonly ComplianceRule[]> {
  const about = isBelgian(property.countryId) ? rules.filter((rule) => isAbout(rule, property)) : []
  const mentions = new Set(about.map(({ mention }) => mention))
  const ofMention = (name: string) => about.filter(({ mention }) => mention === name)
  return new Map([...mentions].map((name) => [name, inForce(ofMention(name), day)] as const))
}
