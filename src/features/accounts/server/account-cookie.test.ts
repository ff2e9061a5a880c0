import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { env } from '@/lib/env'
import { toInnerCookies } from '@/lib/http/host-cookie'

import { ownerAccounts, subscriberAccounts } from '../model/account-kind'
import { expiredCookies, sessionCookies } from './account-cookie'

const kinds = [ownerAccounts, subscriberAccounts]

describe('over https', () => {
  const { serverUrl } = env
  beforeEach(() => {
    env.serverUrl = 'https://agency.example'
  })
  afterEach(() => {
    env.serverUrl = serverUrl
  })

  test.each(kinds)('$cookieName is a cookie of this host alone, and is read back', (kind) => {
    const [cookie = ''] = sessionCookies(kind, 'secret')
    expect(cookie).toMatch(new RegExp(`^__Host-${kind.cookieName}=secret; Max-Age=\\d+; Path=/; HttpOnly`))
    expect(cookie).toMatch(/; Secure$/)
    expect(cookie).not.toContain('Domain')
    const sent = `${kind.cookieName}=planted; ${cookie.split(';', 1)[0]}`
    expect(toInnerCookies(sent, [kind.cookieName])).toBe(`${kind.cookieName}=secret`)
    expect(expiredCookies(kind)[0]).toMatch(new RegExp(`^__Host-${kind.cookieName}=; Max-Age=0;`))
  })
})

test.each(kinds)('without https $cookieName has its plain name: browsers would refuse the other', (kind) => {
  expect(sessionCookies(kind, 'secret')[0]).toMatch(new RegExp(`^${kind.cookieName}=secret; `))
})
