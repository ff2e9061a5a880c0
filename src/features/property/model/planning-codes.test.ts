import { expect, test } from 'vitest'

import { areaApplicationOptions, summonsMeasureOptions } from './options'
import { planningCodes, unaskedAnswers } from './planning-codes'

// facts.md 2.4
test.each([
  [{ permit: 'yes' }, { permit: 'Vg' }],
  [{ permit: 'no' }, { permit: 'Gvg' }],
  [{ areaApplication: 'residential' }, { areaApplication: 'Wg' }],
  [{ summons: 'no' }, { summons: 'Gmo' }],
  [{ summons: 'yes', summonsMeasure: 'penaltyOrder' }, { summonsMeasure: 'Lod' }],
  [{ preemptiveRights: 'no' }, { preemptiveRights: 'Gvkr' }],
  [{ allotmentPermit: 'yes' }, { allotmentPermit: 'Vv' }],
  [{ permit: 'asRequired', areaApplication: null }, {}],
])('%j is written %j', (values, codes) => {
  expect(planningCodes(values)).toEqual(codes)
})

test('outside Flanders an advert says nothing about proceedings that there are not', () => {
  const none = { summons: 'no', summonsMeasure: 'none', permit: 'no' }
  for (const region of ['wallonia', 'brussels', 'unknown'] as const) {
    expect(unaskedAnswers(none, region)).toEqual({ summons: null, summonsMeasure: null })
    expect(unaskedAnswers({ summons: 'yes', summonsMeasure: 'restoration' }, region)).toEqual({})
  }
  expect(unaskedAnswers(none, 'flanders')).toEqual({})
})

test('no two answers of a field have the same code, and every measure has one', () => {
  const codesOf = (field: string, options: object) =>
    Object.keys(options).flatMap((value) => planningCodes({ [field]: value })[field] ?? [])
  const areas = codesOf('areaApplication', areaApplicationOptions)
  expect(new Set(areas).size).toBe(areas.length)
  expect(codesOf('summonsMeasure', summonsMeasureOptions)).toHaveLength(
    Object.keys(summonsMeasureOptions).length,
  )
})
