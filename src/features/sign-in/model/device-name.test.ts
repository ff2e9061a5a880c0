import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deviceName } from './device-name'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['a program of its own', ''],
  ['', ''],
  [null, ''],
])('%s is shown as "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('any header gives a short text', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(deviceName(header).length).toBeLessThanOrEqual(60)
    }),
  )
})
