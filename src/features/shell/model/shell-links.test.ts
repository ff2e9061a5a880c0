import { expect, test } from 'vitest'

import { indexRouteTable, type RouteEntry } from '@/features/routing/model/route-table'

import { toMenu, toTopBarItems, type LinkContext } from './shell-links'

const page = (original: string, id: string, nl: string): RouteEntry => ({
  original,
  type: 'page',
  paths: { nl },
  breadcrumb: [],
  target: { collection: 'pages', id },
  publishedIn: ['nl'],
})

const routes = indexRouteTable({
  entries: [page('/services/', 'services', '/diensten/'), page('/photos/', 'photos', '/fotos/')],
  redirects: [],
  roles: {},
})
const context: LinkContext = { routes, locale: 'nl', path: '/nl/fotos/' }

test('the menu has three levels and marks the current page', () => {
  const photos = { kind: 'page', page: 'photos', label: 'Foto’s' } as const
  const services = { kind: 'page', page: 'services', label: 'Diensten' } as const
  const menu = toMenu([{ ...services, children: [{ ...services, grandchildren: [photos] }] }], context)
  const link = { label: 'Diensten', href: '/nl/diensten/', isCurrent: false }
  const third = { label: 'Foto’s', href: '/nl/fotos/', isCurrent: true, children: [] }
  expect(menu).toEqual([{ ...link, children: [{ ...link, children: [third] }] }])
})

test('items that are hidden, or without text or target in the language, are left out', () => {
  const items = [
    { kind: 'page', page: 'photos', label: 'Foto’s', status: 'hidden' },
    { kind: 'page', page: 'photos' },
    { kind: 'page', page: 'missing', label: 'Weg' },
  ] as const
  expect(toMenu([...items], context)).toEqual([])
})

test('an item of the top bar has its icon and a valid colour; hidden and unlabelled ones are left out', () => {
  const items = [
    { label: '04 222', url: 'tel:+324222', icon: 'phone', colour: '#1d4f7c', status: 'published' },
    { label: 'Diensten', url: '/services/', icon: null, colour: 'red;background:url(x)', status: null },
    { label: 'Weg', url: '/services/', status: 'hidden' },
    { label: '', url: '/services/' },
  ] as const
  expect(toTopBarItems([...items], context)).toEqual([
    { label: '04 222', href: 'tel:+324222', icon: 'phone', colour: '#1d4f7c' },
    { label: 'Diensten', href: '/nl/diensten/' },
  ])
})
