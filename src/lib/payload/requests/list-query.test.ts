import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'

import { withoutUnlistedFields } from './list-query'

const text = { name: 'title', type: 'text' } as FlattenedField
const fields = [
  text,
  { name: 'secret', type: 'text', access: { read: () => false } },
  { name: 'kept', type: 'text', admin: { hidden: true } },
  { name: 'seo', type: 'group', fields: [], flattenedFields: [text] },
  { name: 'blocks', type: 'blocks', blocks: [] },
] as unknown as FlattenedField[]

test.each([
  ['where[or][0][and][0][title][exists]', true],
  ['where[title][exists]', true],
  ['where[or][0][and][0][seo.title][exists]', true],
  ['where[or][0][and][0][blocks.blockType][equals]', true],
  ['sort', true],
  ['where[or][0][and][0][blocks.blockType][exists]', false],
  ['where[blocks][exists]', false],
  ['where[and][3][unknown][exists]', false],
  ['where[secret][exists]', false],
  ['where[kept][exists]', false],
  ['where[seo][exists]', false],
  ['where[seo.other][exists][]', false],
])('%s stays in the query of a list: %s', (name, stays) => {
  expect(withoutUnlistedFields({ [name]: 'true' }, fields)).toEqual(stays ? { [name]: 'true' } : {})
})
