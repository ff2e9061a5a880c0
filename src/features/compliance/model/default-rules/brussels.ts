import { offered, rule, type DefaultRule } from './rule'

const certificate = {
  regions: ['brussels'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['requested', 'notApplicable'],
  source: 'Bruxelles Environnement',
} as const

const planningSource = { regions: ['brussels'], source: 'CoBAT, art. 281' } as const

/** Mentions of an advert in Brussels. */
export const inBrussels: DefaultRule[] = [
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
