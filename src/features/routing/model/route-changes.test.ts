import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Localized } from '@/lib/i18n/locales'
import { normalisePath, splitLocale } from './public-path'
import { flattenRedirects } from './redirects'
import { resolvePath } from './resolve-path'
import { redirectsForChange, type RedirectChanges } from './route-changes'
import { indexRouteTable, type RedirectEntry, type RouteEntry } from './route-table'

const permanent = (from: string, to: string): RedirectEntry => ({ from, to, permanent: true })

const change = (before: Partial<Localized>, after: Partial<Localized>, existing: RedirectEntry[] = []) =>
  redirectsForChange({ paths: before }, { paths: after }, existing)

test('one redirect per language whose path changed', () => {
  const before = { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/' }
  expect(change(before, { ...before, nl: '/kopen/', fr: '/acheter/' })).toEqual({
    write: [permanent('/nl/te-koop/', '/nl/kopen/'), permanent('/fr/a-vendre/', '/fr/acheter/')],
    remove: [],
  })
})

test('an unchanged, new or removed path needs no redirect', () => {
  const nothing = { write: [], remove: [] }
  expect(change({ nl: '/a/' }, { nl: 'A' })).toEqual(nothing)
  expect(change({}, { nl: '/a/' })).toEqual(nothing)
  expect(change({ nl: '/a/' }, {})).toEqual(nothing)
})

test('older redirects get the new path as target', () => {
  expect(change({ nl: '/b/' }, { nl: '/c/' }, [permanent('/nl/a/', '/nl/b/')])).toEqual({
    write: [permanent('/nl/a/', '/nl/c/'), permanent('/nl/b/', '/nl/c/')],
    remove: [],
  })
})

test('changing a path back leaves no circle', () => {
  const existing = [permanent('/nl/a/', '/nl/b/'), permanent('/nl/old/', '/nl/b/')]
  expect(change({ nl: '/b/' }, { nl: '/a/' }, existing)).toEqual({
    write: [permanent('/nl/old/', '/nl/a/'), permanent('/nl/b/', '/nl/a/')],
    remove: ['/nl/a/'],
  })
})

test('a page that takes a redirected path removes that redirect', () => {
  expect(change({}, { nl: '/a/' }, [permanent('/nl/a/', '/nl/b/')])).toEqual({
    write: [],
    remove: ['/nl/a/'],
  })
})

test('redirects without relation to the change stay', () => {
  const existing = [
    permanent('/nl/x/', '/nl/y/'),
    permanent('/nl/y/', '/nl/x/'),
    permanent('/nl/z/', 'javascript:x'),
  ]
  expect(change({ nl: '/a/' }, { nl: '/b/' }, existing)).toEqual({
    write: [permanent('/nl/a/', '/nl/b/')],
    remove: [],
  })
})

test('a temporary redirect stays temporary when it is shortened', () => {
  const existing = [{ from: '/nl/a/', to: '/nl/b/', permanent: false }]
  expect(change({ nl: '/b/' }, { nl: '/c/' }, existing).write).toContainEqual({
    from: '/nl/a/',
    to: '/nl/c/',
    permanent: false,
  })
})

const word = fc.constantFrom('/a/', '/b/', '/c/', '/d/', '/e/')

test('flattening terminates, keeps the targets in one step and leaves no circle', () => {
  const steps = fc.array(fc.record({ from: word, to: word, permanent: fc.boolean() }), { maxLength: 20 })
  fc.assert(
    fc.property(steps, (redirects) => {
      const flat = flattenRedirects(redirects)
      const starts = new Set(flat.map(({ from }) => from))
      for (const { from, to } of flat) {
        expect(to).not.toBe(from)
        expect(starts.has(to)).toBe(false)
      }
      expect(flattenRedirects(flat)).toEqual(flat)
    }),
  )
})

function apply(redirects: RedirectEntry[], { write, remove }: RedirectChanges): RedirectEntry[] {
  const gone = new Set([...remove, ...write.map(({ from }) => from)].map(normalisePath))
  return [...redirects.filter(({ from }) => !gone.has(normalisePath(from))), ...write]
}

const entryAt = (original: string, path: string): RouteEntry => ({
  original,
  type: 'page',
  paths: { nl: path },
  breadcrumb: [],
  publishedIn: ['nl'],
})

test('after any number of changes every former path redirects to the page that had it last', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), word), { maxLength: 25 })
  fc.assert(
    fc.property(moves, (steps) => {
      const entries = ['/one/', '/two/', '/three/'].map((original) => entryAt(original, original))
      const lastOwner = new Map(entries.map(({ original }) => [original, original]))
      let redirects: RedirectEntry[] = []
      for (const [at, path] of steps) {
        const before = entries[at]!
        if (entries.some((entry) => entry.paths.nl === path)) continue
        const after = { ...before, paths: { nl: path } }
        redirects = apply(redirects, redirectsForChange(before, after, redirects))
        entries[at] = after
        lastOwner.set(path, after.original)
      }
      const index = indexRouteTable({ entries, redirects, roles: {} })
      for (const [path, owner] of lastOwner) {
        const first = resolvePath(index, 'nl', splitLocale(`/nl${path}`).segments)
        const end =
          first.kind === 'redirect' ? resolvePath(index, 'nl', splitLocale(first.to).segments) : first
        expect(end).toMatchObject({ kind: 'entry', entry: { original: owner } })
        if (first.kind === 'redirect') expect(first.permanent).toBe(true)
      }
      for (const { to } of redirects) expect(redirects.map(({ from }) => from)).not.toContain(to)
    }),
    { numRuns: 300 },
  )
})
