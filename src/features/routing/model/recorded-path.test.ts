import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from './any-text.fixture'
import { MissingCounter } from './missing-counter'
import { ownReferrer, recordedPath } from './recorded-path'

test.each([
  ['/fr/Ancienne/Page', '/fr/ancienne/page/', 'fr'],
  ['/nl/oud/?utm_source=x&mail=a@b.example#deel', '/nl/oud/', 'nl'],
  ['/fr/%C3%A9t%C3%A9/', '/fr/été/', 'fr'],
  ['/fr/a-vendre/liege/maison/123/', '/fr/a-vendre/liege/maison/123/', 'fr'],
  ['/fr/selection-de-biens/', '/fr/selection-de-biens/', 'fr'],
])('%s is recorded as %s', (requested, path, locale) => {
  expect(recordedPath(requested)).toEqual({ path, locale })
})

test.each([
  '/fr/',
  '/',
  '/it/casa/',
  '/wp-login.php',
  '/fr/wp-admin/setup/',
  '/fr/index.php',
  '/fr/.env',
  '/fr/.git/config/',
  '/fr/%2e%2e/%2e%2e/etc/passwd',
  '/fr/<script>alert(1)</script>/',
  "/fr/x' or 1=1/",
  '/fr/a/b/c/d/e/f/g/h/',
  `/fr/${'x'.repeat(250)}/`,
  '/fr/photo.jpg',
  '/fr/%zz/',
  '/fr/preview/pages/1/',
])('%s is not recorded', (requested) => {
  expect(recordedPath(requested)).toBeNull()
})

test('a recorded path is bounded, without query, and recording it again does not change it', () => {
  fc.assert(
    fc.property(anyText(80), (text) => {
      const recorded = recordedPath(`/fr/${text}`)
      if (recorded === null) return
      expect(recorded.path.length).toBeLessThanOrEqual(200)
      expect(recorded.path).not.toMatch(/[<>"']/)
    }),
  )
})

test('only pages of this site are recorded as referrer', () => {
  const host = 'perron.example'
  expect(ownReferrer('https://perron.example/fr/contact/?x=1', host)).toBe('/fr/contact/')
  expect(ownReferrer('https://autre.example/fr/contact/', host)).toBeNull()
  expect(ownReferrer('https://perron.example/admin/collections/', host)).toBeNull()
  expect(ownReferrer('nonsense', host)).toBeNull()
  expect(ownReferrer(undefined, host)).toBeNull()
})

test('the counter adds up, keeps the referrer, and ignores new paths when it is full', () => {
  const counter = new MissingCounter(2)
  const now = new Date(0)
  expect(counter.add({ path: '/fr/a/', locale: 'fr' }, '/fr/contact/', now)).toBe(true)
  expect(counter.add({ path: '/fr/a/', locale: 'fr' }, null, now)).toBe(false)
  counter.add({ path: '/fr/b/', locale: 'fr' }, null, now)
  counter.add({ path: '/fr/c/', locale: 'fr' }, null, now)
  expect(counter.take()).toMatchObject([
    { path: '/fr/a/', hits: 2, referrer: '/fr/contact/' },
    { path: '/fr/b/', hits: 1, referrer: null },
  ])
  expect(counter.take()).toEqual([])
})
