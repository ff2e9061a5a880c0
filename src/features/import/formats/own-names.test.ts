import { describe, expect, test } from 'vitest'

import { mapProperty } from '../model/map-property'
import { specialTargets } from '../model/special-targets'
import { importTargets } from '../model/targets'
import { csv } from './csv/format'
import { perron } from './perron/format'

const special = new Set(specialTargets.map(({ name }) => name))

/** Each option of each field of the catalogue, such as that a permit is required. */
const options = importTargets
  .filter(({ name, kind }) => kind === 'choice' && !special.has(name))
  .flatMap(({ name, options: each = [] }) => each.map((option) => [name, option] as const))

describe.each([
  ['perron', perron],
  ['csv', csv],
])('%s', (_, format) => {
  test.each(options)('reads %s by the name of its option %s', (name, option) => {
    const { values, warnings } = mapProperty({ fr: { [name]: option } }, format)
    expect([values[name], warnings]).toEqual([option, []])
  })

  test('reads the words for yes and no where there are further options', () => {
    const answer = (permit: string) => mapProperty({ fr: { permit } }, format).values.permit
    expect(['oui', 'Nee', '1', '-1', '?', 'perhaps'].map(answer)).toEqual([
      'yes',
      'no',
      'yes',
      'unknown',
      'unknown',
      undefined,
    ])
  })
})
