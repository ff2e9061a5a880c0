import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { mergeConsentTexts, ownConsentTexts, standardConsentTexts, standardTextAt } from './consent-texts'

const standard = standardConsentTexts(await getTranslator('fr', 'nl-BE'))

test('a missing text is the standard text', () => {
  expect(mergeConsentTexts(standard, {})).toEqual(standard)
  const empty = Object.fromEntries(ownConsentTexts.map((name) => [name, '  ']))
  expect(mergeConsentTexts(standard, { ...empty, categories: { social: { name: null, text: '' } } })).toEqual(
    standard,
  )
})

test('the agency’s texts replace the standard texts one by one', () => {
  const merged = mergeConsentTexts(standard, {
    title: 'Nos cookies',
    categories: { social: { name: 'Réseaux' }, marketing: null },
  })
  expect(merged).toMatchObject({ title: 'Nos cookies', text: standard.text })
  expect(merged.categories.social).toEqual(['Réseaux', standard.categories.social[1]])
})

test('every field has its standard text', async () => {
  for (const locale of locales) {
    const texts = standardConsentTexts(await getTranslator(locale, 'nl-BE'))
    for (const name of ownConsentTexts) expect(standardTextAt(texts, name)).not.toBe('')
    for (const category of ['necessary', 'analytical', 'marketing', 'social', 'unclassified'])
      for (const part of ['name', 'text'])
        expect(standardTextAt(texts, `categories.${category}.${part}`)).not.toBe('')
  }
  expect(standardTextAt(standard, 'nonsense')).toBe('')
})
