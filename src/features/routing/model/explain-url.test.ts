import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { anyText } from './any-text.fixture'
import { explainUrl } from './explain-url'
import type { RoutingSources } from './resolve-public-url'
import { indexRouteTable, type RouteEntry } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'

const withTarget = (entry: RouteEntry): RouteEntry => ({
  ...entry,
  target: { collection: 'pages', id: entry.original },
})
const parts = {
  ref: 7,
  goal: 'sale' as const,
  localitySlug: { fr: 'huy' },
  typeSlug: { fr: 'villa' },
  headline: {},
}
const sources: RoutingSources = {
  index: indexRouteTable({
    ...seededTable,
    entries: seededRoutes.map(withTarget),
    redirects: [
      { from: '/fr/vieux/', to: '/fr/property/7/', permanent: true },
      { from: '/fr/parti/', to: 'https://autre.example/', permanent: false },
    ],
  }),
  languages: { enabled: ['nl', 'fr', 'en'], default: 'fr' },
  now: new Date('2027-01-15T10:00:00Z'),
  findParts: async (ref) => (ref === 7 ? parts : null),
}
const explain = (url: string) => explainUrl(sources, url, 'https://perron.example')

test.each([
  ['/fr/a-vendre/', [], '/fr/a-vendre/'],
  ['https://perron.example/fr/a-vendre/?city=x', [], '/fr/a-vendre/'],
  ['fr/A-Vendre', ['/fr/a-vendre/'], '/fr/a-vendre/'],
  ['/contact-demand/', ['/fr/estimation-gratuite/'], '/fr/estimation-gratuite/'],
  ['/de/kontakt/', ['/fr/contact/'], '/fr/contact/'],
  ['/nl/a-vendre/', ['/nl/te-koop/'], '/nl/te-koop/'],
  ['/fr/vieux/', ['/fr/property/7/', '/fr/a-vendre/huy/villa/7/'], '/fr/a-vendre/huy/villa/7/'],
])('%s redirects by %j to %s', async (url, steps, path) => {
  const explained = await explain(url)
  expect(explained.steps.map(({ to }) => to)).toEqual(steps)
  expect(explained.end).toMatchObject({ path })
})

test('URLs of other sites are returned, unknown paths are not found', async () => {
  expect((await explain('/fr/parti/')).end).toEqual({ kind: 'elsewhere', url: 'https://autre.example/' })
  expect((await explain('https://autre.example/x')).end).toMatchObject({ kind: 'elsewhere' })
  for (const wrong of ['/fr/rien/', 'javascript:alert(1)', '/wp-login.php', '/fr/%zz/', '/fr/property/8/'])
    expect((await explain(wrong)).end, wrong).toEqual({ kind: 'notFound' })
})

test('no text makes it throw or loop', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', ...locales.map((each) => `/${each}/`)),
      anyText(),
      async (start, text) => {
        expect((await explain(start + text)).steps.length).toBeLessThanOrEqual(10)
      },
    ),
  )
})
