import { locales, localized, sourceLocale, type Localized } from '@/lib/i18n/locales'

import { applicableRules } from './applicable-rules'
import type { ComplianceProperty, ComplianceSettings } from './compliance-property'
import type { ComplianceRule } from './compliance-rules'
import { acceptedByAll, answerMention, fieldOfMention, type Answer } from './mention-answers'

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
        ...{ name, state: answer.state },
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
