import { expect, test } from 'vitest'

import { locales, localized, type Locale } from '@/lib/i18n/locales'

import type { DocumentLanguages } from './describe-languages'
import { languagesToReview, publishedLanguages } from './published-languages'

const spot = { at: 'title', tab: null, label: 'Titre', excerpt: 'Maison' }

type Summary = DocumentLanguages['languages']['fr']

const complete: Summary = {
  state: 'published',
  isOnline: true,
  isChanged: false,
  missing: [],
  stale: [],
  isNamed: true,
}

const documentWith = (
  summaries: Partial<Record<Locale, Partial<Summary>>>,
  publishedIn: Locale[] | null,
) => ({
  collection: 'pages' as const,
  enabled: locales,
  publishedIn,
  languages: localized((locale) => ({ ...complete, ...summaries[locale] })),
})

test('a language is published when it is offered and has a title', () => {
  expect(publishedLanguages(documentWith({}, ['fr', 'nl']))).toEqual(['nl', 'fr'])
  expect(publishedLanguages(documentWith({ nl: { isNamed: false } }, ['fr', 'nl']))).toEqual(['fr'])
  expect(publishedLanguages(documentWith({ de: { isNamed: false } }, null))).toEqual(['nl', 'fr', 'en'])
  const property = {
    ...documentWith({ nl: { isNamed: false } }, ['fr', 'nl']),
    collection: 'properties' as const,
  }
  expect(publishedLanguages(property)).toEqual(['nl', 'fr'])
  expect(publishedLanguages({ ...property, enabled: ['fr', 'en'] })).toEqual(['fr'])
})

test('a published language with texts to review is named, another is not', () => {
  const document = documentWith({ nl: { stale: [spot] }, en: { stale: [spot] } }, ['fr', 'nl'])
  expect(languagesToReview(document)).toEqual(['nl'])
  expect(languagesToReview({ ...document, publishedIn: null })).toEqual(['nl', 'en'])
  expect(languagesToReview(documentWith({}, null))).toEqual([])
})
