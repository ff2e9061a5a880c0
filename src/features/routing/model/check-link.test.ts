import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from './any-text.fixture'
import { checkLink, linkFaults, type LinkSources } from './check-link'
import { indexRouteTable } from './route-table'
import { seededRoutes, seededTable } from './route-table.fixture'

const [home, forSale, forRent, ...others] = seededRoutes.map((entry) => ({
  ...entry,
  target: { collection: 'pages' as const, id: entry.original },
}))

const sources: LinkSources = {
  index: indexRouteTable({
    ...seededTable,
    entries: [home!, forSale!, { ...forRent!, publishedIn: ['nl'] }, ...others],
    redirects: [{ from: '/fr/vieux/', to: '/fr/a-vendre/', permanent: true }],
  }),
  languages: { enabled: ['nl', 'fr'], default: 'fr' },
  now: new Date('2027-01-15T10:00:00Z'),
  findParts: async () => null,
  origin: 'https://perron.example',
  hasFile: async (name) => name === 'plan a.pdf',
}

test.each([
  ['/for-sale/', null],
  ['/for-sale/?city=huy#list', null],
  ['/fr/vieux/', null],
  ['https://perron.example/for-sale/', null],
  ['https://autre.example/nothing/', null],
  ['mailto:a@example.org', null],
  ['tel:+3243661234', null],
  ['#contact', null],
  ['/login/', null],
  ['/sitemap.xml', null],
  ['/api/media/file/plan%20a.pdf', null],
  ['/api/media/file/gone.pdf', 'missing'],
  ['/nothing/', 'missing'],
  ['/fr/nothing/', 'missing'],
  ['/property/99/', 'missing'],
  ['/for-rent/', 'notInLanguage'],
  ['javascript:alert(1)', 'invalid'],
  ['page.html', 'invalid'],
  ['/%E0%A4%A/', 'invalid'],
] as const)('%s for a French visitor: %s', async (url, fault) => {
  expect(await checkLink(sources, url, 'fr')).toBe(fault)
})

test('any text has an answer', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(), async (text) => {
      expect([null, ...linkFaults]).toContain(await checkLink(sources, text, 'nl'))
    }),
  )
})
