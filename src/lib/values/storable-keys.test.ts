import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readableKeys, storableKeys } from './storable-keys'

const key = fc.string({ maxLength: 12 }).filter((text) => !text.includes('\uFF0E') && text !== '__proto__')
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('any')),
    fc.dictionary(key, tie('any')),
  ),
})).any

test('no key that is stored has a dot, and every value comes back as it was', () => {
  fc.assert(
    fc.property(json, (value) => {
      const stored = storableKeys(value)
      expect(JSON.stringify(stored)).not.toMatch(/"[^"\\]*\.[^"\\]*":/)
      expect(readableKeys(stored)).toEqual(value)
    }),
  )
})
