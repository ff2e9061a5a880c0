import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { normaliseRoutePath } from '@/features/routing/model/normalise-route-path'

import { articleCategories, articles } from '../content/articles'
import { feedbackPages } from '../content/feedback-pages'
import { pages } from '../content/pages'
import { routes } from '../content/routes'
import * as shell from '../content/shell'
import { demoProperties } from '../properties/properties'

import { feedbackBlocks, pageBlocks } from './page-blocks'
import { picturesOfProperties, withoutRepeats } from './pictures'
import { spotlightRefs } from './properties'
import { breadcrumbOf, storedRoutes } from './routes'
import { sitePictures } from './site-pictures'

const originals = new Set(routes.map(({ original }) => original))

/** Records the references of blocks and refuses those that the demo does not have. */
function relations() {
  const known = {
    article: articles.map(({ key }) => key),
    category: articleCategories.map(({ key }): string => key),
    module: ['valuation', 'demandRegister'],
  }
  const asked: string[] = []
  const answer = (kind: keyof typeof known) => (key: string) => {
    expect(known[kind]).toContain(key)
    asked.push(`${kind} ${key}`)
    return key
  }
  return {
    asked,
    article: answer('article'),
    category: answer('category'),
    module: answer('module'),
    picture: (name: string) => {
      expect(sitePictures.map((each) => each.name)).toContain(name)
      return name
    },
    film: 'film',
  }
}

/** All values under a key, at any depth. */
function valuesOf(data: unknown, key: string): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => (name === key ? [value] : valuesOf(value, key)))
}

const isKnownLink = (url: unknown) => {
  const path = String(url).split('?')[0] ?? ''
  return linkTarget(String(url))?.kind !== 'internal' || originals.has(path) || path === shell.searchesPath
}

test('blocks refer only to existing articles, categories, modules and paths', () => {
  const known = relations()
  const blocks = [
    ...pages.flatMap((page) => pageBlocks(page, known)),
    ...feedbackPages.flatMap(feedbackBlocks),
  ]
  expect(valuesOf(blocks, 'url').filter((url) => !isKnownLink(url))).toEqual([])
  expect(known.asked).toEqual(
    expect.arrayContaining(['article whoWeAre', 'category services', 'article servicesApproach']),
  )
})

test('a module of the library is used on at least two pages', () => {
  const users = (key: string) =>
    pages.filter((page) => {
      const known = relations()
      pageBlocks(page, known)
      return known.asked.includes(`module ${key}`)
    })
  expect(users('valuation').length).toBeGreaterThanOrEqual(2)
  expect(users('demandRegister').length).toBeGreaterThanOrEqual(2)
})

test('menu, top bar, footer and popup link to existing paths', () => {
  expect(valuesOf(shell, 'href').filter((url) => !isKnownLink(url))).toEqual([])
})

test('every path is stored as it is given, and belongs to one route per language', () => {
  for (const locale of locales) {
    const paths = storedRoutes.map(({ path }) => path[locale])
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(normaliseRoutePath(path, locale)).toEqual({ ok: true, path })
  }
})

test('breadcrumbs link to existing paths, and to the page itself only to name it in sentence case', () => {
  for (const route of storedRoutes) {
    const above = breadcrumbOf(route)
    expect(above.filter(({ path }) => !originals.has(path))).toEqual([])
    const own = above.filter(({ path }) => path === route.original)
    expect(own).toHaveLength(['/testimonials/', '/for-sale/', '/for-rent/'].includes(route.original) ? 1 : 0)
    for (const { name } of above)
      for (const locale of locales) expect(name[locale]).toMatch(/^\p{Lu}[^\p{Lu}]*$/u)
  }
})

const properties = demoProperties('2026-11-20')

test('a picture is stored once, with a description that is true wherever it is shown', () => {
  const used = [...sitePictures, ...picturesOfProperties(properties)]
  const names = withoutRepeats(used).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const living = used.filter(({ kind }) => kind === 'living')
  expect(new Set(living.map(({ alt }) => alt.fr)).size).toBeGreaterThan(1)
  const descriptions = withoutRepeats(living).map(({ alt }) => alt.fr)
  expect(descriptions).toContain('Salle de séjour')
})

test('the spotlight shows available properties with a published price', () => {
  const refs = spotlightRefs(properties)
  expect(refs.size).toBe(6)
  const shown = properties.filter(({ ref }) => refs.has(ref))
  expect(shown.every(({ status, publishPrice }) => status === 'active' && publishPrice)).toBe(true)
})
