import { expect, test } from 'vitest'

import { contactHref, contactSubjects, furtherSubjects } from './contact-subjects'

test('an action names the property and what is asked', () => {
  expect(contactHref('/fr/contact/', 4310, 'visit')).toBe('/fr/contact/?ref=4310&subject=visit')
})

test.each([
  ['sale', true, false],
  ['rent', false, true],
  ['takeover', false, false],
] as const)('a property for %s takes an offer: %s, an application: %s', (goal, offer, apply) => {
  expect(furtherSubjects(goal).includes('offer')).toBe(offer)
  expect(furtherSubjects(goal).includes('apply')).toBe(apply)
})

test('with the two main ones every subject of E8 can be reached', () => {
  const reached = new Set(['visit', 'information', ...furtherSubjects('sale'), ...furtherSubjects('rent')])
  expect([...reached].toSorted()).toEqual([...contactSubjects].toSorted())
})
