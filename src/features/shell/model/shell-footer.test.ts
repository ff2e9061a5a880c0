import { expect, test, vi } from 'vitest'

import { indexRouteTable } from '@/features/routing/model/route-table'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Footer, SiteConfig } from '@/payload-types'

import { toFooter } from './shell-footer'

const context = {
  routes: indexRouteTable({ entries: [], redirects: [], roles: {} }),
  locale: 'fr',
  path: '/fr/',
} as const
const config = { id: '1' } as SiteConfig
const footerOf = (footer: Partial<Footer>) =>
  toFooter(
    { id: '1', ...footer },
    config,
    { cookieSettings: 'Cookies', today: belgianDay(new Date()) },
    context,
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

test('the copyright line contains the current year, which begins an hour earlier in Belgium than in UTC', () => {
  vi.useFakeTimers({ now: new Date('2027-12-31T23:00:00Z') })
  expect(footerOf({ copyright: '© {year} Immo' }).copyright).toBe('© 2028 Immo')
  vi.useRealTimers()
})
