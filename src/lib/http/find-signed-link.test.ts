import { expect, test } from 'vitest'

import { env } from '@/lib/env'
import { signedLinkPath } from './signed-links'

import { findSignedLink } from './find-signed-link'

const open = (token: string) => findSignedLink('demand', { locale: 'fr', id: '7', token }, new Headers())

test('wrong links are refused once there are many, right ones from the same client never', async () => {
  const right = signedLinkPath('fr', 'demand', '7', new Date(Date.now() + 60_000), env.payloadSecret).split(
    '/',
  )[5]
  for (let count = 0; count < 60; count += 1) expect(await open('1-wrong')).toBe('gone')
  expect(await open('1-wrong')).toBe('tooMany')
  expect(await open(right ?? '')).toMatchObject({ id: '7', locale: 'fr' })
})
