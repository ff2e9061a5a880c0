import { slugify } from '@/lib/values/slugify'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'

import { segmentsOf } from '../public-path'
import { publicPath, isPublishedIn, type RouteIndex } from '../route-table'
import type { MoveProblem } from './former-url'
import { numbersIn } from './old-path'

/** A published property by which old addresses are placed. */
export interface PlacedProperty {
  ref: number
  /** Its number in a feed. */
  externalId: string | null
  headline: Partial<Localized<string | null>>
  /** Slugs of its place and type, in every language: an uncertain number counts where the address has one. */
  slugs: readonly string[]
}

/** How a target was found. */
export type FoundBy = 'file' | 'reference' | 'title'

export interface Finder {
  /** The reference that a number means: first a reference, then the number of a feed. */
  refOf: (number: number) => number | null
  /** The properties and public paths with a title or a last segment, per language. */
  named: (name: string, locale: Locale) => readonly (number | string)[]
  propertyOf: (ref: number) => PlacedProperty | undefined
}

function add<Value>(map: Map<string, Set<Value>>, name: string, value: Value): void {
  if (name === '') return
  const values = map.get(name) ?? new Set()
  values.add(value)
  map.set(name, values)
}

/** Prepares the search for targets. */
export function makeFinder(index: RouteIndex, properties: readonly PlacedProperty[]): Finder {
  const byRef = new Map(properties.map((property) => [property.ref, property]))
  const byFeed = new Map<string, Set<number>>()
  const named = new Map<string, Set<number | string>>()
  for (const { ref, externalId, headline } of properties) {
    add(byFeed, externalId ?? '', ref)
    for (const locale of locales) {
      const name = slugify(headline[locale] ?? '')
      if (name !== '') add(named, `${locale} ${name}`, ref)
    }
  }
  for (const entry of index.entries)
    for (const locale of locales) {
      const path = isPublishedIn(entry, locale) ? publicPath(entry, locale) : null
      const last = path && segmentsOf(path).slice(1).at(-1)
      if (path && last) add(named, `${locale} ${slugify(last)}`, path)
    }
  return {
    refOf: (number) => {
      if (byRef.has(number)) return number
      const [only, ...others] = byFeed.get(String(number)) ?? []
      return only !== undefined && others.length === 0 ? only : null
    },
    named: (name, locale) => [...(named.get(`${locale} ${slugify(name)}`) ?? [])],
    propertyOf: (ref) => byRef.get(ref),
  }
}

type Target = { target: number | string; by: FoundBy } | { problem: MoveProblem } | null

function byNumber(finder: Finder, path: string): Target {
  const words = new Set(slugify(path).split('-'))
  for (const { number, isSure } of numbersIn(path)) {
    const ref = finder.refOf(number)
    const slugs = (ref !== null && finder.propertyOf(ref)?.slugs) || []
    const isNamed = slugs.some((slug) => slug.split('-').every((word) => words.has(word)))
    if (ref !== null && (isSure || isNamed)) return { target: ref, by: 'reference' }
  }
  return null
}

function byName(finder: Finder, name: string, locale: Locale): Target {
  const named = name === '' ? [] : finder.named(name, locale)
  const [only] = named
  if (only === undefined) return null
  return named.length === 1 ? { target: only, by: 'title' } : { problem: 'ambiguous' }
}

/**
 * The target of an old address that its file does not lead anywhere on this site: by the reference in it, by its title,
 * or by its last segment; a number is a reference, a text a public path.
 *
 * @param hint what the file has as a target that is no path: a reference or a title
 */
export function findTarget(
  finder: Finder,
  { path, locale, hint = '', title = '' }: { path: string; locale: Locale; hint?: string; title?: string },
): Exclude<Target, null> {
  const stated = /^\d{1,9}$/.test(hint) ? finder.refOf(Number(hint)) : null
  if (stated !== null) return { target: stated, by: 'reference' }
  return (
    byName(finder, hint, locale) ??
    byNumber(finder, path) ??
    byName(finder, title, locale) ??
    byName(finder, segmentsOf(path).at(-1) ?? '', locale) ?? { problem: 'unknown' }
  )
}
