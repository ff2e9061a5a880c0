import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { anyText } from './any-text.fixture'
import { splitLocale } from './public-path'
import { checkRedirect, storedPath, withoutOwnOrigin } from './redirect-rules'
import { flattenRedirects, targetKey } from './redirects'
import { resolvePublicUrl, type RoutingSources } from './resolve-public-url'
import { indexRouteTable, type RedirectEntry } from './route-table'
import { seededTable } from './route-table.fixture'

const existing: RedirectEntry[] = [
  { from: '/fr/b/', to: '/fr/c/', permanent: true },
  { from: '/fr/c/', to: '/fr/a-vendre/', permanent: true },
]
const index = indexRouteTable({ ...seededTable, redirects: existing })

test.each([
  ['/fr/Vieux/Chemin', '/fr/contact/', '/fr/vieux/chemin/', '/fr/contact/'],
  ['/fr//vieux///', 'https://autre.example/x', '/fr/vieux/', 'https://autre.example/x'],
  ['/fr/%C3%A9t%C3%A9/?utm=1', '/fr/contact/?a=1#b', '/fr/été/', '/fr/contact/?a=1#b'],
  ['/nl/oud/', '/contact-demand/', '/nl/oud/', '/nl/gratis-schatting/'],
  ['/fr/a/', '/fr/b/', '/fr/a/', '/fr/a-vendre/'],
])('%s to %s is stored as %s to %s', (from, to, storedFrom, storedTo) => {
  expect(checkRedirect(index, { from, to })).toMatchObject({ ok: true, from: storedFrom, to: storedTo })
})

test.each([
  ['vieux', '/fr/contact/', 'from', 'notAPath'],
  ['https://autre.example/x/', '/fr/contact/', 'from', 'notAPath'],
  ['//autre.example/x/', '/fr/contact/', 'from', 'notAPath'],
  ['/fr/%2f%2f/', '/fr/contact/', 'from', 'notAPath'],
  ['/fr/%zz/', '/fr/contact/', 'from', 'notAPath'],
  ['/vieux/', '/fr/contact/', 'from', 'noLanguage'],
  ['/fr/', '/fr/contact/', 'from', 'home'],
  ['/fr/x/', 'javascript:alert(1)', 'to', 'badTarget'],
  ['/fr/x/', 'mailto:a@b.example', 'to', 'badTarget'],
  ['/fr/x/', 'tel:+3241234567', 'to', 'badTarget'],
  ['/fr/x/', 'ftp://a.example/', 'to', 'badTarget'],
  ['/fr/x/', '//autre.example/', 'to', 'badTarget'],
  ['/fr/x/', 'contact', 'to', 'badTarget'],
  ['/fr/x/', '/FR/X', 'to', 'itself'],
  ['/fr/a-vendre/', '/fr/b/', 'to', 'circle'],
])('%s to %s is refused: %s %s', (from, to, field, problem) => {
  expect(checkRedirect(index, { from, to })).toMatchObject({ ok: false, field, problem })
})

test('a circle is reported with its steps', () => {
  expect(checkRedirect(index, { from: '/fr/a-vendre/', to: '/fr/b/' })).toMatchObject({
    chain: ['/fr/a-vendre/', '/fr/b/', '/fr/c/', '/fr/a-vendre/'],
  })
})

test('the origin of the site may precede the path', () => {
  expect(withoutOwnOrigin(' https://Perron.example/fr/x/ ', 'https://perron.example')).toBe('/fr/x/')
  expect(withoutOwnOrigin('https://perron.example.evil/x/', 'https://perron.example')).toBe(
    'https://perron.example.evil/x/',
  )
})

test('no text makes a path or a redirect throw', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (from, to) => {
      storedPath(from)
      checkRedirect(index, { from, to })
    }),
  )
})

const place = fc.constantFrom(
  '/a/',
  '/b/',
  '/c/',
  '/A',
  '/te-koop/',
  '/a-vendre/',
  '/property/7/',
  '/for-sale/',
  '/',
)
const url = fc.tuple(fc.constantFrom(...locales), place).map(([locale, path]) => `/${locale}${path}`)
const anyRedirect = fc.record({
  from: url,
  to: fc.oneof(url, place, fc.constant('https://autre.example/')),
  permanent: fc.boolean(),
})

const parts = {
  ref: 7,
  goal: 'sale' as const,
  localitySlug: { fr: 'liege' },
  typeSlug: { fr: 'maison' },
  headline: {},
}

const sourcesWith = (redirects: RedirectEntry[], enabled: readonly Locale[]): RoutingSources => ({
  index: indexRouteTable({ ...seededTable, redirects }),
  languages: { enabled, default: enabled[0] ?? 'fr' },
  findParts: async (ref) => (ref === 7 ? parts : null),
  now: new Date('2027-01-15T10:00:00Z'),
})

async function resolve(sources: RoutingSources, path: string) {
  const { locale, segments } = splitLocale(path)
  return resolvePublicUrl(sources, locale ?? 'fr', segments)
}

test('with any stored redirects a path redirects to its target in one step and never in a circle', async () => {
  const enabled = fc.constantFrom<Locale[]>([...locales], ['fr'], ['nl', 'fr'])
  await fc.assert(
    fc.asyncProperty(fc.array(anyRedirect, { maxLength: 8 }), enabled, url, async (redirects, on, start) => {
      const sources = sourcesWith(redirects, on)
      const first = await resolve(sources, start)
      if (first.kind !== 'redirect') return
      const key = targetKey(first.to)
      if (key === null) expect(first.to).toBe('https://autre.example/')
      else expect((await resolve(sources, first.to)).kind).not.toBe('redirect')
    }),
    { numRuns: 300 },
  )
})

test('redirects that editors may save never form a circle, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyRedirect, { maxLength: 12 }), (wanted) => {
      let stored: RedirectEntry[] = []
      for (const { from, to, permanent } of wanted) {
        const others = stored.filter((each) => each.from !== storedPath(from))
        const checked = checkRedirect(indexRouteTable({ ...seededTable, redirects: others }), { from, to })
        if (!checked.ok) continue
        const shortened = others.map((each) =>
          each.to === checked.from ? { ...each, to: checked.to } : each,
        )
        stored = [...shortened, { from: checked.from, to: checked.to, permanent }]
        expect(flattenRedirects(stored)).toHaveLength(stored.length)
        expect(flattenRedirects(stored).map(({ to: end }) => end)).toEqual(stored.map(({ to: end }) => end))
      }
    }),
  )
})
