import { describe, expect, test } from 'vitest'

import type { ModelField } from './form-model'
import { check, options } from './form-schema.fixture'

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
  ])('%j is kept as %j', (value, expected) => expect(read({ kind: 'text' }, value)).toEqual(expected))

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
  ])('the e-mail address %j is parsed as %j', (value, expected) =>
    expect(read({ kind: 'email' }, value)).toBe(expected),
  )

  test.each([
    ['0470 12 34 56', '0470 12 34 56'],
    ['+32 (0)4 237.00-00', '+32 (0)4 237.00-00'],
    ['call me', 'Field: the phone number is not valid.'],
    ['12345', 'Field: the phone number is not valid.'],
  ])('the number %j is read as %j', (value, expected) =>
    expect(read({ kind: 'phone' }, value)).toBe(expected),
  )
})

test.each([
  ['250000', 250_000],
  ['250.000', 250_000],
  ['250 000,00 €', 250_000],
  [' 7 ', 7],
  [7, 7],
  ['', undefined],
  ['-1', 'Field: at least €\u00a00.'],
  ['1e309', 'Field: enter a whole number.'],
  ['1,5', 'Field: enter a whole number.'],
  [1.5, 'Field: enter a whole number.'],
  [Number.NaN, 'Field: enter a whole number.'],
  ['9007199254740993', 'Field: enter a whole number.'],
  ['1000001', 'Field: at most €\u00a01.000.000.'],
  [true, 'Field: this answer cannot be read.'],
])('the amount %j is read as %j', (value, expected) => {
  expect(read({ kind: 'money', min: 0, max: 1_000_000 }, value)).toBe(expected)
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['2026-02-30', 'Field: the date is incomplete or invalid.'],
  ['0000-00-00', 'Field: the date is incomplete or invalid.'],
  ['12/2026', 'Field: the date is incomplete or invalid.'],
  ['2026-11-20', 'Field: choose a date from 21/11/2026.'],
  ['2027-11-22', 'Field: choose a date up to 21/11/2027.'],
])('the day %j is read as %j', (value, expected) => {
  expect(read({ kind: 'date', fromDays: 0, toDays: 365 }, value)).toBe(expected)
})

test.each([
  ['50.6,5.57', '50.6,5.57'],
  [' 50.123456789 , -5.5 ', '50.123457,-5.5'],
  ['91,0', false],
  ['50.6', false],
  ['50.6,5.57,1', false],
  ['NaN,1', false],
])('the point %j is read as %j', (value, expected) => {
  expect(read({ kind: 'point' }, value)).toBe(
    expected || 'Field: this point cannot be read. Set it again or leave it out.',
  )
})

test.each([
  ['radio', 'a', 'a'],
  ['radio', '__proto__', 'Field: this choice does not exist (any more). Choose again.'],
  // A slot may have been booked since the form was shown; the form's own rules report that.
  ['select', 'full', 'full'],
  ['checkboxes', ['b', 'a', 'b'], ['a', 'b']],
  ['checkboxes', 'b', ['b']],
  ['checkboxes', ['b', 'z'], 'Field: this choice does not exist (any more). Choose again.'],
  ['checkboxes', [{}], 'Field: this answer cannot be read.'],
] as const)('of a %s, %j is read as %j', (kind, value, expected) => {
  expect(read({ kind, options: [...options] }, value)).toEqual(expected)
})
