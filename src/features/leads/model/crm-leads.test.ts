import { expect, test } from 'vitest'

import { formKinds, type FormKind } from '@/features/submissions/model/form-kinds'

import { toOmnicasaCall } from './omnicasa-lead'
import type { PassedLead } from './passed-lead'
import { toWhiseContact } from './whise-lead'

const property = { ref: 4638, source: 'office', externalId: '77001' }

const passed = (form: FormKind, more: Partial<PassedLead['lead']> = {}): PassedLead => ({
  version: 1,
  event: 'lead.created',
  lead: {
    id: 'lead-1',
    form,
    subject: 'Demande de visite – Aurélie Lambert – 4638',
    createdAt: '2026-11-21T09:15:00.000Z',
    language: 'fr',
    person: {
      title: 'ms',
      firstName: 'Aurélie',
      lastName: 'Lambert',
      email: 'a@example.org',
      phone: '0495 11 22 33',
    },
    property,
    project: null,
    answers: {},
    answersInWords: [{ label: 'Message', value: 'Nous serions deux.' }],
    consent: null,
    campaign: null,
    offer: null,
    studioUrl: 'https://www.example.be/admin/collections/leads/lead-1/',
    ...more,
  },
})

const text = `Message: Nous serions deux.
Ref. 4638
https://www.example.be/admin/collections/leads/lead-1/`

const person = {
  Name: 'Lambert',
  FirstName: 'Aurélie',
  AddressTitle: '5',
  Email: 'a@example.org',
  GSM: '0495 11 22 33',
  LanguageId: 2,
  LanguageIdFromParameter: 2,
}

test.each(formKinds.filter((form) => form !== 'demandRegister'))('%s is a contact of Omnicasa', (form) => {
  expect(toOmnicasaCall(passed(form), null)).toEqual({
    method: 'ContactOnMe',
    params: {
      ...person,
      Subject: 'Demande de visite – Aurélie Lambert – 4638',
      Content: text,
      ObjectID: 77001,
      IsCreatedDemand: false,
      IsReceivedEmail: false,
      CustomStr1: 'lead-1',
    },
  })
})

test('a search is a demand of Omnicasa', () => {
  const answers = {
    goal: 'rent',
    types: ['1'],
    localities: ['4400 Flémalle', '4000 Liège', '4000 Rocourt', 'elsewhere'],
    minPrice: 150_000,
    maxPrice: '275000',
    minBedrooms: 2,
    minBathrooms: 1,
    minGarages: 0,
    garden: true,
    terrace: false,
    frequency: 'daily',
  }
  expect(toOmnicasaCall(passed('demandRegister', { answers, property: null }), null)).toEqual({
    method: 'DemandRegister2',
    params: {
      ...person,
      Goal: 1,
      Zips: ['4400', '4000'],
      PriceMin: 150_000,
      PriceMax: 275_000,
      MinRooms: 2,
      MinBathRooms: 1,
      MinGarages: 0,
      Garden: true,
      Comment: text.replace('Ref. 4638\n', ''),
      IsReceivedEmail: false,
    },
  })
})

test.each([
  ['nl', 'mr', '1'],
  ['fr', 'miss', '5'],
  ['en', 'ms', '8'],
  ['de', 'ms', undefined],
  ['fr', undefined, undefined],
] as const)('the title of a person in %s, %s, has the code %s', (language, title, code) => {
  const { params } = toOmnicasaCall(
    passed('contactMe', { language, person: { ...(title && { title }) } }),
    null,
  )
  expect(params.AddressTitle).toBe(code)
})

test.each([
  ['0495 11 22 33', 'GSM'],
  ['+32 495/11.22.33', 'GSM'],
  ['04 223 45 67', 'PhoneNumber'],
  ['+49 151 1234567', 'PhoneNumber'],
])('%s is a %s', (phone, name) => {
  expect(toOmnicasaCall(passed('contactMe', { person: { phone } }), null).params).toHaveProperty(name, phone)
})

test.each([
  [property, null, 77001],
  [property, 'office', 77001],
  [property, 'another', undefined],
  [{ ...property, externalId: 'abc' }, null, undefined],
  [{ ...property, externalId: '1e5' }, null, undefined],
  [{ ...property, externalId: null }, null, undefined],
  [null, null, undefined],
])('the number of %j with the source %s is %s', (about, source, number) => {
  const lead = passed('visitRequest', { property: about })
  expect(toOmnicasaCall(lead, source).params.ObjectID).toBe(number)
  expect(toWhiseContact(lead, { source, officeId: 7 }).EstateIds).toEqual(number && [number])
})

test.each(formKinds)('%s is a contact of Whise, without consents', (form) => {
  expect(toWhiseContact(passed(form), { source: null, officeId: 7 })).toEqual({
    Name: 'Lambert',
    FirstName: 'Aurélie',
    CountryId: 1,
    PrivateEmail: 'a@example.org',
    PrivateMobile: '0495 11 22 33',
    LanguageId: 'fr-BE',
    OfficeIds: [7],
    EstateIds: [77001],
    Message: `Demande de visite – Aurélie Lambert – 4638 (lead-1)\n${text}`,
  })
})

test('a person who gave an e-mail address alone has it as a name', () => {
  const lead = passed('signNewsletter', { person: { email: 'x@example.org' } })
  expect(toWhiseContact(lead, { source: null, officeId: 7 }).Name).toBe('x@example.org')
  expect(toOmnicasaCall(lead, null).params.Name).toBe('x@example.org')
})
