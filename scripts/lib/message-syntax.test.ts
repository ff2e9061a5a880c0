import { expect, test } from 'vitest'

import { checkMessage } from './message-syntax'

test('a message with the same values everywhere is right', () => {
  expect(checkMessage({ nl: 'Dag {name}', fr: 'Bonjour <b>{name}</b>' })).toEqual([
    'different values (nl: name; fr: b, name)',
  ])
  expect(checkMessage({ nl: 'Dag {name}', fr: 'Bonjour {name}' })).toEqual([])
})

test('a message that is not ICU is named with its language', () => {
  expect(checkMessage({ nl: 'Dag {name', fr: 'Bonjour {name}' })).toEqual([
    expect.stringMatching(/^nl: is not valid ICU/),
  ])
})

test('a count needs plural forms in every language', () => {
  const french = '{count, plural, one {# bien} other {# biens}}'
  expect(checkMessage({ nl: '{count} panden', fr: french })).toEqual([
    'nl: {count} has no plural forms; a number that changes no word has another name',
  ])
  expect(checkMessage({ nl: '{count, plural, other {# panden}}', fr: french })).toEqual([
    'nl: {count} has no form “one”',
  ])
})

test('values inside the forms of a plural count too', () => {
  expect(
    checkMessage({
      nl: '{count, plural, one {één pand in {city}} other {# panden in {city}}}',
      fr: '{count, plural, one {un bien} other {# biens}}',
    }),
  ).toEqual(['different values (nl: city, count; fr: count)'])
})

test('an empty text and a straight apostrophe are problems', () => {
  expect(checkMessage({ nl: ' ', fr: "l'agence" })).toEqual([
    'nl: is empty',
    'fr: has a straight apostrophe between letters',
  ])
})
