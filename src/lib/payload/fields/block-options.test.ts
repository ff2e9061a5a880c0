import type { Field } from 'payload'
import { expect, test } from 'vitest'

import { blockSchemas } from '@/blocks/registry'

import { blockOptions } from './block-options'

/** The value of an option in a new block. */
function defaultOf(fields: Field[], name: string): unknown {
  for (const field of fields) {
    if ('name' in field && field.name === name)
      return 'defaultValue' in field ? field.defaultValue : undefined
    const inner = 'fields' in field ? defaultOf(field.fields, name) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

const defaultsOf = (fields: Field[]) => [
  defaultOf(fields, 'view'),
  defaultOf(fields, 'maxItems'),
  defaultOf(fields, 'numberItemOfRow'),
]

const schemaOf = (slug: string) => blockSchemas.find((schema) => schema.slug === slug)?.fields ?? []

test('a block without presets has those of the specification (B4)', () => {
  const fields = blockOptions()
  expect(defaultsOf(fields)).toEqual(['single-view', 4, 4])
  expect(
    ['span', 'position', 'titleSize', 'backgroundType', 'status'].map((name) => defaultOf(fields, name)),
  ).toEqual([12, 'contentRow', 'h2', 'none', 'published'])
})

test.each([
  ['testimonialsSlider', ['slider-view', 40, 1]],
  ['articleCards', ['card-view', 9, 3]],
  ['latestOffers', ['card-view', 4, 4]],
  ['propertyList', ['card-view', 4, 4]],
  ['spotlight', ['card-view', 4, 4]],
  ['projectList', ['card-view', 4, 4]],
])('%s shows its items as the specification says (B4)', (slug, expected) => {
  expect(defaultsOf(schemaOf(slug))).toEqual(expected)
})

test.each([
  ['team', ['card-view', 12, 4]],
  ['placeIndex', [undefined, 100, 4]],
  ['gallery', ['card-view', 40, 4]],
])('%s shows its items as decision 058 says', (slug, expected) => {
  expect(defaultsOf(schemaOf(slug))).toEqual(expected)
})
