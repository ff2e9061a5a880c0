import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isReadableReply } from './action-reply'

const readable = (...parts: (string | File)[]) =>
  isReadableReply(new Map(parts.map((part, index) => [String(index), part])))

const file = new File(['x'], 'x.png')

test.each([
  ['plain data', ['[{"name":"form-state","args":{"id":"1","data":null,"page":2}}]']],
  [
    'an escaped dollar, a date, undefined',
    ['["$$5","$D2026-11-22T10:00:00.000Z","$undefined","$NaN","$n12"]'],
  ],
  ['a value that stays in the browser', ['["$T"]']],
  ['a file', ['["$B1"]', file]],
  ['a reference to another part', ['["$1","$1:a:b"]', '{"a":{"b":1}}']],
  ['a promise of a text', ['["$@1","fr"]', '"abc"']],
  ['a reference into itself', ['[{"a":{"b":1}},"$0:0:a"]']],
])('%s can be read', (_, parts) => {
  expect(readable(...parts)).toBe(true)
})

test.each([
  ['nothing', []],
  ['broken JSON', ['[']],
  ['an object instead of arguments', ['{}']],
  ['a reference to a missing part', ['["$1"]']],
  ['a reference to a missing property', ['["$1:b"]', '{"a":1}']],
  ['a reference to an inherited property', ['["$0:constructor"]']],
  ['a reference to a prototype', ['["$1:__proto__:then"]', '{}']],
  ['a file that is no file', ['["$B1"]', '"x"']],
  ['a promise of a number', ['["$@1"]', '1']],
  ['a promise of a reference', ['["$@1"]', '"$1"']],
  ['a promise of a missing part', ['["$@1"]']],
  ['a server reference', ['["$h1"]', '{"id":"a","bound":null}']],
  ['a large number that is none', ['["$nabc"]']],
  ['a prototype', ['[{"__proto__":{"a":1}}]']],
  ['a constructor', ['[{"args":{"constructor":{}}}]']],
  ['data of a thousand levels', [`${'['.repeat(1000)}${']'.repeat(1000)}`]],
])('%s is refused', (_, parts) => {
  expect(readable(...parts)).toBe(false)
})

test('a part with another name is refused', () => {
  expect(
    isReadableReply(
      new Map([
        ['0', '[]'],
        ['$ACTION_ID_x', ''],
      ]),
    ),
  ).toBe(false)
})

test('whatever is sent, the check answers', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.string().map((text) => JSON.stringify([`$${text}`])),
        ),
      ),
      (parts) => {
        expect(typeof readable(...parts)).toBe('boolean')
      },
    ),
  )
})
