import { afterEach, expect, test, vi } from 'vitest'

import { asCachedRead } from '@/lib/cache/cached-read'
import type { Header } from '@/payload-types'

import { blockFrame, previewedSettings, showInstead } from './preview-overlay'

// React empties what it caches after each request; a test is one request.
vi.mock('react', () => ({ cache: <T>(make: () => T) => ((made) => () => made)(make()) }))

const header = { id: 'h' } as Header

afterEach(() => {
  showInstead({ settings: {}, frame: null })
})

test('outside a preview nothing is replaced', () => {
  expect(previewedSettings()).toEqual({})
  expect(blockFrame()).toBeNull()
})

test('a preview replaces what it names', () => {
  showInstead({ settings: { header } })
  expect(previewedSettings()).toEqual({ header })
})

test('what is read to be kept never sees a draft, however deep it is read', async () => {
  showInstead({ settings: { header } })
  const seen = await asCachedRead(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return Promise.all([previewedSettings(), asCachedRead(async () => previewedSettings())])
  })
  expect(seen).toEqual([{}, {}])
  expect(previewedSettings()).toEqual({ header })
})
