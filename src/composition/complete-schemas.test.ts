import { expect, test } from 'vitest'

import { isRecord } from '@/lib/values/read-value'

import { completeBlocks, completeCollections, completeGlobals } from './complete-schemas'

interface Select {
  place: string
  options: unknown[]
}

/** The selects among fields, blocks and schemas, with where they are. */
const selectsIn = (node: unknown, above: string): Select[] => {
  if (Array.isArray(node)) return node.flatMap((each) => selectsIn(each, above))
  if (!isRecord(node)) return []
  const place = [above, node.slug ?? node.name].filter(Boolean).join('.')
  const ownSelects = Array.isArray(node.options) ? [{ place, options: node.options }] : []
  const below = [node.fields, node.tabs, node.blocks]
  return [...ownSelects, ...below.flatMap((each) => selectsIn(each, place))]
}

// Fields that editors never see have plain values.
test('a select has a text for each of its options, or for none', () => {
  const selects = selectsIn([completeCollections(), completeGlobals(), completeBlocks()], '')
  const partly = selects.filter(({ options }) => new Set(options.map((option) => isRecord(option))).size > 1)
  expect(partly.map(({ place }) => place)).toEqual([])
  expect(selects.length).toBeGreaterThan(100)
})
