import { expect, test } from 'vitest'

import { findFrenchTexts, lacksNoBreakSpace } from './french-spaces'

test.each([
  'Prix : 100',
  'Prix: 100',
  'Prix\u202f: 100',
  'Et puis ?',
  'Vraiment?',
  'Attention !',
  'un ; deux',
  'dit « oui\u00a0»',
  'dit «\u00a0oui »',
  '(Pourquoi ?)',
  'Libellé :',
])('"%s" lacks a no-break space', (text) => {
  expect(lacksNoBreakSpace(text)).toBe(true)
})

test.each([
  'Prix\u00a0: 100',
  'Et puis\u00a0?',
  'Quoi\u00a0?!',
  'dit «\u00a0oui\u00a0»\u00a0; puis non',
  'https://agence.example/?page=2, mailto:… ou tel:…',
  'à 10:30',
  '{count, plural, one {# bien} other {# biens}}',
  '',
])('"%s" is right', (text) => {
  expect(lacksNoBreakSpace(text)).toBe(false)
})

test('the French texts of code are found, with their escapes', () => {
  const code =
    `labels: { nl: 'Prijs:', fr: 'L\\'offre\\u00a0: un', en: 'Price:' }, { fr: "Deux ?", de: 'x' }` +
    ', xfr: "no", fr: `${a ? 1 : 2} et`'
  expect(findFrenchTexts(code)).toEqual(["L'offre\u00a0: un", 'Deux ?', '… et'])
})
