import { expect, test } from 'vitest'

import type { FormModel, ModelField } from './form-model'
import { check, options } from './form-schema.fixture'

test('a missing required answer is reported with its label, or with the text of the form', () => {
  const fields: ModelField[] = [
    { kind: 'text', name: 'city', label: 'City', required: true },
    { kind: 'checkboxes', name: 'types', label: 'Types', required: true, options },
    { kind: 'checkbox', name: 'agreed', label: 'Agreed', required: true, missingText: 'Please agree.' },
  ]
  expect(check(fields, { city: ' ', agreed: 'false' })).toEqual({
    ok: false,
    errors: {
      city: 'City is required.',
      types: 'Types: choose at least one.',
      agreed: 'Please agree.',
    },
    unknown: [],
  })
})

test('unknown keys are reported', () => {
  const values = JSON.parse('{"name":"x","__proto__":{"a":1},"constructor":1}') as object
  const result = check([{ kind: 'text', name: 'name', label: 'Name' }], values)
  expect(result).toMatchObject({ ok: false, unknown: ['__proto__', 'constructor'] })
})

test('a hidden field is neither checked nor returned', () => {
  const fields: ModelField[] = [
    {
      kind: 'radio',
      name: 'who',
      label: 'Who',
      options: [
        { value: 'one', label: '1' },
        { value: 'two', label: '2' },
      ],
    },
    { kind: 'text', name: 'other', label: 'Other', required: true, when: { field: 'who', is: ['two'] } },
    { kind: 'text', name: 'third', label: 'Third', required: true, when: { field: 'other', is: ['x'] } },
  ]
  expect(check(fields, { who: 'one', other: 'x' })).toEqual({ ok: true, answers: { who: 'one' } })
  expect(check(fields, { who: 'two' })).toMatchObject({ errors: { other: 'Other is required.' } })
  expect(check(fields, { who: 'two', other: 'x' })).toMatchObject({ errors: { third: 'Third is required.' } })
})

test('an answer is not required where another one says enough', () => {
  const where: ModelField = {
    kind: 'text',
    name: 'town',
    label: 'Town',
    required: true,
    optionalWith: [{ field: 'search', contains: ['near=', 'area='] }, { field: 'zips' }],
  }
  const fields: ModelField[] = [
    where,
    { kind: 'text', name: 'search', label: 'Search' },
    { kind: 'text', name: 'zips', label: 'Postcodes', isPostcodes: true },
  ]
  expect(check(fields, { search: 'near=50,5,1' })).toMatchObject({ ok: true })
  expect(check(fields, { zips: '4000' })).toMatchObject({ ok: true })
  expect(check(fields, { zips: ' ' })).toMatchObject({ errors: { town: 'Town is required.' } })
  expect(check(fields, { search: 'surfaceMin=80' })).toMatchObject({ errors: { town: 'Town is required.' } })
  expect(check(fields, {})).toMatchObject({ errors: { town: 'Town is required.' } })
})

test('answers must meet the rules between fields', () => {
  const day = (name: string): ModelField => ({ kind: 'date', name, label: name })
  const amount = (name: string): ModelField => ({ kind: 'money', name, label: name, min: 0, max: 1e9 })
  const text = (name: string): ModelField => ({ kind: 'email', name, label: name })
  const fields = [day('from'), day('to'), amount('least'), amount('most'), text('mine'), text('theirs')]
  const rules: FormModel['rules'] = [
    { rule: 'notBefore', field: 'to', other: 'from' },
    { rule: 'range', lower: 'least', upper: 'most' },
    { rule: 'differs', field: 'theirs', other: 'mine' },
  ]
  const wrong = {
    from: '2026-12-02',
    to: '2026-12-01',
    least: '9',
    most: '8',
    mine: 'a@b.be',
    theirs: 'A@b.be',
  }
  expect(check(fields, wrong, { rules })).toMatchObject({
    errors: {
      to: 'to: this date lies before “from”.',
      most: 'most: this is lower than “least”.',
      theirs: 'theirs: this must be something other than “mine”.',
    },
  })
  expect(check(fields, { from: '2026-12-02', least: '9' }, { rules })).toMatchObject({ ok: true })
})

test('a rule between answers is named beside an answer that is missing or cannot be read', () => {
  const amount = (name: string): ModelField => ({ kind: 'money', name, label: name, min: 0, max: 1e9 })
  const fields: ModelField[] = [
    { kind: 'text', name: 'town', label: 'Town', required: true },
    amount('least'),
    amount('most'),
  ]
  const rules: FormModel['rules'] = [{ rule: 'range', lower: 'least', upper: 'most' }]
  expect(check(fields, { least: '9', most: '8' }, { rules })).toMatchObject({
    errors: { town: 'Town is required.', most: 'most: this is lower than “least”.' },
  })
  const unread = check(fields, { town: 'Ans', least: '9', most: 'x' }, { rules })
  expect(unread).toMatchObject({
    ok: false,
    errors: { most: expect.stringMatching(/^most: (?!this is lower)/) },
  })
})
