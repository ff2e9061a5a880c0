import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { anyText } from './any-text.fixture'
import { splitLocale } from './public-path'
import { resolvePath, type Resolution } from './resolve-path'
import { alternatePaths, indexRouteTable, type RedirectEntry } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

function resolve(path: string, redirects: RedirectEntry[] = []): Resolution {
  const { locale, segments } = splitLocale(path)
  return resolvePath(indexRouteTable({ ...seededTable, redirects }), locale ?? 'nl', segments)
}

const redirect = (from: string, to: string, permanent = true): RedirectEntry => ({ from, to, permanent })

/** The paths of the acceptance table (A4, A10, A11), with their originals. */
const paths: [path: string, original: string][] = [
  ['/nl/te-koop/', '/for-sale/'],
  ['/fr/a-vendre/', '/for-sale/'],
  ['/en/for-sale/', '/for-sale/'],
  ['/de/zu-verkaufen/', '/for-sale/'],
  ['/nl/te-huur/', '/for-rent/'],
  ['/fr/a-louer/', '/for-rent/'],
  ['/en/for-rent/', '/for-rent/'],
  ['/de/zu-vermieten/', '/for-rent/'],
  ['/nl/diensten/', '/services/'],
  ['/fr/services/', '/services/'],
  ['/en/services/', '/services/'],
  ['/de/leistungen/', '/services/'],
  ['/nl/ik-zoek/', '/demand-register/'],
  ['/fr/je-cherche/', '/demand-register/'],
  ['/en/property-alerts/', '/demand-register/'],
  ['/de/ich-suche/', '/demand-register/'],
  ['/nl/gratis-schatting/', '/contact-demand/'],
  ['/fr/estimation-gratuite/', '/contact-demand/'],
  ['/en/valuation/', '/contact-demand/'],
  ['/de/kostenlose-bewertung/', '/contact-demand/'],
  ['/de/kontakt/', '/contact/'],
  ['/nl/login/', '/login/'],
  ['/fr/login/', '/login/'],
  ['/en/login/', '/login/'],
  ['/de/login/', '/login/'],
  ['/nl/bedankt/contact-me/', '/thank-you/contact-me/'],
  ['/fr/merci/sign-newsletter/', '/thank-you/sign-newsletter/'],
  ['/en/thank-you/send-to-friend/', '/thank-you/send-to-friend/'],
  ['/de/danke/site-contact/', '/thank-you/site-contact/'],
  ['/nl/onze-diensten/2d-plan/', '/services/2d-plan/'],
  ['/fr/services/plan-2d/', '/services/2d-plan/'],
  ['/nl/testimonials/a-happy-seller/', '/testimonials/a-happy-seller/'],
  ['/fr/', '/'],
]

test.each(paths)('%s shows %s', (path, original) => {
  expect(resolve(path)).toEqual({ kind: 'entry', entry: index.byOriginal.get(original) })
})

test('every seeded route is found at its path in every language', () => {
  for (const entry of seededRoutes)
    for (const path of Object.values(alternatePaths(entry)))
      expect(resolve(path)).toEqual({ kind: 'entry', entry })
})

test.each([
  ['/nl/te-koop/luik/huis/1234/', 'sale', 1234],
  ['/fr/a-louer/liege/bel-appartement/999999999/', 'rent', 999999999],
  ['/nl/te-koop/1234/', 'sale', 1234],
  ['/nl/te-koop/luik/1234/', 'sale', 1234],
  ['/nl/property/1234/', null, 1234],
  ['/fr/te-koop/luik/huis/1234/', 'sale', 1234],
  ['/nl/for-rent/luik/huis/1234/', 'rent', 1234],
  ['/nl/te-koop/Luik/HUIS/1234/', 'sale', 1234],
])('%s is a property (%s, %d)', (path, goal, ref) => {
  expect(resolve(path)).toEqual({ kind: 'property', goal, ref, given: path })
})

test.each([
  '/nl/te-koop/luik/huis/0/',
  '/nl/te-koop/luik/huis/012/',
  '/nl/te-koop/luik/huis/1234567890/',
  '/nl/te-koop/luik/huis/-1/',
  '/nl/te-koop/luik/huis/1e3/',
  '/nl/te-koop/luik/huis/1%00/',
  '/nl/te-koop/luik/huis/1;drop table/',
  '/nl/te-koop/luik/straat/huis/12/',
  '/nl/diensten/luik/huis/12/',
  '/nl/property/',
  '/nl/property/luik/12/',
  '/nl/12/',
  '/nl/bestaat-niet/',
  '/nl/..%2fte-koop/',
  '/nl/te-koop%2f/',
  '/nl/%E0%A4%A/',
  '/nl/%/',
  '/nl/te-koop%00/',
  '/nl/__proto__/',
  '/nl/🏠/',
  `/nl/${'a'.repeat(5000)}/`,
  `/nl${'/a'.repeat(500)}/`,
])('%s is not found', (path) => {
  expect(resolve(path)).toEqual({ kind: 'notFound' })
})

test('a path in capitals redirects to the normalised one', () => {
  expect(resolve('/nl/Te-Koop/')).toEqual({ kind: 'redirect', to: '/nl/te-koop/', permanent: true })
})

test('a path of another language, or the original path, redirects to the path of this language', () => {
  expect(resolve('/fr/te-koop/')).toEqual({ kind: 'redirect', to: '/fr/a-vendre/', permanent: false })
  expect(resolve('/de/contact/')).toEqual({ kind: 'redirect', to: '/de/kontakt/', permanent: false })
})

test('a path of another language does not redirect to a page that is unpublished in this one', () => {
  const entries = seededRoutes.map((entry) => ({
    ...entry,
    publishedIn: ['nl'] satisfies Locale[] as Locale[],
  }))
  const onlyDutch = indexRouteTable({ ...seededTable, entries })
  expect(resolvePath(onlyDutch, 'fr', ['te-koop'])).toEqual({ kind: 'notFound' })
  expect(resolvePath(onlyDutch, 'fr', ['a-vendre']).kind).toBe('entry')
})

test('redirects are followed to their target, and one temporary step makes the result temporary', () => {
  const steps = [
    redirect('/nl/a/', '/nl/b'),
    redirect('/nl/b/', '/nl/c/?x=1', false),
    redirect('/nl/C', '/nl/te-koop/'),
  ]
  expect(resolve('/nl/a/', steps)).toEqual({ kind: 'redirect', to: '/nl/te-koop/', permanent: false })
  expect(resolve('/nl/c/', steps)).toEqual({ kind: 'redirect', to: '/nl/te-koop/', permanent: true })
})

test('redirects in a circle, to themselves or to a forbidden URL are not found', () => {
  const steps = [
    redirect('/nl/a/', '/nl/b/'),
    redirect('/nl/b/', '/nl/a/'),
    redirect('/nl/self/', '/nl/self'),
    redirect('/nl/script/', 'javascript:alert(1)'),
    redirect('/nl/evil/', '//evil.example/'),
    redirect('/nl/relative/', 'te-koop'),
  ]
  for (const { from } of steps) expect(resolve(from, steps)).toEqual({ kind: 'notFound' })
})

test('a redirect may target another site', () => {
  const steps = [redirect('/nl/partner/', 'https://partner.example/')]
  expect(resolve('/nl/partner/', steps)).toMatchObject({ kind: 'redirect', to: 'https://partner.example/' })
})

test('an existing page has precedence over a redirect from its path', () => {
  const steps = [redirect('/nl/te-koop/', '/nl/te-huur/'), redirect('/nl/a/', '/nl/te-koop/')]
  expect(resolve('/nl/te-koop/', steps).kind).toBe('entry')
  expect(resolve('/nl/a/', steps)).toEqual({ kind: 'redirect', to: '/nl/te-koop/', permanent: true })
})

test('properties are still found under a former path of the listing', () => {
  const steps = [redirect('/nl/aanbod/', '/nl/te-koop/'), redirect('/nl/huren/', '/nl/te-huur/')]
  expect(resolve('/nl/aanbod/luik/huis/12/', steps)).toMatchObject({
    kind: 'property',
    goal: 'sale',
    ref: 12,
  })
  expect(resolve('/nl/huren/12/', steps)).toMatchObject({ kind: 'property', goal: 'rent', ref: 12 })
})

const anySegment = fc.oneof(
  anyText(),
  fc.string(),
  fc.constantFrom(
    'te-koop',
    'property',
    '12',
    '%',
    '%00',
    '..',
    '..%2f',
    '\ud800',
    '__proto__',
    'constructor',
    '',
  ),
)

test('no segments make it throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(anySegment, { maxLength: 30 }), (locale, segments) => {
      const resolution = resolvePath(index, locale, segments)
      if (resolution.kind === 'redirect') expect(resolve(resolution.to).kind).toBe('entry')
      expect(['entry', 'property', 'redirect', 'notFound']).toContain(resolution.kind)
    }),
    { numRuns: 1000 },
  )
})

test('no redirects make it loop', () => {
  const path = fc.constantFrom(
    '/nl/a/',
    '/nl/b/',
    '/nl/c/',
    '/nl/d/',
    '/nl/te-koop/',
    '/nl/te-huur/9/',
    'x',
    '//y',
    '',
  )
  const steps = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }), { maxLength: 12 })
  fc.assert(
    fc.property(steps, path, (redirects, start) => {
      const resolution = resolve(start, redirects)
      if (resolution.kind !== 'redirect') return
      expect(resolve(resolution.to, redirects).kind).not.toBe('redirect')
    }),
  )
})

test.each([
  ['/nl/%74e-koop/', '/nl/te-koop/'],
  ['/nl/TE-koop/', '/nl/te-koop/'],
])('%s, another spelling, redirects permanently to %s', (path, to) => {
  expect(resolve(path)).toEqual({ kind: 'redirect', to, permanent: true })
})

test('a property path with percent signs is not the canonical one', () => {
  expect(resolve('/nl/te-koop/%6Cuik/huis/12/')).toMatchObject({ given: '/nl/te-koop/%6Cuik/huis/12/' })
})

test('a redirect applies only in languages in which the page is not published', () => {
  const entries = seededRoutes.map((entry) =>
    entry.original === '/contact/' ? { ...entry, publishedIn: ['nl' as const] } : entry,
  )
  const redirects = [redirect('/nl/contact/', '/nl/te-koop/'), redirect('/fr/contact/', '/fr/a-vendre/')]
  const table = indexRouteTable({ ...seededTable, entries, redirects })
  expect(resolvePath(table, 'nl', ['contact']).kind).toBe('entry')
  expect(resolvePath(table, 'fr', ['contact'])).toMatchObject({ kind: 'redirect', to: '/fr/a-vendre/' })
})
