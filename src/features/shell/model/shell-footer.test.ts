import { expect, test, vi } from 'vitest'

import { indexRouteTable } from '@/features/routing/model/route-table'
import { seededTable } from '@/features/routing/model/route-table.fixture'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Footer, SiteConfig } from '@/payload-types'

import { toFooter } from './shell-footer'

const context = {
  routes: indexRouteTable({ entries: [], redirects: [], roles: {} }),
  locale: 'fr',
  path: '/fr/',
} as const
const texts = { legalNotice: 'Mentions légales', codeOfEthics: 'Déontologie', cookieSettings: 'Cookies' }
const footerOf = (
  footer: Partial<Footer>,
  routes = context.routes,
  agency: SiteConfig['agency'] = undefined,
) =>
  toFooter(
    { id: '1', ...footer },
    { id: '1', agency } as SiteConfig,
    { ...texts, today: belgianDay(new Date()) },
    { ...context, routes },
  )

test('a column is shown only if it is public, in its stored widths', () => {
  const { columns } = footerOf({
    columns: [
      { isPublic: true, title: 'Vendre', sm: 6, md: 4, lg: 2 },
      { isPublic: false, title: 'Brouillon' },
      { isPublic: true, title: ' ' },
    ],
  })
  expect(columns.map(({ title, widths }) => [title, widths])).toEqual([
    ['Vendre', { sm: 6, md: 4, lg: 2 }],
    [null, { sm: 12, md: 6, lg: 3 }],
  ])
})

test('there is always one link to the cookie settings, the editors’ own if they made one', () => {
  expect(footerOf({}).links).toEqual([{ label: 'Cookies', href: '?setcookies=1' }])
  const ownLink = { label: 'Mes cookies', url: '/cookie-policy/?setcookies=1' }
  expect(footerOf({ links: [ownLink] }).links).toEqual([
    { label: 'Mes cookies', href: '/fr/cookie-policy/?setcookies=1' },
  ])
})

test('the code of ethics has a link where the agency gave its address', () => {
  const agency = { codeOfEthicsUrl: 'https://www.example.org/code' }
  expect(footerOf({}, context.routes, agency).links).toEqual([
    { label: 'Déontologie', href: 'https://www.example.org/code' },
    { label: 'Cookies', href: '?setcookies=1' },
  ])
})

test('the page with the role of the legal notice has a link, unless the editors have one anywhere in the footer', () => {
  const routes = indexRouteTable(seededTable)
  const hrefsOf = (footer: Partial<Footer>) => footerOf(footer, routes).links.map(({ href }) => href)
  const path = routes.byRole.get('legalNotice')?.paths.fr
  expect(path).toBeTruthy()
  expect(hrefsOf({})).toEqual([`/fr${path}`, '?setcookies=1'])
  const ownLink = { label: 'Nos mentions', url: '/disclaimer/' }
  expect(footerOf({ links: [ownLink] }, routes).links.map(({ label }) => label)).toEqual([
    'Nos mentions',
    'Cookies',
  ])
  expect(hrefsOf({ columns: [{ isPublic: true, links: [ownLink] }] })).toEqual(['?setcookies=1'])
  expect(hrefsOf({ columns: [{ isPublic: false, links: [ownLink] }] })).toHaveLength(2)
})

test('the copyright line contains the current year, which begins an hour earlier in Belgium than in UTC', () => {
  vi.useFakeTimers({ now: new Date('2027-12-31T23:00:00Z') })
  expect(footerOf({ copyright: '© {year} Immo' }).copyright).toBe('© 2028 Immo')
  vi.useRealTimers()
})
