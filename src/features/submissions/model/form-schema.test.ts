import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { FormModel, ModelField } from './form-model'
import { checkAnswers } from './form-schema'
import type { ProblemTexts } from './problems'

const texts = (
  JSON.parse(readFileSync('messages/site.en.json', 'utf8')) as { form: { problems: ProblemTexts } }
).form.problems

const modelOf = (fields: ModelField[], more: Partial<FormModel> = {}): FormModel => ({
  kind: 'siteContact',
  locale: 'en',
  title: 'Contact',
  steps: [{ fields }],
  rules: [],
  submitLabel: 'Send',
  ...more,
})

const check = (fields: ModelField[], values: object, more: Partial<FormModel> = {}) =>
  checkAnswers(modelOf(fields, more), values as Record<string, unknown>, texts, '2026-11-21')

/** The parsed answer, or the error text. */
function read(field: Partial<ModelField> & Pick<ModelField, 'kind'>, value: unknown): unknown {
  const result = check([{ name: 'field', label: 'Field', ...field } as ModelField], { field: value })
  return result.ok ? result.answers.field : result.errors.field
}

describe('texts', () => {
  test.each([
    ['  Élise ', 'Élise'],
    ['E\u0301lise', 'Élise'],
    ['\u200b \u2060\ufeff', undefined],
    ['a\u0000b', 'ab'],
    ['x\ud800y', 'x\ufffdy'],
    ['Jan\r\nBcc: someone@example.org', 'Jan Bcc: someone@example.org'],
    ['\u202eevil', 'evil'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['<b>x</b>', '<b>x</b>'],
    [{ $gt: '' }, 'Field: this answer cannot be read.'],
    [['a'], 'Field: this answer cannot be read.'],
    [5, 'Field: this answer cannot be read.'],
    ['x'.repeat(201), 'Field: at most 200 characters.'],
    ['😀'.repeat(200), '😀'.repeat(200)],
  ])('%j is kept as %j', (value, kept) => expect(read({ kind: 'text' }, value)).toEqual(kept))

  test('a long text keeps its lines', () => {
    expect(read({ kind: 'textarea' }, 'one\r\ntwo\u2028three')).toBe('one\ntwo\nthree')
  })

  test.each([
    ['Elise.Dupont@Example.ORG', 'elise.dupont@example.org'],
    ['a@münchen.example', 'a@xn--mnchen-3ya.example'],
    ['x@y', 'Field: the e-mail address is not valid.'],
    ['jan@telenet.be1', 'Field: the e-mail address is not valid.'],
    ['jan@telenet.b-e', 'Field: the e-mail address is not valid.'],
    ['jan@почта.рф', 'Field: the e-mail address is not valid.'],
    ['jan@почта.example', 'jan@xn--80a1acny.example'],
    ['a@b.c, d@e.fr', 'Field: the e-mail address is not valid.'],
    ['a@example.org\nBcc: b@example.org', 'Field: the e-mail address is not valid.'],
    ['<a@example.org>', 'Field: the e-mail address is not valid.'],
    ['a..b@example.org', 'Field: the e-mail address is not valid.'],
    [`${'a'.repeat(250)}@example.org`, 'Field: at most 254 characters.'],
  ])('the e-mail address %j is parsed as %j', (value, kept) =>
    expect(read({ kind: 'email' }, value)).toBe(kept),
  )

  test.each([
    ['0470 12 34 56', '0470 12 34 56'],
    ['+32 (0)4 237.00-00', '+32 (0)4 237.00-00'],
    ['call me', 'Field: the phone number is not valid.'],
    ['12345', 'Field: the phone number is not valid.'],
  ])('the number %j is read as %j', (value, kept) => expect(read({ kind: 'phone' }, value)).toBe(kept))
})

test.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250 000,00 €', 250_000],
  [' 7 ', 7],
  [7, 7],
  ['', undefined],
  ['-1', 'Field: at least €0.'],
  ['1e309', 'Field: enter a whole number.'],
  ['1,5', 'Field: enter a whole number.'],
  [1.5, 'Field: enter a whole number.'],
  [Number.NaN, 'Field: enter a whole number.'],
  ['9007199254740993', 'Field: enter a whole number.'],
  ['1000001', 'Field: at most €1,000,000.'],
  [true, 'Field: this answer cannot be read.'],
])('the amount %j is read as %j', (value, kept) => {
  expect(read({ kind: 'money', min: 0, max: 1_000_000 }, value)).toBe(kept)
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['2026-02-30', 'Field: the date is incomplete or invalid.'],
  ['0000-00-00', 'Field: the date is incomplete or invalid.'],
  ['12/2026', 'Field: the date is incomplete or invalid.'],
  ['2026-11-20', 'Field: choose a date from 21/11/2026.'],
  ['2027-11-22', 'Field: choose a date up to 21/11/2027.'],
])('the day %j is read as %j', (value, kept) => {
  expect(read({ kind: 'date', fromDays: 0, toDays: 365 }, value)).toBe(kept)
})

test.each([
  ['50.6,5.57', '50.6,5.57'],
  [' 50.123456789 , -5.5 ', '50.123457,-5.5'],
  ['91,0', false],
  ['50.6', false],
  ['50.6,5.57,1', false],
  ['NaN,1', false],
])('the point %j is read as %j', (value, kept) => {
  expect(read({ kind: 'point' }, value)).toBe(
    kept || 'Field: this point cannot be read. Set it again or leave it out.',
  )
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'full', label: 'Full', disabled: true },
]

test.each([
  ['radio', 'a', 'a'],
  ['radio', '__proto__', 'Field: this choice does not exist (any more). Choose again.'],
  // A slot may have been booked since the form was shown; the form's own rules report that.
  ['select', 'full', 'full'],
  ['checkboxes', ['b', 'a', 'b'], ['a', 'b']],
  ['checkboxes', 'b', ['b']],
  ['checkboxes', ['b', 'z'], 'Field: this choice does not exist (any more). Choose again.'],
  ['checkboxes', [{}], 'Field: this answer cannot be read.'],
] as const)('of a %s, %j is read as %j', (kind, value, kept) => {
  expect(read({ kind, options: [...options] }, value)).toEqual(kept)
})

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
    ...{ kind: 'text', name: 'town', label: 'Town', required: true },
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
