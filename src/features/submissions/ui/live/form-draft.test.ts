import { expect, test } from 'vitest'

import { draftKey, draftLifeInMs, dropOldDrafts, readDraft, writeDraft } from './form-draft'

function memory(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const place = draftKey('siteContact', '/fr/contact/')
const key = '0123456789abcdef'
const noon = 1_800_000_000_000

test('typed values are stored for an hour', () => {
  const store = memory({ other: 'kept' })
  writeDraft(store, place, { key, values: { firstName: 'Élise', types: ['1', '3'], phone: '' } }, noon)
  // With the key under which it may already be stored on the server.
  const draft = { key, values: { firstName: 'Élise', types: ['1', '3'] } }
  expect(readDraft(store, place, noon + draftLifeInMs - 1)).toEqual(draft)
  expect(readDraft(store, place, noon + draftLifeInMs)).toBeNull()
  dropOldDrafts(store, noon + draftLifeInMs)
  expect([...store.stored.keys()]).toEqual(['other'])
})

test('an empty form stores no draft', () => {
  const store = memory()
  writeDraft(store, place, { key, values: { firstName: 'É' } }, noon)
  writeDraft(store, place, { key, values: { firstName: '', types: [] } }, noon)
  expect(store.stored.size).toBe(0)
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
