import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'

import { nameWithLabel, translatePayloadText } from './repair-names'

test.each([
  ['Drag to move', 'Glisser pour déplacer'],
  ['select-all', 'Sélectionner toutes les lignes'],
  ['Failed to save 3 files', '3 fichiers n’ont pas été enregistrés.'],
  ['Failed to save 1 files', '1 fichier n’a pas été enregistré.'],
  ['Choose vendredi 4 décembre 2026', 'Choisir vendredi 4 décembre 2026'],
  ['ID:', 'Sans titre'],
  ['Sans titre - ID: 80421119-9db4-4419-91e7-7aa45c672283', 'Sans titre (2283)'],
  ['Sans titre - ID: 80421119-9db4-4419-91e7-7aa45c674501', 'Sans titre (4501)'],
  ['80421119-9db4-4419-91e7-7aa45c672283', 'Sans titre'],
  ['Not available lundi 1 juin 2026', 'lundi 1 juin 2026 (indisponible)'],
])('the English "%s" of Payload is "%s" in French', (english, french) => {
  expect(translatePayloadText(english, studioTranslator('fr'))).toBe(french)
})

test.each(locales)('a text of an editor stays as it is in %s', (locale) => {
  for (const text of [
    '',
    'Time flies',
    'Choose your home',
    'Villa',
    'Edit link of the week',
    'Maison - ID: 12',
  ])
    expect(translatePayloadText(text, studioTranslator(locale))).toBeNull()
})

test('a label of several languages in a name becomes the label that is shown', () => {
  expect(nameWithLabel('Trier\u00a0: [object Object], croissant', 'Titre *')).toBe(
    'Trier\u00a0: Titre, croissant',
  )
  expect(nameWithLabel('Ajouter\u00a0: [object Object]', undefined)).toBeNull()
  expect(nameWithLabel('Fermer', 'Titre')).toBeNull()
})
