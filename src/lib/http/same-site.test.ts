import { expect, test } from 'vitest'

import { isFromElsewhere } from './same-site'

test.each([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://perron.example', host: 'perron.example' }, false],
  [{ origin: 'https://evil.example', host: 'perron.example' }, true],
  [{ origin: 'https://sub.perron.example', host: 'perron.example' }, true],
  [{ origin: 'null', host: 'perron.example' }, true],
])('a request with %j comes from elsewhere: %s', (headers, isForeign) => {
  expect(isFromElsewhere(new Headers(headers as Record<string, string>))).toBe(isForeign)
})
