import { describe, expect, test } from 'vitest'

import { keptText, mayWriteIn, targetLanguagesOf } from './target-languages'

const account = (role: string, targetLanguages?: unknown) => ({ collection: 'users', role, targetLanguages })

describe('the languages that an account may write', () => {
  test.each([
    ['a translator with a list', account('translator', ['nl']), false, true],
    ['a translator with two languages', account('translator', ['nl', 'fr']), true, true],
    ['a translator with an empty list', account('translator', []), true, true],
    ['a translator without a list', account('translator'), true, true],
    ['a translator of languages that are gone', account('translator', ['xx']), false, false],
    ['an editor with a list', account('editor', ['nl']), true, true],
    ['an agent with a list', account('agent', ['nl']), true, true],
    ['an administrator with a list', account('administrator', ['nl']), true, true],
    ['the system', null, true, true],
  ])('%s', (_, user, french, dutch) => {
    expect([mayWriteIn(user, 'fr'), mayWriteIn(user, 'nl')]).toEqual([french, dutch])
  })

  test('an owner has no list of languages', () => {
    expect(targetLanguagesOf({ collection: 'owners', role: 'translator', targetLanguages: ['nl'] })).toBe(
      null,
    )
  })
})

describe('what a save leaves of a text', () => {
  const kept = (language: string | null, stored: unknown, saved: unknown) =>
    keptText(['nl', 'de'], language, { stored, saved })

  test('the saved text in an own language, the stored one in others', () => {
    expect(kept('nl', 'Kopen', 'Verkopen')).toBe('Verkopen')
    expect(kept('fr', 'Acheter', 'Vendre')).toBe('Acheter')
    expect(kept('fr', undefined, 'Vendre')).toBe(undefined)
  })

  test('of all languages together only the own ones', () => {
    expect(
      kept('all', { fr: 'Acheter', nl: 'Kopen' }, { fr: 'Vendre', nl: 'Verkopen', de: 'Verkaufen' }),
    ).toEqual({
      fr: 'Acheter',
      nl: 'Verkopen',
      de: 'Verkaufen',
    })
    expect(kept('all', undefined, { fr: 'Vendre' })).toBe(undefined)
    expect(kept('all', { fr: 'Acheter' }, 'Vendre')).toEqual({ fr: 'Acheter' })
  })

  test('everything of an account without a list', () => {
    expect(keptText(null, 'fr', { stored: 'Acheter', saved: 'Vendre' })).toBe('Vendre')
  })
})
