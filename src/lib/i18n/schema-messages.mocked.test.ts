import { expect, test, vi } from 'vitest'

import { findSchemaText } from './schema-messages'

// The setup of tests has loaded the texts of this site.
vi.hoisted(() => vi.resetModules())

vi.mock('./languages/schema', () => ({
  schemaMessages: {
    nl: { shared: { title: 'Titel', city: 'Plaats' } },
    fr: { shared: { title: 'Titre' } },
    en: { shared: { title: 'Title', city: 'Town' } },
    de: { shared: { title: 'Titel', city: '' } },
  },
}))

test('a text is in every language or in none', () => {
  expect(findSchemaText(['shared', 'title'])).toEqual({ nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' })
  expect(findSchemaText(['shared', 'country'])).toBeUndefined()
})

test('a text that some languages lack is an error that names them', () => {
  expect(() => findSchemaText(['shared', 'city'])).toThrow('messages/fr/schema.json: no shared.city')
})
