import { expect, test } from 'vitest'

import { indexRouteTable } from '@/lib/routing/route-table'
import type { Footer, SiteConfig } from '@/payload-types'

import { toFooter } from './shell-footer'

const context = {
  routes: indexRouteTable({ entries: [], redirects: [] }),
  locale: 'fr',
  path: '/fr/',
} as const
const config = { id: '1' } as SiteConfig
const footerOf = (footer: Partial<Footer>) => toFooter({ id: '1', ...footer }, config, 'Cookies', context)

test('a column is shown only when it is public, in the widths it was given', () => {
  const { columns } = footerOf({
    columns: [
      { isPublic: true, title: 'Vendre', sm: 6, md: 4, lg: 2 },
      { isPublic: false, title: 'Brouillon' },
      { isPublic: true },
    ],
  })
  expect(columns.map(({ title, widths }) => [title, widths])).toEqual([
    ['Vendre', { sm: 6, md: 4, lg: 2 }],
    [null, { sm: 12, md: 6, lg: 3 }],
  ])
})

test('there is always one way to the cookie settings, and the editors’ own comes first', () => {
  expect(footerOf({}).links).toEqual([{ label: 'Cookies', href: '?setcookies=1' }])
  const own = { label: 'Mes cookies', url: '/cookie-policy/?setcookies=1' }
  expect(footerOf({ links: [own] }).links).toEqual([
    { label: 'Mes cookies', href: '/fr/cookie-policy/?setcookies=1' },
  ])
})

test('the copyright line names the current year', () => {
  expect(footerOf({ copyright: '© {year} Immo' }).copyright).toBe(`© ${new Date().getFullYear()} Immo`)
})
