import { built, offered, rule, type DefaultRule } from './rule'

const planningAnswers = [
  'permit',
  'areaApplication',
  'summons',
  'preemptiveRights',
  'allotmentPermit',
] as const

const planningScopes = [{ goals: ['sale'] }, { goals: ['rent'], leaseLongerThanYears: 9 }] as const

const planningRules = planningScopes.flatMap((scope) =>
  planningAnswers.map((mention) =>
    rule(
      'blocking',
      mention,
      { regions: ['flanders'], ...scope, source: 'VCRO, art. 5.2.6' },
      'planningInFlanders',
    ),
  ),
)

const floodScope = {
  regions: ['flanders'],
  validFrom: '2023-01-01',
  source: 'leximmo.be, abitos.be, matexi.be',
} as const

const certificate = {
  regions: ['flanders'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['requested', 'notApplicable'],
  source: 'energiesparen.be',
} as const

/** Mentions of an advert in Flanders. */
export const inFlanders: DefaultRule[] = [
  ...planningRules,
  rule('blocking', 'floodScoreP', floodScope, 'floodInFlanders'),
  rule('blocking', 'floodScoreG', { ...floodScope, kinds: built }, 'floodInFlanders'),
  rule('blocking', 'delimitedFloodArea', floodScope, 'floodInFlanders'),
  rule('blocking', 'epcLabel', certificate, 'energyInFlanders'),
  rule('blocking', 'energyPerformance', certificate, 'energyInFlanders'),
  rule('warning', 'epcUniqueCode', certificate, 'energyInFlanders'),
  rule(
    'warning',
    'asbestosUniqueCode',
    { regions: ['flanders'], goals: ['sale'], kinds: built, validFrom: '2022-11-23', source: 'OVAM' },
    'asbestosUniqueCodeInFlanders',
  ),
]
