import { describe, expect, test } from 'vitest'

import { textAfterSave, mayWriteIn, targetLanguagesOf } from './target-languages'

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
  const textAfter = (language: string | null, stored: unknown, saved: unknown) =>
    textAfterSave(['nl', 'de'], language, { stored, saved })

  test('the saved text in an own language, the stored one in others', () => {
    expect(textAfter('nl', 'Kopen', 'Verkopen')).toBe('Verkopen')
    expect(textAfter('fr', 'Acheter', 'Vendre')).toBe('Acheter')
    expect(textAfter('fr', undefined, 'Vendre')).toBe(undefined)
  })

  test('of all languages together only the own ones', () => {
    expect(
      textAfter('all', { fr: 'Acheter', nl: 'Kopen' }, { fr: 'Vendre', nl: 'Verkopen', de: 'Verkaufen' }),
    ).toEqual({
      fr: 'Acheter',
      nl: 'Verkopen',
      de: 'Verkaufen',
    })
    expect(textAfter('all', undefined, { fr: 'Vendre' })).toBe(undefined)
    expect(textAfter('all', { fr: 'Acheter' }, 'Vendre')).toEqual({ fr: 'Acheter' })
  })

  test('everything of an account without a list', () => {
    expect(textAfterSave(null, 'fr', { stored: 'Acheter', saved: 'Vendre' })).toBe('Vendre')
  })
})
