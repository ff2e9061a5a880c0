import { expect, test } from 'vitest'

import { localized } from '@/lib/i18n/locales'

import type { Mention } from './compliance-checklist'
import { toComplianceState, isReason } from './compliance-state'

const mention = (name: string, overrides: Partial<Mention> = {}): Mention => ({
  name,
  field: name,
  isMandatory: true,
  state: 'empty',
  source: '',
  explanation: localized(() => ''),
  ...overrides,
})

const reason = 'Certificate ordered, visit on Friday.'

test.each([
  ['complete', [], null],
  ['complete', [mention('a', { state: 'given' }), mention('b', { isMandatory: false })], null],
  ['complete', [], reason],
  ['incomplete', [mention('a')], null],
  ['incomplete', [mention('a', { state: 'hidden' })], '   too short '],
  ['overridden', [mention('a')], reason],
] as const)('is %s', (state, checklist, given) => {
  expect(toComplianceState(checklist, given).complianceState).toBe(state)
})

test('lists the missing mentions, overridden or not', () => {
  const checklist = [mention('a'), mention('b', { state: 'given' }), mention('c', { isMandatory: false })]
  expect(toComplianceState(checklist, reason).missingMentions).toEqual(['a'])
})

test.each([[null], [undefined], [42], ['         '], ['nine char']])('%j is no reason', (value) => {
  expect(isReason(value)).toBe(false)
})
