import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

import { WritingHelp } from './writing-help'

const form = vi.hoisted(() => ({
  fields: {} as Record<string, { value: unknown }>,
  take: (_text: string): void => undefined,
  savedAt: 1,
}))

vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  Pill: ({ children }: { children: ReactNode }) => children,
  useDocumentInfo: () => ({ collectionSlug: 'properties', id: 'p1', lastUpdateTime: form.savedAt }),
  useFormFields: (select: (context: [typeof form.fields]) => unknown) => select([form.fields]),
  useLocale: () => ({ code: 'fr' }),
}))
vi.mock('@/studio/use-studio-text', () => ({ useStudioText: () => (key: string) => key }))
vi.mock('@/studio/lazy-part', () => ({
  lazyPart: () =>
    function Dialog({ onTake }: { onTake: typeof form.take }) {
      form.take = onTake
      return null
    },
}))
// The dialog is open from the beginning.
vi.mock('react', async (load) => {
  const react = await load<typeof import('react')>()
  return { ...react, useState: (first: unknown) => react.useState(first === null ? 'describe' : first) }
})

const isMarked = (fields: Record<string, string>): boolean => {
  form.fields = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  return renderToStaticMarkup(<WritingHelp path="description" kinds={['describe']} />).includes(
    'writingHelp.title',
  )
}

beforeEach(() => {
  form.savedAt = 1
  isMarked({ description: 'Before', _status: 'draft' })
  form.take('Proposed')
})

test.each([
  ['as it was taken over', { description: 'Proposed', _status: 'draft' }, true],
  ['that was edited', { description: 'Proposed, and read', _status: 'draft' }, false],
  ['that is published', { description: 'Proposed', _status: 'published' }, false],
])('the mark of a proposal %s', (_, fields, expected) => {
  expect(isMarked(fields)).toBe(expected)
})

test('of what has no drafts, the mark goes once it is saved', () => {
  expect(isMarked({ description: 'Proposed' })).toBe(true)
  form.savedAt = 2
  expect(isMarked({ description: 'Proposed' })).toBe(false)
})

test('a text without a proposal has no mark', () => {
  expect(isMarked({ description: 'Before', _status: 'draft' })).toBe(false)
})
