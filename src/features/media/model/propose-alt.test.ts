import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioLabel } from '@/lib/i18n/studio-text'

import { firstKind, neutralText, proposeAlt, type AltFacts } from './propose-alt'

const photo = studioLabel('media.words.photo')
const plan = studioLabel('media.words.plan')

const flat: AltFacts = {
  subject: { nl: 'appartement', fr: 'appartement', en: 'apartment', de: 'Wohnung' },
  city: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  word: photo,
}

test.each([
  ['nl', 'Appartement in Luik, foto 3'],
  ['fr', 'Appartement à Liège, photo 3'],
  ['en', 'Apartment in Liège, picture 3'],
  ['de', 'Wohnung in Lüttich, Foto 3'],
] as const)('in %s type, city and number make a sentence', (locale, text) => {
  expect(proposeAlt(flat, 2, locale)).toBe(text)
})

test.each([
  ['Le Roeulx', 'Maison au Roeulx, photo 1'],
  ['Les Awirs', 'Maison aux Awirs, photo 1'],
  ['La Louvière', 'Maison à La Louvière, photo 1'],
  ['Leuze', 'Maison à Leuze, photo 1'],
])('French bends before %s', (city, text) => {
  expect(proposeAlt({ subject: { fr: 'maison' }, city: { fr: city }, word: photo }, 0, 'fr')).toBe(text)
})

test('unknown facts are left out', () => {
  expect(proposeAlt({ ...flat, city: {} }, 0, 'fr')).toBe('Appartement, photo 1')
  expect(proposeAlt({ ...flat, subject: { fr: ' ' } }, 0, 'fr')).toBe('À Liège, photo 1')
  expect(proposeAlt({ word: photo }, 0, 'fr')).toBe('')
  expect(proposeAlt({ subject: { fr: null }, word: photo }, 0, 'fr')).toBe('')
})

test('the first kind of a type with several kinds is used', () => {
  expect(firstKind({ fr: 'Maison, villa, ferme', nl: 'Huis', en: null })).toEqual({
    fr: 'Maison',
    nl: 'Huis',
  })
})

test('a plan is called one', () => {
  expect(proposeAlt({ ...flat, word: plan }, 0, 'nl')).toBe('Appartement in Luik, grondplan 1')
})

test('without facts there is a neutral text', () => {
  expect(neutralText(photo, 2, 'fr')).toBe('Photo 3')
  expect(neutralText(plan, 0, 'en')).toBe('Floor plan 1')
  expect(neutralText(studioLabel('media.words.document'), 0, 'de')).toBe('Dokument 1')
})

test('a proposal always fits the field', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.nat(999),
      fc.constantFrom(...locales),
      (subject, city, index, locale) => {
        const facts = { subject: { [locale]: subject }, city: { [locale]: city }, word: photo } as const
        return proposeAlt(facts, index, locale).length <= 250
      },
    ),
  )
})
