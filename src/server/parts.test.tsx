import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { RentIndexer } from '@/features/property-page/ui/rent-indexer.island'
import { islands } from '@/islands'
import { Island } from '@/lib/parts/part'

import { renderPart } from './parts'

const root = path.resolve(import.meta.dirname, '..')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const source = (file: string) => readFileSync(path.join(root, file), 'utf8')

const indexer = {
  rent: 900,
  newIndex: 132.4,
  indices: [],
  format: { locale: 'en', style: 'ofPage' },
  texts: { baseRent: 'Rent', startingIndex: 'First index', newIndex: 'New index', newRent: 'New rent' },
} as const

test('every island that a view shows is listed, and every listed one is shown', () => {
  const shown = files.flatMap((file) =>
    [...source(file).matchAll(/<Island<typeof \w+>\s+name="(\w+)"/g)].map(([, name]) => name),
  )
  expect([...new Set(shown)].sort()).toEqual(Object.keys(islands).sort())
})

test('two islands of one kind have ids of their own, and carry what the browser needs to find the same', () => {
  const html = renderToStaticMarkup(
    <>
      <Island<typeof RentIndexer> name="rentIndexer" props={indexer} />
      <Island<typeof RentIndexer> name="rentIndexer" id="second" props={indexer} />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
  expect(html).toContain('data-prefix="second-"')
  const [, props = ''] = /data-props="([^"]*)"/.exec(html) ?? []
  expect(JSON.parse(props.replaceAll('&quot;', '"'))).toEqual(indexer)
  expect(html).toContain(renderPart('rentIndexer', indexer, 'rentIndexer-'))
})

test('a part that does not exist is an error, not an empty page', () => {
  expect(() => renderPart('nothing', {}, '')).toThrow('There is no part "nothing"')
})

test('the public site has no client component of Next, and nothing that is sent late', () => {
  const inStudio =
    /(?:^|\/)(?:studio|\(payload\))\/|^composition\/studio|^features\/preview\/ui\/|\(preview\)\//
  const clients = files.filter((file) => source(file).startsWith("'use client'") && !inStudio.test(file))
  expect(clients).toEqual(['app/(site)/[locale]/error.tsx'])
  expect(files.filter((file) => /(?:^|\/)loading\.tsx$/.test(file))).toEqual([])
  const suspending = /\b(?:Suspense|lazy)\b.* from 'react'/
  const suspended = files.filter(
    (file) => /^(?:app\/\((?:site|map)\)|blocks|components)\//.test(file) && suspending.test(source(file)),
  )
  expect(suspended).toEqual([])
})
