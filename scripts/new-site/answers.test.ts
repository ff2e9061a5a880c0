import { expect, test } from 'vitest'

import { AnswersError, parseAnswers } from './answers'

const least = {
  name: 'Immo Citadelle',
  languages: ['fr', 'nl'],
  centre: { name: 'Namur', latitude: 50.4669, longitude: 4.8675 },
  email: 'info@immo-citadelle.example',
  telephone: '081 00 00 00',
  administrator: { name: 'Anne', email: 'anne@immo-citadelle.example' },
}

test('what is left out follows from the rest', () => {
  expect(parseAnswers(least)).toMatchObject({
    legalName: 'Immo Citadelle',
    defaultLanguage: 'fr',
    sourceLanguage: 'fr',
    theme: 'perron',
  })
  expect(parseAnswers({ ...least, defaultLanguage: 'nl' }).sourceLanguage).toBe('nl')
})

test.each([
  [{ ...least, name: ' ' }, 'name'],
  [{ ...least, languages: [] }, 'languages'],
  [{ ...least, languages: ['fr', 'xx'] }, 'languages.1'],
  [{ ...least, defaultLanguage: 'de' }, 'defaultLanguage'],
  [{ ...least, sourceLanguage: 'en' }, 'sourceLanguage'],
  [{ ...least, centre: { ...least.centre, latitude: 91 } }, 'centre.latitude'],
  [{ ...least, colour: 'green' }, 'colour'],
  [{ ...least, theme: 'neon' }, 'theme'],
  [{ ...least, productName: '' }, 'productName'],
  [{ ...least, modules: { projets: false } }, 'modules'],
  [{ ...least, modules: { projects: 'no' } }, 'modules.projects'],
  [{ ...least, email: 'info' }, 'email'],
  [{ ...least, telefone: '1' }, 'telefone'],
  [{ ...least, administrator: { name: 'Anne' } }, 'administrator.email'],
  [[], 'the file'],
  [null, 'the file'],
])('%j is refused with the name of the wrong answer', (given, name) => {
  expect(() => parseAnswers(given)).toThrow(AnswersError)
  expect(() => parseAnswers(given)).toThrow(name)
})
