import { isLocale } from '@/lib/i18n/locales'

import { inFlanders } from './flanders'
import { type DefaultRule, rule, offered } from './rule'
import { inWallonia } from './wallonia'

const certificate = {
  regions: ['brussels'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['requested', 'notApplicable'],
  source: 'Bruxelles Environnement',
} as const

const planningSource = { regions: ['brussels'], source: 'CoBAT, art. 281' } as const

/** Mentions of an advert in Brussels. */
const inBrussels: DefaultRule[] = [
  rule('blocking', 'epcLabel', certificate, 'energyInBrussels'),
  rule('blocking', 'energyPerformance', certificate, 'energyInBrussels'),
  rule('warning', 'epcUniqueCode', certificate, 'energyInBrussels'),
  rule('warning', 'co2Emission', certificate, 'energyInBrussels'),
  rule('blocking', 'planningUse', { ...planningSource, goals: ['sale'] }, 'planningUseInBrussels'),
  rule(
    'blocking',
    'planningUse',
    { ...planningSource, goals: ['rent'], leaseLongerThanYears: 9 },
    'planningUseInBrussels',
  ),
]

const rentLaw = 'Art. 1716 (ancien) C. civ., loi du 25/04/2007'

/** Mentions of an advert anywhere in Belgium. */
const everywhere: DefaultRule[] = [
  rule('blocking', 'price', { goals: ['rent'], source: rentLaw }, 'rent'),
  rule('blocking', 'renterCharges', { goals: ['rent'], source: rentLaw }, 'renterCharges'),
  rule('warning', 'price', { goals: ['sale', 'takeover'], source: 'Usage' }, 'price'),
  rule(
    'warning',
    'electricityCertificate',
    { goals: ['sale'], kinds: ['housing'], source: 'RGIE / AREI' },
    'electricityCertificate',
  ),
]

/** The settings until an administrator changes them. */
export const defaultRules: readonly DefaultRule[] = [
  ...everywhere,
  ...inWallonia,
  ...inFlanders,
  ...inBrussels,
]

/**
 * The default rules as rows of the settings, in one language or, without `locale`, with the explanations in all
 * languages.
 */
export const defaultRuleRows = (locale?: string | null) =>
  defaultRules.map(({ explanation, leaseLongerThanYears, validFrom, ...rule }) => ({
    ...rule,
    regions: [...rule.regions],
    goals: [...rule.goals],
    kinds: [...rule.kinds],
    types: [...rule.types],
    statuses: [...rule.statuses],
    accepted: [...rule.accepted],
    ...(leaseLongerThanYears === null ? {} : { leaseLongerThanYears }),
    ...(validFrom === null ? {} : { validFrom }),
    active: true,
    explanation: isLocale(locale) ? explanation[locale] : explanation,
  }))
