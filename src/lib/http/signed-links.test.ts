import { expect, test } from 'vitest'

import {
  isSignedKey,
  makeSignedKey,
  readSignedLinkToken,
  readSignedToken,
  signedLinkPath,
  type SignedLinkKind,
} from './signed-links'

const secret = 'a secret of thirty-two characters'
const until = new Date('2026-12-24T12:00:00Z')
const before = new Date('2026-12-24T11:59:59Z')

const tokenOf = (path: string): string => path.split('/').at(-2) ?? ''

test('a private link is read back until its end', () => {
  const path = signedLinkPath('fr', 'offer', 'a1-b2', until, secret)
  expect(path).toMatch(/^\/fr\/my\/offer\/a1-b2\/\d+-[\w-]{43}\/$/)
  expect(readSignedLinkToken('offer', 'a1-b2', tokenOf(path), secret, before)).toEqual(until)
  expect(readSignedLinkToken('offer', 'a1-b2', tokenOf(path), secret, until)).toBeNull()
})

test.each([
  ['another document', 'offer', 'a1-b3', secret],
  ['another thing', 'offer-status', 'a1-b2', secret],
  ['another secret', 'offer', 'a1-b2', `${secret}!`],
] as const)('it opens nothing for %s', (_what, thing, id, key) => {
  const token = tokenOf(signedLinkPath('fr', 'offer', 'a1-b2', until, secret))
  expect(readSignedLinkToken(thing, id, token, key, before)).toBeNull()
})

test.each(['', '-', '.', 'x', '1799999999', '-1-a', '9'.repeat(500)])('“%s” opens nothing', (token) => {
  expect(readSignedLinkToken('offer', 'a1-b2', token, secret, before)).toBeNull()
})

/** Made by the first version of this code; such links are in mailboxes, calendars and the software of offices. */
const mailed: [SignedLinkKind, string][] = [
  ['appointment', '1798113600-5ilOIWYDIjMQv3lhDfCFIbDQMfgjsE-GX9CSbEG7xMk'],
  ['offer', '1798113600-TTSZLMNgLv3Ed_IeJIkSiTFu3zKNaAuRsXkxOe_NitM'],
  ['offer-status', '1798113600-vfFNQrJ-wC6bWI-pjqgikk_R78QaCQ6PO52alwPdNOU'],
  ['documents', '1798113600-cIe3RdWGqy_Ay0_DfAwKeb6Ga11gxY_4OGx4xbQb7iM'],
  ['demand', '1798113600-CPDXkTiGN5mnde_mEnxr-w-gLPmSHDXH13YDN1RmZrg'],
  ['newsletter', '1798113600-C5zCOtbZEiatTXz3sHvlBOUPBM_7J0CKhKAMZAFV0dk'],
  ['digest', '1798113600-89L4fn0SAeRAoP3jslpmMV9Pm9jK9FfaMuz06xVrHNE'],
  ['searches', '1798113600-ywXLA4OV1khef26Yxo6ibvByxL7QOKeEEygVfcDLisQ'],
]
test.each(mailed)('a link to "%s" that was mailed before still opens', (kind, token) => {
  expect(readSignedLinkToken(kind, 'a1-b2', token, secret, before)).toEqual(until)
  expect(signedLinkPath('fr', kind, 'a1-b2', until, secret)).toBe(`/fr/my/${kind}/a1-b2/${token}/`)
})

test.each([
  [
    ['perron:preview-link', 'pages', 'a1', 'link-1'],
    '1798113600.VmmjfWRA7CHcHNh5bnffEOoH7zsN33xyAQwJbFriWQw',
  ],
  [
    ['perron:captcha-question', 'siteContact', 'AAAAAAAAAAAAAAAA'],
    '1798113600.ORToZqB4-7CfuN4o0kKVO5OsR9QJcm-v5XohXTXKELM',
  ],
] as const)('a token for %j that was made before still opens', (subject, token) => {
  expect(readSignedToken(token, subject, secret, before)).toEqual(until)
})

test.each([
  [['perron:calendar', '0b1c', 'seed'], '8umqMSPKcdqZokjrQjEsUYAFUxDgm5PEnq0sqQZwx_U'],
  [['import push', 'office'], 'UWDhjzKDKBjCwU0dNGxT2ePQ1y82EiG2ddQKZ9AsuDw'],
  [
    ['newPassword', '0123456789abcdef0123456789abcdef01234567'],
    'AZ8NUBqJc-OB-pmeIAKjMob4kQxj0PoRze5OAoaDQu8',
  ],
] as const)('a key for %j that was given before is the same', (subject, key) => {
  expect(makeSignedKey(subject, secret)).toBe(key)
  expect(isSignedKey(key, subject, secret)).toBe(true)
  expect(isSignedKey(key, [...subject, ''] as const, secret)).toBe(false)
  expect(isSignedKey(key, subject, `${secret}!`)).toBe(false)
  for (const wrong of ['', key.slice(1), `${key}AAAA`, key.replace(/^./, '_')])
    expect(isSignedKey(wrong, subject, secret)).toBe(false)
})
