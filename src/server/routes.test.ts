import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { localeSegments, rootSegments } from '@/features/routing/model/reserved-segments'

import { templateOf } from './request-rules'
import { routeOf, routes, type Route } from './routes'

/** Each route file with a path that it serves. */
const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/(?:route\.ts|page\.tsx)$/.test(file))
  .map((file) => ({
    file,
    path: `/${file
      .replaceAll(/\([a-z]+\)\//g, '')
      .replace('[locale]', 'fr')
      .replace(/(?:route\.ts|page\.tsx)$/, '')
      .replaceAll(/\[\[?(?:\.\.\.)?\w+\]\]?/g, 'x')}`,
    text: readFileSync(`src/app/${file}`, 'utf8'),
  }))

/** Words of rows without a file: what the HTTP server answers itself, and pages, which share one file. */
const withoutFile = new Set(['file', 'health', 'home', 'picture', 'project', 'property', 'visit'])

test('every route file is in one row, and every row has one', () => {
  expect(files.length).toBeGreaterThan(60)
  const used = new Set<Route>()
  for (const { file, path } of files) {
    const route = routeOf(path)
    expect(routes, file).toContain(route)
    used.add(route)
  }
  expect(routes.filter((route) => !used.has(route) && !withoutFile.has(route.metric))).toEqual([])
})

const patterns = routes.flatMap((route) =>
  route.patterns.flatMap((pattern) => (typeof pattern === 'string' ? [[pattern, route] as const] : [])),
)

test.each(patterns)('no row above takes the paths of %s', (pattern, route) => {
  const path = pattern
    .replace(':locale', 'fr')
    .replaceAll(/\(\?:(\w+)[^)]*\)/g, '$1')
    .replace(/:\w+[*+]$/, 'x/x/x')
    .replaceAll(/:\w+/g, 'x')
  expect(routeOf(path)).toBe(route)
})

test.each(files)('$file is what its row says', ({ path, text, file }) => {
  const { kind, readsForm = false } = routeOf(path)
  const takesPost = /export (?:const|(?:async )?function) POST\b/.test(text)
  if (takesPost) expect(readsForm).toBe(true)
  // Payload answers many requests in one file; a route that takes a form may also answer those who only read.
  if (readsForm && !path.startsWith('/api/')) expect(takesPost).toBe(true)
  if (kind === 'personal' && !readsForm) expect(file).toMatch(/page\.tsx$/)
  if (kind === 'preview' || kind === 'studio' || kind === 'list') expect(file).toMatch(/page\.tsx$/)
})

test.each([...rootSegments.map((name) => `/${name}/x`), ...localeSegments.map((name) => `/fr/${name}/`)])(
  '%s has a row of its own',
  (path) => {
    const byName = routes.filter(({ patterns }) => patterns.some((each) => typeof each === 'string'))
    expect(byName).toContain(routeOf(path))
  },
)

test.each(['/fr', '/fr/a-vendre', '/', '/es/', '/wp-login'])('%s is in no row', (path) => {
  expect(routes).not.toContain(routeOf(path))
})

test.each([
  ['/fr/', '', 'home'],
  ['/fr/', 'utm_source=x', 'home'],
  ['/fr/a-vendre/', '', 'page'],
  ['/fr/a-vendre/', 'priceMin=1', 'list'],
  ['/fr/contact/', 'answers=1', 'page on request'],
  ['/fr/selection/', 'refs=1', 'page on request'],
  ['/fr/a-vendre/liege/maison/123/', '', 'property'],
  ['/nl/property/123/', '', 'property'],
  ['/fr/blog/2026/', '', 'page'],
  ['/fr/projet/les-quais/', '', 'project'],
  ['/fr/forms/siteContact/', '', 'form'],
  ['/fr/my/offer/1/token/', '', 'private'],
  ['/nl/preview/pages/1/', '', 'preview'],
  ['/api/media/file/a.webp', '', 'picture'],
  ['/images/a.webp', '', 'picture'],
  ['/api/leads/', '', 'api'],
  ['/admin', '', 'studio'],
  ['/admin/state/', '', 'studio'],
  ['/_next/static/a.js', '', 'file'],
  ['/scripts/a.js', '', 'file'],
  ['/healthz', '', 'health'],
  ['/sitemaps/pages.xml', '', 'sitemap'],
  ['/', '', 'other'],
  ['/wp-login', '', 'other'],
])('%s?%s is "%s"', (path, query, template) => {
  expect(templateOf(path, query)).toBe(template)
})
