import { expect, test } from 'vitest'

import {
  formOfEarlierSubject,
  formsBeside,
  formsOfProperty,
  propertyForms,
  readPropertyForm,
} from './property-forms'

test.each([
  ['sale', true, false],
  ['rent', false, true],
  ['takeover', false, false],
] as const)('a property for %s takes an offer: %s, an application: %s', (goal, offer, application) => {
  const forms = formsOfProperty({ goal, availability: 'available' })
  expect(forms.includes('purchaseOffer')).toBe(offer)
  expect(forms.includes('rentalApplication')).toBe(application)
})

test.each(['sold', 'rented', 'notFound'] as const)(
  'nothing can be asked about what is %s',
  (availability) => {
    expect(formsOfProperty({ goal: 'sale', availability })).toEqual([])
  },
)

test('all forms are available under option', () => {
  const property = { goal: 'rent', availability: 'underOption' } as const
  expect(formsOfProperty(property)).toEqual(formsOfProperty({ ...property, availability: 'available' }))
})

test.each(propertyForms.map((form) => [form] as const))('an address can ask for %s', (form) => {
  expect(readPropertyForm(form)).toBe(form)
})

test.each(['siteContact', 'toString', '', undefined, ['visitRequest']])(
  '%j is no form of a property',
  (raw) => {
    expect(readPropertyForm(raw)).toBeNull()
  },
)

test('beside a form there is no request for a visit where one can be booked', () => {
  const forms = formsOfProperty({ goal: 'sale', availability: 'available' })
  expect(formsBeside('contactAppointment', forms)).toEqual([
    'documentRequest',
    'purchaseOffer',
    'sendToFriend',
  ])
  expect(formsBeside('sendToFriend', forms)).not.toContain('visitRequest')
  const withoutBooking = forms.filter((form) => form !== 'contactAppointment')
  expect(formsBeside('sendToFriend', withoutBooking)).toContain('visitRequest')
})

test('every older subject has its form, an unknown one gets the general question', () => {
  const subjects = ['visit', 'information', 'appointment', 'documents', 'offer', 'apply', 'friend']
  expect(subjects.map(formOfEarlierSubject)).toEqual([...propertyForms])
  expect(formOfEarlierSubject('constructor')).toBe('contactMe')
})
