import { readFileSync } from 'node:fs'

import type { FormModel, ModelField } from './form-model'
import { checkAnswers } from './form-schema'
import type { ProblemTexts } from './problems'

const texts = (
  JSON.parse(readFileSync('messages/en/site.json', 'utf8')) as { form: { problems: ProblemTexts } }
).form.problems

const modelOf = (fields: ModelField[], more: Partial<FormModel> = {}): FormModel => ({
  kind: 'siteContact',
  locale: 'en',
  priceStyle: 'belgianDutch',
  title: 'Contact',
  steps: [{ fields }],
  rules: [],
  submitLabel: 'Send',
  ...more,
})

/** Checks answers against a form of these fields, in English. */
export const check = (fields: ModelField[], values: object, more: Partial<FormModel> = {}) =>
  checkAnswers(modelOf(fields, more), values as Record<string, unknown>, texts, '2026-11-21')

export const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'full', label: 'Full', disabled: true },
]
