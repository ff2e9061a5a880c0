import { expect, test } from 'vitest'

import {
  agreedToAll,
  choiceEntries,
  consentCategories,
  consentSignals,
  declined,
  parseChoice,
  type ConsentChoice,
} from './choice'
import { consentDefault } from './first-step'

const reader = (stored: Record<string, string>) => (key: string) => stored[key] ?? null
const stored = (choice: ConsentChoice) => Object.fromEntries(choiceEntries(choice))

test('agreeing to all grants the five choices', () => {
  expect(stored(agreedToAll)).toEqual({
    consent: 'true',
    consentAdUserData: 'true',
    consentAdStorage: 'true',
    consentAnalyticsStorage: 'true',
    consentAdPersonalization: 'true',
  })
  expect(new Set(Object.values(consentSignals(agreedToAll)))).toEqual(new Set(['granted']))
})

test('declining sets only the necessary one', () => {
  expect(stored(declined)).toEqual({
    consent: 'true',
    consentAdUserData: 'false',
    consentAdStorage: 'false',
    consentAnalyticsStorage: 'false',
    consentAdPersonalization: 'false',
  })
  expect({ ...consentSignals(declined), wait_for_update: 500 }).toEqual(consentDefault)
})

test.each([
  ['analytical', 'consentAnalyticsStorage', 'analytics_storage'],
  ['marketing', 'consentAdStorage', 'ad_storage'],
  ['social', 'consentAdUserData', 'ad_user_data'],
  ['unclassified', 'consentAdPersonalization', 'ad_personalization'],
] as const)('the toggle "%s" alone sets %s and grants %s', (category, key, signal) => {
  const choice = { ...declined, [category]: true }
  const others = Object.entries(stored(choice)).filter(([name]) => name !== key && name !== 'consent')
  expect(stored(choice)[key]).toBe('true')
  expect(others.every(([, value]) => value === 'false')).toBe(true)
  const granted = Object.entries(consentSignals(choice)).filter(([, value]) => value === 'granted')
  expect(granted).toEqual([[signal, 'granted']])
})

test('every combination is read as it was stored', () => {
  for (let bits = 0; bits < 16; bits += 1) {
    const choice = { ...declined }
    consentCategories.slice(1).forEach((category, index) => {
      choice[category] = (bits & (1 << index)) !== 0
    })
    expect(parseChoice(reader(stored(choice)))).toEqual(choice)
  }
})

test('without a stored value there is no choice, and damaged values count as denied', () => {
  expect(parseChoice(reader({}))).toBeNull()
  expect(parseChoice(reader({ consentAdStorage: 'true' }))).toBeNull()
  expect(parseChoice(reader({ consent: 'true', consentAdStorage: 'yes' }))).toEqual(declined)
})
