import type { TextFieldSingleValidation } from 'payload'
import { expect, test } from 'vitest'

import { linkFieldValidate } from './link-field'

type Options = Parameters<TextFieldSingleValidation>[1]

const validate = (value: string, required = false) => {
  // The part that the validation reads: a whole request needs a running Payload.
  const req = { t: (key: string) => key, i18n: { language: 'fr' }, payload: { config: {} } }
  return linkFieldValidate(value, { required, req } as unknown as Options)
}

test.each([
  '',
  '/',
  '/for-sale/?type=1',
  'https://example.com/a#b',
  'mailto:info@example.com',
  'tel:+3242223344',
])('%j may be linked', (link) => {
  expect(validate(link)).toBe(true)
})

test.each([
  'for-sale',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('%j may not be linked, and the studio gives the reason in its language', (link) => {
  expect(validate(link)).toContain('Cette adresse ne mène nulle part')
})

test('a required link may not be empty', () => {
  expect(validate('', true)).toBe('validation:required')
})
