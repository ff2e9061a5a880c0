import { expect, test } from 'vitest'

import { draftKey, draftLifeInMs, dropOldDrafts, readDraft, writeDraft } from './form-draft'

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const place = draftKey('siteContact', '/fr/contact/')
const key = '0123456789abcdef'
const noon = 1_800_000_000_000

test('typed values are stored for an hour', () => {
  const store = memory({ other: 'kept' })
  writeDraft(store, place, { key, values: { firstName: 'Élise', types: ['1', '3'], phone: '' } }, noon)
  // With the key under which it may already be stored on the server.
  const kept = { key, values: { firstName: 'Élise', types: ['1', '3'] } }
  expect(readDraft(store, place, noon + draftLifeInMs - 1)).toEqual(kept)
  expect(readDraft(store, place, noon + draftLifeInMs)).toBeNull()
  dropOldDrafts(store, noon + draftLifeInMs)
  expect([...store.kept.keys()]).toEqual(['other'])
})

test('an empty form stores no draft', () => {
  const store = memory()
  writeDraft(store, place, { key, values: { firstName: 'É' } }, noon)
  writeDraft(store, place, { key, values: { firstName: '', types: [] } }, noon)
  expect(store.kept.size).toBe(0)
})

test.each([
  '',
  'null',
  '[]',
  '{"savedAt":"now","key":"k","values":{}}',
  '{"savedAt":1800000000000,"values":{}}',
  '{"savedAt":1800000000000,"key":"k","values":{"a":1}}',
  '{"savedAt":9e15,"key":"k","values":{}}',
])('other stored text is no draft: %s', (text) => {
  expect(readDraft(memory({ [place]: text }), place, noon)).toBeNull()
})
