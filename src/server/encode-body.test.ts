import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { chooseEncoding, encodeBody } from './encode-body'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=1.0', 'br'],
  ['x-gzip', 'identity'],
  ['*;q=0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each(['fast', 'best'] as const)('a body is the same after decoding, with effort %s', async (effort) => {
  const body = Buffer.from('Un appartement à Liège. '.repeat(500))
  expect(await encodeBody(body, 'identity', effort)).toBe(body)
  expect(brotliDecompressSync(await encodeBody(body, 'br', effort))).toEqual(body)
  expect(gunzipSync(await encodeBody(body, 'gzip', effort))).toEqual(body)
})
