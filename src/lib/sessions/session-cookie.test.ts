import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { env } from '@/lib/env'
import { readCookie, toInnerCookies } from '@/lib/http/cookies'

import { expiredCookies, sessionCookies } from './session-cookie'

const kind = { cookieName: 'guest_session', markerName: 'guest' }

describe('over https', () => {
  const { serverUrl } = env
  beforeEach(() => {
    env.serverUrl = 'https://agency.example'
  })
  afterEach(() => {
    env.serverUrl = serverUrl
  })

  test('the cookie is one of this host alone, and is read back', () => {
    const [cookie = '', marker] = sessionCookies(kind, 'secret', 90_500)
    expect(cookie).toBe('__Host-guest_session=secret; Max-Age=90; Path=/; HttpOnly; SameSite=Lax; Secure')
    expect(marker).toBe('guest=1; Max-Age=90; Path=/; SameSite=Lax; Secure')
    const sent = `guest_session=planted; ${cookie.split(';', 1)[0]}`
    expect(readCookie(toInnerCookies(sent, [kind.cookieName]), kind.cookieName)).toBe('secret')
    expect(expiredCookies(kind)[0]).toMatch(/^__Host-guest_session=; Max-Age=0;/)
  })
})

test('without https it has its plain name: browsers would refuse the other', () => {
  expect(sessionCookies({ cookieName: 'guest_session' }, 'secret', 1000)).toEqual([
    'guest_session=secret; Max-Age=1; Path=/; HttpOnly; SameSite=Lax',
  ])
})
