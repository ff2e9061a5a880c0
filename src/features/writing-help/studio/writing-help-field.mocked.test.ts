import { afterEach, expect, test, vi } from 'vitest'

import { env } from '@/lib/env'

import { WritingHelpField } from './writing-help-field'

// Payload's components need a bundler.
vi.mock('./writing-help', () => ({ WritingHelp: () => null }))

afterEach(() => void Object.assign(env, { languageModel: null }))

test('nothing is below a field without a language model, nor for those who may only read', () => {
  const field = { path: 'description', kinds: ['describe' as const] }
  expect(WritingHelpField(field)).toBeNull()
  Object.assign(env, { languageModel: { url: 'http://localhost/v1', model: 'a-model', key: undefined } })
  expect(WritingHelpField(field)?.props).toEqual(field)
  expect(WritingHelpField({ ...field, readOnly: true })).toBeNull()
})
