import { expect, test } from 'vitest'

import { describeFile, filledTexts, missingTexts } from './describe-file'
import { pictureSubjects } from './picture-subjects'

test.each([
  'IMG_1234.jpg',
  'IMG_20240512_101112.JPG',
  'img1234.jpg',
  'DSC00042.jpeg',
  'DSC_0042 (1).jpg',
  'PXL_20240512_101112345.MP.jpg',
  'P1010042.JPG',
  '20240512T101112.png',
  'DJI_0042.jpg',
  'WhatsApp Image 2026-05-12 at 10.11.12.jpeg',
  'Screenshot 2026-05-12.png',
  'photo.jpg',
  'image (3).webp',
  '1920x1080.png',
  'a8f3c2e1-77b0-4d2f-9c1e-0123456789ab.jpg',
  'final_v2.jpg',
  '-.jpg',
  '.jpg',
  '',
])('the name %j proposes no text', (name) => {
  expect(describeFile(name, 'fr')).toEqual({})
})

test.each([
  ['cuisine.jpg', 'fr', { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' }],
  ['Keuken_02.JPG', 'fr', { nl: 'Keuken', fr: 'Cuisine', en: 'Kitchen', de: 'Küche' }],
  ['cuisine-rue-haute.jpg', 'nl', { nl: 'Keuken', fr: 'Cuisine rue haute', en: 'Kitchen', de: 'Küche' }],
  [
    '03 façade_arrière.png',
    'fr',
    { nl: 'Achtergevel', fr: 'Façade arrière', en: 'Back of the house', de: 'Rückseite' },
  ],
  [
    'salle de bain 1er étage.jpg',
    'en',
    { nl: 'Badkamer', fr: 'Salle de bain 1er étage', en: 'Bathroom', de: 'Badezimmer' },
  ],
  ['garage double.jpg', 'de', { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage double' }],
] as const)('the name %j is described in four languages (form in %s)', (name, locale, texts) => {
  expect(describeFile(name, locale)).toEqual(texts)
})

test('a name without a known word is proposed in the language of the form alone', () => {
  expect(describeFile('Beauregard-Liège.jpg', 'fr')).toEqual({ fr: 'Beauregard Liège' })
  expect(describeFile('Beauregard.jpg', 'de')).toEqual({ de: 'Beauregard' })
})

test('a word inside of another one is not found', () => {
  expect(describeFile('badge.jpg', 'en')).toEqual({ en: 'Badge' })
})

test('long and hostile names become short texts', () => {
  expect(describeFile(`${'x'.repeat(600)}.jpg`, 'en').en).toHaveLength(250)
  expect(describeFile('<b>\u202egardens\u0000.jpg', 'en')).toEqual({ en: 'Bgardens' })
})

test('every subject has a name of its own in each language', () => {
  for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
    const names = pictureSubjects.map((subject) => subject[locale][0])
    expect(new Set(names).size, locale).toBe(names.length)
  }
})

test('texts of spaces alone are missing', () => {
  expect(missingTexts({ fr: 'Une maison', nl: ' ', en: '' })).toEqual(['nl', 'en', 'de'])
  expect(filledTexts({ fr: ' Une maison ', nl: ' ', en: '' })).toEqual({ fr: 'Une maison' })
})
