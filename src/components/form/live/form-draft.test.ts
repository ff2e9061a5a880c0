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

const key = draftKey('siteContact', '/fr/contact/')
const noon = 1_800_000_000_000

test('what was typed is there for an hour, and nothing afterwards', () => {
  const store = memory({ other: 'kept' })
  writeDraft(store, key, { firstName: 'Élise', types: ['1', '3'], phone: '' }, noon)
  expect(readDraft(store, key, noon + draftLifeInMs - 1)).toEqual({ firstName: 'Élise', types: ['1', '3'] })
  expect(readDraft(store, key, noon + draftLifeInMs)).toBeNull()
  dropOldDrafts(store, noon + draftLifeInMs)
  expect([...store.kept.keys()]).toEqual(['other'])
})

test('an empty form leaves nothing behind', () => {
  const store = memory()
  writeDraft(store, key, { firstName: 'É' }, noon)
  writeDraft(store, key, { firstName: '', types: [] }, noon)
  expect(store.kept.size).toBe(0)
})

test.each([
  '',
  'null',
  '[]',
  '{"savedAt":"now","values":{}}',
  '{"savedAt":1e15,"values":{"a":1}}',
  '{"savedAt":9e15,"values":{}}',
])('what somebody else wrote there is no draft: %s', (text) => {
  expect(readDraft(memory({ [key]: text }), key, noon)).toBeNull()
})
