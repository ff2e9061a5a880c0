import { locales, localized, sourceLocale, type Localized } from '@/lib/i18n/locales'
import { isBelgian } from '@/features/property/model/countries'
import { regionOf } from '@/features/property/model/epc-label'
import { rowInForce } from '@/features/property/model/in-force'

import type { ComplianceProperty, ComplianceSettings } from './compliance-property'
import type { ComplianceRule } from './compliance-rules'
import { acceptedByAll, answerMention, fieldOfMention, type Answer } from './mention-answers'
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

/** One line of the checklist. */
export interface Mention {
  /** Name of the catalogue field. */
  name: string
  /** The property cannot be published without it. */
  isMandatory: boolean
  state: Answer['state']
  /** Name of the form field that provides it. */
  field: string
  explanation: Localized
  source: string
}

/** The explanation in every language; a missing one falls back to the source language, then to any. */
function explanationOf(rules: readonly ComplianceRule[]): Localized {
  const written = rules
    .map(({ explanation }) => explanation)
    .find((each) => Object.values(each).some(Boolean))
  const fallback = written?.[sourceLocale] ?? locales.map((locale) => written?.[locale]).find(Boolean) ?? ''
  return localized((locale) => written?.[locale] || fallback)
}

/**
 * What a property must state on a day, mandatory and recommended, each with whether it is there. Missing mandatory
 * mentions come first, then missing recommended ones, then the mentions that are there.
 */
export function complianceChecklist(
  rules: readonly ComplianceRule[],
  property: ComplianceProperty,
  settings: ComplianceSettings,
): Mention[] {
  const mentions = [...applicableRules(rules, property, settings.day)].flatMap(([name, each]): Mention[] => {
    // A rule of earlier settings may name a field that no longer exists and could not be filled in.
    if (!settings.mentionNames.has(name) || each.length === 0) return []
    const answer = answerMention(
      name,
      acceptedByAll(each.map(({ accepted }) => accepted)),
      property,
      settings,
    )
    return [
      {
        name,
        state: answer.state,
        isMandatory: each.some(({ severity }) => severity === 'blocking'),
        field: answer.state === 'given' ? fieldOfMention(name) : answer.field,
        explanation: explanationOf(each),
        source: each.map(({ source }) => source).find(Boolean) ?? '',
      },
    ]
  })
  const rank = ({ state, isMandatory }: Mention) => (state === 'given' ? 2 : isMandatory ? 0 : 1)
  return mentions.toSorted((one, other) => rank(one) - rank(other))
}

/** The missing mandatory mentions. */
export const missingMandatory = (checklist: readonly Mention[]): Mention[] =>
  checklist.filter(({ state, isMandatory }) => isMandatory && state !== 'given')
