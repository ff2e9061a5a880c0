import { expect, test } from 'vitest'

import { localized } from '@/lib/i18n/locales'

import { nameBreadcrumbs, pageTrail } from './breadcrumb'
import { indexRouteTable, type RouteBreadcrumb, type RouteEntry } from './route-table'

const route = (original: string, breadcrumb: RouteBreadcrumb[]): RouteEntry => ({
  original,
  type: 'page',
  paths: localized(() => original),
  breadcrumb,
  publishedIn: ['nl', 'fr', 'en', 'de'],
})

const titles: Record<string, RouteBreadcrumb['name']> = {
  '/for-sale/': { fr: 'À Vendre', nl: 'Te Koop', de: 'Zu verkaufen' },
  '/services/': { fr: 'Services' },
}

const trailOf = (entries: RouteEntry[], original: string, locale: 'fr' | 'nl' | 'de' | 'en' = 'fr') => {
  const named = nameBreadcrumbs(entries, (entry) => titles[entry.original] ?? {})
  const routes = indexRouteTable({ entries: named, redirects: [], roles: {} })
  const entry = routes.byOriginal.get(original) ?? null
  return pageTrail(routes, entry, { path: `/${locale}${original}`, title: 'Titre de la Page', locale })
}

const forSale = route('/for-sale/', [{ name: { fr: 'À vendre', nl: 'Te koop' }, path: '/for-sale/' }])
const below = route('/for-sale/houses/', [{ name: {}, path: '/for-sale/' }])

test('a page is named in its breadcrumb by the step with its own path, once', () => {
  expect(trailOf([forSale], '/for-sale/')).toEqual([{ label: 'À vendre', href: '/fr/for-sale/' }])
  expect(trailOf([forSale], '/for-sale/', 'nl')).toEqual([{ label: 'Te koop', href: '/nl/for-sale/' }])
})

test('pages below use the same name; a language without one uses the title', () => {
  const ownTitle = (locale: string) => ({ label: 'Titre de la Page', href: `/${locale}/for-sale/houses/` })
  const above = (locale: 'fr' | 'de') => trailOf([forSale, below], '/for-sale/houses/', locale)
  expect(above('fr')).toEqual([{ label: 'À vendre', href: '/fr/for-sale/' }, ownTitle('fr')])
  expect(above('de')).toEqual([{ label: 'Zu verkaufen', href: '/de/for-sale/' }, ownTitle('de')])
})

test('without own name a page has its title; a step without any name is left out, one without path is no link', () => {
  const plainRoute = route('/services/', [{ name: { fr: 'Agence' } }, { name: {}, path: '/unknown/' }])
  expect(trailOf([plainRoute], '/services/')).toEqual([
    { label: 'Agence' },
    { label: 'Titre de la Page', href: '/fr/services/' },
  ])
  expect(trailOf([], '/nowhere/')).toEqual([{ label: 'Titre de la Page', href: '/fr/nowhere/' }])
})
