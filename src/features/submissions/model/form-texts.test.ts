import { expect, test } from 'vitest'

import { withStepTexts } from './form-texts'

test('a field has its own text, else the one that forms share', () => {
  const fields = [
    { kind: 'email', name: 'email' },
    { kind: 'textarea', name: 'message' },
  ] as const
  const step = withStepTexts({ fields: [...fields] }, 'testimonial')
  const [email, message] = step.fields
  expect(email).toMatchObject({ label: { en: 'E-mail' }, help: { en: 'Does not appear on the site.' } })
  expect(message).toMatchObject({ label: { en: 'Message' } })
  expect(message).not.toHaveProperty('help')
  expect(step).not.toHaveProperty('title')
})

test('a step has the texts of its id, and an option its own or that of the messages', () => {
  const label = { nl: 'a', fr: 'b', en: 'c', de: 'd' }
  const { title, fields } = withStepTexts(
    {
      id: 'person',
      fields: [{ kind: 'radio', name: 'contactDevice', options: ['email', { value: 'phone', label }] }],
    },
    'siteContact',
  )
  expect(title?.en).toBe('Your details')
  expect(fields[0]).toMatchObject({
    options: [
      { value: 'email', label: { fr: 'E-mail' } },
      { value: 'phone', label },
    ],
  })
})

test('a label, an option or a title without a text is an error', () => {
  const choice = { kind: 'radio', name: 'contactDevice', options: ['pigeon'] } as const
  expect(() => withStepTexts({ fields: [{ kind: 'text', name: 'unknown' }] }, 'contactMe')).toThrow(
    'forms.contactMe.fields.unknown.label',
  )
  expect(() => withStepTexts({ fields: [{ ...choice, options: ['pigeon'] }] }, 'contactMe')).toThrow(
    'options.pigeon',
  )
  expect(() => withStepTexts({ id: 'unknown', fields: [] }, 'contactMe')).toThrow('steps.unknown.title')
})
