import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { findGateRefusal } from './api-gate'

const account = (collection: string, role?: string) =>
  ({ id: '1', collection, role, email: 'a@example.org' }) as unknown as PayloadRequest['user']

const anonymous = (method: string, path: string) => findGateRefusal({ method, path, user: null })

describe('the gate before the API', () => {
  test.each([
    ['GET', '/api/media/file/house-1.webp'],
    ['HEAD', '/api/media/file/house-1.webp'],
    ['GET', '/api/media/file/Li%C3%A8ge.jpg'],
    ['POST', '/api/users/login'],
    ['POST', '/api/users/login/'],
    ['POST', '/api/users/logout'],
    ['POST', '/api/users/forgot-password'],
    ['POST', '/api/users/reset-password'],
    ['GET', '/api/users/me'],
    ['get', '/api/users/me'],
    ['POST', `/api/importSources/push/office-1/${'a'.repeat(43)}/`],
  ])('lets an anonymous %s %s pass', (method, path) => {
    expect(anonymous(method, path)).toBeNull()
  })

  test.each([
    ['POST', '/api/importSources/push/office-1/short'],
    ['GET', `/api/importSources/push/office-1/${'a'.repeat(43)}`],
    ['POST', '/api/importSources/1/run'],
    ['GET', '/api/users'],
    ['POST', '/api/users'],
    ['GET', '/api/users/login'],
    ['POST', '/api/users/me'],
    ['POST', '/api/users/refresh-token'],
    ['POST', '/api/users/unlock'],
    ['GET', '/api/access'],
    ['GET', '/api/pages'],
    ['GET', '/api/properties?limit=0'],
    ['GET', '/api/globals/siteConfig'],
    ['GET', '/api/payload-preferences/nav'],
    ['GET', '/api/payload-locked-documents'],
    ['POST', '/api/graphql'],
    ['GET', '/api/leadFiles/file/cv.pdf'],
    ['GET', '/api/documents/file/plan.pdf'],
    ['POST', '/api/media'],
    ['POST', '/api/media/file/a.webp'],
    ['DELETE', '/api/media/file/a.webp'],
    ['OPTIONS', '/api/pages'],
    ['GET', '/api/media/file/a/b'],
    ['GET', '/api/media/file/'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', ''],
  ])('asks an anonymous %s %s for a session', (method, path) => {
    expect(anonymous(method, path)).toBe(401)
  })

  test.each([
    '/api/media/file/..%2f..%2fsecret',
    '/api/media/file/../../users',
    '/api/media/file/%2e%2e%2fx',
    '/api/media/file/a%00.webp',
    '/api/media/file/%252e%252e%252fx',
    '/api/media/file/a\\b',
    '/api//media/file/a',
    '/api/constructor',
    '/api/__proto__/x',
    '/api/globals/toString',
    '/api/owners/%6cogin',
    '/api/%70ages',
    '/api/pages/%',
    '/api/pages/%ff',
  ])('refuses the suspicious path %s, even to staff', (path) => {
    expect(anonymous('GET', path)).toBe(404)
    expect(findGateRefusal({ method: 'GET', path, user: account('users', 'administrator') })).toBe(404)
  })

  test.each(['administrator', 'editor', 'agent', 'translator'])('lets the role %s pass', (role) => {
    expect(
      findGateRefusal({ method: 'PATCH', path: '/api/pages/1', user: account('users', role) }),
    ).toBeNull()
  })

  test.each([
    account('owners'),
    account('subscribers'),
    account('owners', 'administrator'),
    account('users'),
  ])('treats an account without a staff role as anonymous', (user) => {
    expect(findGateRefusal({ method: 'GET', path: '/api/pages', user })).toBe(401)
    expect(findGateRefusal({ method: 'POST', path: '/api/users/login', user })).toBeNull()
  })

  test.each([
    ['GET', '/api/users/init'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/users/first-register/'],
    ['POST', '/api/users/verify/x'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-jobs/handle-schedules'],
    ['GET', '/api/payload-jobs/Run'],
    ['POST', '/api/users/First-Register'],
    ['POST', '/api/owners/login'],
    ['POST', '/api/OWNERS/Login/'],
    ['POST', '/api/owners/forgot-password'],
    ['POST', '/api/subscribers/reset-password'],
    ['GET', '/api/owners/me'],
    ['POST', '/api/users/verify/abc'],
    ['POST', '/api/subscribers/login'],
  ])('is closed to administrators and anonymous requests alike: %s %s', (method, path) => {
    expect(findGateRefusal({ method, path, user: account('users', 'administrator') })).toBe(404)
    expect(anonymous(method, path)).toBe(404)
  })

  test('a closed path stays closed in every spelling that Payload takes for it', () => {
    const closed = ['/api/owners/login', '/api/subscribers/me', '/api/users/init', '/api/payload-jobs/run']
    const spelt = (letter: string) =>
      fc.constantFrom(
        ...[letter, letter.toUpperCase()].flatMap((each) => {
          const code = each.charCodeAt(0).toString(16)
          return [each, `%${code}`, `%${code.toUpperCase()}`]
        }),
      )
    const spelling = fc
      .constantFrom(...closed)
      .chain((path) => fc.tuple(...Array.from(path.slice(5), spelt), fc.constantFrom('', '/')))
      .map((letters) => `/api/${letters.join('')}`)
    fc.assert(
      fc.property(spelling, fc.constantFrom('GET', 'POST'), (path, method) => {
        expect(findGateRefusal({ method, path, user: account('users', 'administrator') })).toBe(404)
      }),
    )
  })

  test('a request of another site reaches published pictures alone, signed in or not', () => {
    const user = account('users', 'administrator')
    const request = { method: 'GET', user, isForeign: true }
    expect(findGateRefusal({ ...request, path: '/api/leads' })).toBe(404)
    expect(findGateRefusal({ ...request, method: 'POST', path: '/api/users/login', user: null })).toBe(404)
    expect(findGateRefusal({ ...request, path: '/api/media/file/house-1.webp' })).toBeNull()
  })

  test('an anonymous request cannot switch its method by a header', () => {
    const request = { method: 'POST', path: '/api/users/login', user: null, methodOverride: 'GET' }
    expect(findGateRefusal(request)).toBe(401)
  })
})
