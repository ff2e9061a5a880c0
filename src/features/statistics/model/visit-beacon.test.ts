import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseBeacon } from './visit-beacon'
import { toVisitSource, visitSources } from './visit-source'

const message = (...parts: unknown[]) => JSON.stringify(parts)

test('the message of a page of a property is read', () => {
  expect(parseBeacon(message('/fr/a-vendre/awans/maison/4310/', 'www.google.be', 'cpc'))).toEqual({
    ref: 4310,
    locale: 'fr',
    referrerHost: 'www.google.be',
    campaign: 'cpc',
  })
})

test.each([
  ['another page', message('/fr/a-vendre/', '', '')],
  ['the home page', message('/fr/', '', '')],
  ['an unknown language', message('/es/a/4310/', '', '')],
  ['a number that is too long', message('/fr/a/4310431043/', '', '')],
  ['no list', '{"0":"/fr/a/4310/"}'],
  ['a part too few', message('/fr/a/4310/', '')],
  ['a part too many', message('/fr/a/4310/', '', '', '')],
  ['no text', message('/fr/a/4310/', 7, '')],
  ['a long text', message('/fr/a/4310/', 'a'.repeat(401), '')],
  ['nothing', ''],
  ['null', 'null'],
  ['no JSON', '["/fr/a/4310/"'],
])('%s is no message', (_, text) => {
  expect(parseBeacon(text)).toBeNull()
})

test('whatever programs send, nothing throws, and what is read is safe to count', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.constantFrom('/fr/a/1/', '/de/a/b/99/', '/xx/1/'), fc.string(), fc.string())
      .map((parts) => JSON.stringify(parts)),
  )
  fc.assert(
    fc.property(text, (sent) => {
      const beacon = parseBeacon(sent)
      if (!beacon) return
      expect(Number.isSafeInteger(beacon.ref)).toBe(true)
      expect(visitSources).toContain(toVisitSource(beacon, []))
    }),
  )
})
