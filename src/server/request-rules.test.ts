import { expect, test } from 'vitest'

import { listingParamNames } from '@/features/listings/model/search-params'
import { formParamNames } from '@/features/submissions/model/form-params'

import { headersFor, isPersonal, isPrivate, isSitePage, kindOfQuery, nonceHeader } from './request-rules'

test.each([...listingParamNames])('a list with the parameter %s is made on request', (name) => {
  expect(kindOfQuery(`${name}=1`)).toBe('list')
})

test.each([...formParamNames, 'q', 'refs'])('a page with the parameter %s is for one visitor', (name) => {
  expect(kindOfQuery(`${name}=1`)).toBe('request')
  expect(kindOfQuery(`page=2&${name}=1`)).toBe('request')
})

test.each([
  ['', 'none'],
  ['utm_source=x&utm_medium=mail', 'none'],
  ['fbclid=1&gclid=2&mc_cid=3', 'none'],
  ['utm_source=x&page=2', 'list'],
  ['foo=1', 'other'],
  ['constructor=1', 'other'],
  ['page', 'list'],
  ['view=rows', 'list'],
  ['page=2&view=map', 'request'],
])('the query %j is %s', (query, kind) => {
  expect(kindOfQuery(query)).toBe(kind)
})

test.each([
  ['/fr/', true],
  ['/fr/a-vendre/liege/maison/12/', true],
  ['/fr', false],
  ['/fr/a-vendre', false],
  ['/fr/my/', false],
  ['/fr/login/', false],
  ['/fr/login/link/x/', false],
  ['/fr/login-x/', true],
  ['/fr/my/offer/1/2/', false],
  ['/fr/forms/contactMe/', false],
  ['/fr/forms/contactAppointment/thank-you/', false],
  ['/fr/preview/pages/1/', false],
  ['/fr/q/a-vendre/', false],
  ['/fr/%C3%A9t%C3%A9/', false],
  ['/es/', false],
  ['/admin/', false],
  ['/api/media/', false],
])('whether %s is a page for everybody: %s', (path, isPage) => {
  expect(isSitePage(path)).toBe(isPage)
})

test.each([
  ['', false],
  ['theme=dark; perron-consent=all', false],
  ['perron-lng=fr', false],
  ['perron-token=abc', true],
  ['a=1; perron-token=abc', true],
  ['__prerender_bypass=x', true],
  ['x-perron-token=abc', false],
])('whether a visitor with the cookies %j gets pages of their own: %s', (cookies, expected) => {
  expect(isPersonal(cookies)).toBe(expected)
})

test('each policy has a nonce of its own and no unsafe scripts', () => {
  const [one = '', other] = [nonceHeader(), nonceHeader()]
  expect(one).not.toBe(other)
  expect(one).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
  expect(one).not.toMatch(/script-src[^;]*unsafe/)
  expect(one).toMatch(/frame-src 'self'[^;]* https:\/\/www\.youtube-nocookie\.com/)
})

test.each([
  ['/fr/my/offer/1/2/', true],
  ['/fr/my/account/saved/', true],
  ['/fr/login/', false],
  ['/fr/forms/contactAppointment/thank-you/', false],
])('whether %s needs a link or an account: %s', (path, needsOne) => {
  expect(isPrivate(path)).toBe(needsOne)
})

test.each([
  ['/fr/', 'cross-origin-resource-policy', 'same-origin'],
  ['/api/leadFiles/file/cv.pdf', 'cross-origin-resource-policy', 'same-origin'],
  ['/api/media/file/house.webp', 'cross-origin-resource-policy', 'cross-origin'],
  ['/images/1/a.webp', 'cross-origin-resource-policy', 'cross-origin'],
  ['/calendar/1.ics', 'referrer-policy', 'no-referrer'],
  ['/fr/preview/pages/1/', 'x-robots-tag', 'noindex, nofollow'],
  ['/fr/my/offer/1/2/', 'cache-control', 'private, no-store'],
  ['/fr/forms/contactAppointment/thank-you/', 'cache-control', 'private, no-store'],
  ['/fr/forms/contactAppointment/thank-you/', 'referrer-policy', 'no-referrer'],
  ['/fr/login/', 'cache-control', 'private, no-store'],
  ['/fr/login/', 'referrer-policy', 'strict-origin-when-cross-origin'],
  ['/fr/login/forgotten/', 'referrer-policy', 'strict-origin-when-cross-origin'],
  ['/fr/login/link/x/', 'referrer-policy', 'same-origin'],
  ['/fr/login/password/x/', 'referrer-policy', 'same-origin'],
])('%s has the header %s: %s', (path, name, value) => {
  expect(headersFor(path)[name]).toBe(value)
})
