import { expect, test } from 'vitest'

import { stateInLanguage, stateOfDocument, type LanguageFacts } from './publication-state'

const facts = (isWritten: boolean, isOnline: boolean, isChanged: boolean, isToReview: boolean) => ({
  isWritten,
  isOnline,
  isChanged,
  isToReview,
})

/** Every combination of the facts. Written, online, changed, to review: in the language, and as the only language. */
const table = [
  [facts(false, false, false, false), 'absent', 'draft'],
  [facts(false, false, false, true), 'absent', 'draft'],
  [facts(false, false, true, false), 'absent', 'draft'],
  [facts(false, false, true, true), 'absent', 'draft'],
  [facts(false, true, false, false), 'published', 'published'],
  [facts(false, true, false, true), 'published', 'published'],
  [facts(false, true, true, false), 'changed', 'changed'],
  [facts(false, true, true, true), 'changed', 'changed'],
  [facts(true, false, false, false), 'draft', 'draft'],
  [facts(true, false, false, true), 'review', 'draft'],
  [facts(true, false, true, false), 'draft', 'draft'],
  [facts(true, false, true, true), 'review', 'draft'],
  [facts(true, true, false, false), 'published', 'published'],
  [facts(true, true, false, true), 'review', 'review'],
  [facts(true, true, true, false), 'changed', 'changed'],
  [facts(true, true, true, true), 'review', 'changed'],
] as const satisfies [LanguageFacts, string, string][]

test.each(table)('%o: in the language %s, as a document %s', (each, inLanguage, asDocument) => {
  expect(stateInLanguage(each)).toBe(inLanguage)
  expect(stateOfDocument([each])).toBe(asDocument)
})

const published = facts(true, true, false, false)
const written = facts(true, false, false, false)

test.each([
  ['one language online and one written', [published, written], 'published'],
  ['a language online and one to review', [published, facts(true, false, false, true)], 'review'],
  [
    'a difference in a language that is not online',
    [published, facts(true, false, true, false)],
    'published',
  ],
  [
    'a difference online and texts to review',
    [facts(true, true, true, false), facts(true, true, false, true)],
    'changed',
  ],
  ['no language', [], 'draft'],
] as const)('a document with %s', (_, languages, state) => {
  expect(stateOfDocument(languages)).toBe(state)
})
