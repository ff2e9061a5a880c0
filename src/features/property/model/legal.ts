import type { CatalogueEntry } from './types'
import {
  areaApplicationOptions,
  legalAnswerOptions,
  permitAnswerOptions,
  summonsMeasureOptions,
  summonsOptions,
} from './options'

export const legalFields = [
  {
    name: 'permit',
    kind: 'choice',
    options: permitAnswerOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'allotmentPermit',
    kind: 'choice',
    options: permitAnswerOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'summons',
    kind: 'choice',
    options: summonsOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'summonsMeasure',
    kind: 'choice',
    options: summonsMeasureOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'preemptiveRights',
    kind: 'choice',
    options: legalAnswerOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'judicialDecision',
    kind: 'choice',
    options: legalAnswerOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'areaApplication',
    kind: 'choice',
    options: areaApplicationOptions,
    format: 'string',
    section: 'planning',
  },
  {
    name: 'planningUse',
    kind: 'text',
    format: 'string',
    section: 'planning',
  },
  {
    name: 'isProtectedHeritage',
    kind: 'flag',
    format: 'string',
    section: 'planning',
  },
  {
    name: 'easements',
    kind: 'localizedText',
    format: 'string',
    section: 'planning',
  },
  {
    name: 'planningInformation',
    kind: 'localizedText',
    format: 'string',
    section: 'planning',
  },
] as const satisfies readonly CatalogueEntry[]
