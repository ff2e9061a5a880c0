import { expect, test } from 'vitest'

import { signedLinkPath, readSignedLinkToken } from './signed-link'

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
