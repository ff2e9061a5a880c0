import { expect, test } from 'vitest'

import { describeProblem, type ProblemTexts } from './problems'

const texts = { required: 'Veuillez écrire {field}.' } as ProblemTexts

test.each([
  ['votre adresse', 'Veuillez écrire votre adresse.'],
  ['quand voulez-vous déménager\u00a0?', 'Veuillez écrire quand voulez-vous déménager.'],
  ['wanneer wil u verhuizen?', 'Veuillez écrire wanneer wil u verhuizen.'],
])('the label “%s” is used in a sentence without a question mark', (field, text) => {
  expect(describeProblem(texts, { code: 'required', values: { field } })).toBe(text)
})
