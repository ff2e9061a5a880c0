import { expect, test, vi } from 'vitest'

import { ownField } from '@/features/content/server/rich-text-editor'
import { forms } from '@/forms'
// Texts that imports store, in a process without schemas.
import '@/features/import/model/text-sections'
import '@/features/import/server/make-relations'
import { isRecord } from '@/lib/values/read-value'

import french from '@messages/fr/schema.json'

import { completeBlocks, completeCollections, completeGlobals } from './complete-schemas'

const read = vi.hoisted(() => {
  // What the setup of tests has loaded has read its texts.
  vi.resetModules()
  return new Set<string>()
})

vi.mock('@/lib/i18n/schema-messages', async (original) => {
  const real = await original<typeof import('@/lib/i18n/schema-messages')>()
  const noting =
    <Args extends readonly (string | readonly string[])[], Text>(find: (...args: Args) => Text) =>
    (...args: Args): Text => {
      const text = find(...args)
      if (text) read.add(args.flat().join('.'))
      return text
    }
  return { findSchemaText: noting(real.findSchemaText), schemaText: noting(real.schemaText) }
})

/** The keys of all texts. A text in place of a field's texts is its label, which is read as `<key>.label`. */
const keysIn = (node: unknown, path: string[] = []): string[] =>
  isRecord(node)
    ? Object.entries(node).flatMap(([name, each]) => keysIn(each, [...path, name]))
    : [path.join('.')]

test('each text of messages/<language>/schema.json has a field, a section, an option, a group or a form', async () => {
  completeCollections()
  completeGlobals()
  completeBlocks()
  for (const name of ['text', 'newTab', 'url']) ownField({ name, type: 'text' })
  for (const form of Object.values(forms)) await form.whenNothingThere?.()
  expect(keysIn(french).filter((key) => !read.has(key) && !read.has(`${key}.label`))).toEqual([])
})
