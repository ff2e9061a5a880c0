import { readFileSync } from 'node:fs'

import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external'
import { expect, test, vi } from 'vitest'

import { addTags, asCachedRead } from './cached-read'
import { tags } from './tags'

// Next sets it before it loads anything, and its stores are made once: so this file has modules of its own.
await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  Object.assign(globalThis, { AsyncLocalStorage })
})

const house = tags.document('properties', 'house')
const garden = tags.document('media', 'garden')

/** Runs work as Next does while it renders a page that it stores. */
const inPage = <T>(list: string[], work: () => T): T =>
  workUnitAsyncStorage.run({ type: 'prerender-legacy', tags: list } as never, work)

test('tags go into the list of the page that is being rendered, each once', async () => {
  const list = ['_N_T_/fr']
  await inPage(list, async () => {
    addTags([house])
    await Promise.resolve()
    addTags([garden, house])
  })
  expect(list).toEqual(['_N_T_/fr', house, garden])
})

test('a cached read is outside the page, which gets none of its tags by itself', async () => {
  const list: string[] = []
  const isOutside = await inPage(list, () =>
    asCachedRead(async () => {
      addTags([house])
      return workUnitAsyncStorage.getStore() === undefined
    }),
  )
  expect(isOutside).toBe(true)
  expect(list).toEqual([])
})

test('a page that is rendered for a request has no list', () => {
  expect(() => workUnitAsyncStorage.run({ type: 'request' } as never, () => addTags([house]))).not.toThrow()
})

test('Next stores that list with the page', () => {
  const code = readFileSync('node_modules/next/dist/server/app-render/app-render.js', 'utf8')
  expect(code).toMatch(/type: 'prerender-legacy'[\s\S]{0,600}?tags: \[\s*\.\.\.implicitTags/)
  expect(code).toMatch(/collectedTags: prerenderLegacyStore\.tags/)
  expect(code).toContain("metadata.fetchTags = response.collectedTags.join(',')")
})
