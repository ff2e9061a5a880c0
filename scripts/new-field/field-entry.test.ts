import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parseField, registerField, textsOfField } from './field-entry'

const parkingType = [
  'parking-type',
  '--kind',
  'choice',
  '--options',
  'covered,openAir',
  '--section',
  'comfort',
  '--filter',
]

test('a field is listed with what the command line says', () => {
  const field = parseField(parkingType)
  const one = registerField(readFileSync('demo/site/fields.ts', 'utf8'), field)
  expect(one).toContain(
    "{ name: 'parkingType', kind: 'choice', options: ['covered', 'openAir'], section: 'comfort', isFilter: true },",
  )
  const two = registerField(one, parseField(['charm', '--localized']))
  expect(two).toMatch(
    /isFilter: true \},\n {2}\{ name: 'charm', kind: 'text', section: 'general', isLocalized: true \},\n\] as const/,
  )
  expect(() => registerField(two, field)).toThrow('"parkingType" is a field already.')
  expect(textsOfField(field)).toEqual({
    label: 'TODO Parking type',
    options: { covered: 'TODO Covered', openAir: 'TODO Open air' },
  })
})

test.each([
  [['charm', '--kind', 'picture'], '--kind is one of'],
  [['charm', '--kind', 'choice'], 'at least two options'],
  [['charm', '--kind', 'choice', '--options', 'one,Two'], '"Two" is no option'],
  [['charm', '--section', 'top'], '--section is one of'],
  [['charm', '--filter'], 'Lists filter by numbers'],
  [['charm', '--kind', 'flag', '--localized'], 'Only a text'],
  [['charm', '--options', 'one,two'], 'Only a choice has options'],
  [['charm', '--colour', 'red'], "Unknown option '--colour'"],
  [['charm', '--kind'], 'argument missing'],
  [
    ['Charm'],
    '"Charm" is not a name for a field: small letters, digits and single hyphens, like parking-type.',
  ],
  [[], 'Give the new field a name: npm run new:field parking-type'],
])('%j is refused', (args, reason) => {
  expect(() => parseField(args)).toThrow(reason)
})
