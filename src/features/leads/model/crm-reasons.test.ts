import { expect, test } from 'vitest'

import { studioTranslator } from '@/lib/i18n/studio-text'

import { describeCrmReason, writeCrmReason } from './crm-reasons'

test.each([
  ['nl', 'Het CRM heeft de aanvraag geweigerd: Zip is required $&'],
  ['fr', 'Le CRM a refusé la demande : Zip is required $&'],
  ['en', 'The CRM refused the lead: Zip is required $&'],
  ['de', 'Das CRM hat die Anfrage abgelehnt: Zip is required $&'],
])('a refusal in %s', (language, words) => {
  const stored = writeCrmReason('refused', 'Zip is required $&')
  expect(describeCrmReason(stored, studioTranslator(language)).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each(['connect ECONNREFUSED', 'Error: socket hang up', 'constructor: x', 'The CRM answered 500', ''])(
  '“%s” is shown as it is',
  (text) => expect(describeCrmReason(text, studioTranslator('fr'))).toBe(text),
)
