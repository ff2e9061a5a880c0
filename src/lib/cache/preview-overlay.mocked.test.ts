import { afterEach, expect, test, vi } from 'vitest'

import { asCachedRead } from './cached-read'
import { documentMark, fieldMark, messageMark } from '@/lib/field-marks'
import type { Header } from '@/payload-types'
import { sleep } from '@/lib/values/retry'

import { blockFrame, previewedSettings, showInstead } from './preview-overlay'

// React empties its cache after each request; a test is one request.
vi.mock('react', () => ({
  cache: <T>(make: () => T) =>
    (
      (made) => () =>
        made
    )(make()),
}))

const header = { id: 'h' } as Header

afterEach(() => {
  showInstead({ settings: {}, frame: null, marksFields: false })
})

test('outside a preview stored settings are used', () => {
  expect(previewedSettings()).toEqual({})
  expect(blockFrame()).toBeNull()
})

test('a preview replaces the settings it sets', () => {
  showInstead({ settings: { header } })
  expect(previewedSettings()).toEqual({ header })
})

test('a cached read never gets a draft, at any depth', async () => {
  showInstead({ settings: { header } })
  const seen = await asCachedRead(async () => {
    await sleep(1)
    return Promise.all([previewedSettings(), asCachedRead(async () => previewedSettings())])
  })
  expect(seen).toEqual([{}, {}])
  expect(previewedSettings()).toEqual({ header })
})

test('fields are marked in a preview and nowhere else', () => {
  expect([fieldMark('title'), documentMark('agents', '7'), messageMark()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  showInstead({ marksFields: true })
  expect(fieldMark('links', 'a1', 'label')).toBe('links.a1.label')
  expect([documentMark('agents', '7'), documentMark('agents', null), messageMark()]).toEqual([
    'agents/7',
    undefined,
    true,
  ])
})
