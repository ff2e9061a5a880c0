import fc from 'fast-check'
import { expect, test } from 'vitest'

import { agencyDetails, fillPlaceholders, hasPlaceholder, type AgencyDetails } from './agency-details'

const details: AgencyDetails = {
  agency: 'Immo Sablier & fils',
  phone: '081 22 33 44',
  email: 'bonjour@sablier.example',
  address: 'Rue du Pont 7 / 2, 5000 Namur',
}

test('the details are those of the agency, in the form in which they are read', () => {
  const agency = { name: 'Sablier', phone: '0470123456', email: 'a@b.example', street: 'Rue du Pont' }
  expect(agencyDetails({ ...agency, houseNumber: '7', boxNr: '2', zip: '5000', city: 'Namur' })).toEqual({
    agency: 'Sablier',
    phone: '0470 12 34 56',
    email: 'a@b.example',
    address: 'Rue du Pont 7 / 2, 5000 Namur',
  })
  expect(agencyDetails({ zip: '5000' })).toEqual({ agency: '', phone: '', email: '', address: '5000' })
})

test.each([
  ['Appelez le {phone} : {agency}', 'Appelez le 081 22 33 44 : Immo Sablier & fils'],
  ['tel:{phone}', 'tel:+3281223344'],
  ['mailto:{email}', 'mailto:bonjour@sablier.example'],
  ['mailto:{email}?subject={agency}', 'mailto:bonjour@sablier.example?subject=Immo%20Sablier%20%26%20fils'],
  [
    'https://maps.example/?q={address}',
    'https://maps.example/?q=Rue%20du%20Pont%207%20%2F%202%2C%205000%20Namur',
  ],
  ['<a href="tel:{phone}">{phone}</a>', '<a href="tel:+3281223344">081 22 33 44</a>'],
  ['E-mail:{email}', 'E-mail:bonjour@sablier.example'],
  ['{year} {count} {Phone} {}', '{year} {count} {Phone} {}'],
])('%j reads %j', (text, filled) => {
  expect(fillPlaceholders(text, details)).toBe(filled)
})

test('a link to a detail that the agency has not given is empty', () => {
  const unknown = { agency: '', phone: '', email: '', address: '' }
  expect(['tel:{phone}', 'mailto:{email}', '{phone}'].map((each) => fillPlaceholders(each, unknown))).toEqual(
    ['', '', ''],
  )
})

test('a text without placeholders stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => hasPlaceholder(text) || fillPlaceholders(text, details) === text),
  )
})

test('a detail that looks like a placeholder is not filled in again', () => {
  expect(fillPlaceholders('{agency}', { ...details, agency: '{phone}' })).toBe('{phone}')
})
