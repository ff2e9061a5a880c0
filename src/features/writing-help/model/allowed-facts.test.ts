import { expect, test } from 'vitest'

import { catalogue, catalogueFields } from '@/features/property/model/catalogue'
import type { CatalogueField } from '@/features/property/model/types'

import { allowedFacts } from './allowed-facts'
import { cleanFreeText } from './free-text'

const surroundings = { type: 'Maison', town: 'Dinant', epcLabel: 'B' }

/** A value for any field; texts say which field they are of. */
function valueOf(field: CatalogueField): unknown {
  if (field.kind === 'choice') {
    const [first] = Object.keys(field.options)
    return field.many ? [first] : first
  }
  if (field.kind === 'flag') return 'yes'
  if (field.kind === 'date') return '2027-03-01'
  if (field.kind === 'year') return 1974
  return field.kind === 'text' || field.kind === 'localizedText' ? `text of ${field.name}` : 7
}

/** A property with a value in every field of the catalogue and beside it. */
const full = {
  ...Object.fromEntries(catalogueFields.map((field) => [field.name, valueOf(field)])),
  street: 'Rue du Secret',
  houseNumber: '47',
  box: 'B9',
  latitude: 50.1,
  longitude: 4.9,
  notes: 'text of notes',
  owners: ['owner-1'],
  agent: 'agent-1',
  headline: 'text of headline',
  description: 'text of description',
  sellerConsent: { date: '2027-01-01' },
  pointsOfInterest: [{ kind: 'school', name: 'text of a place', distanceInMetres: 413 }],
  price: 250_000,
  goal: 'sale',
}

test('of a property with every field filled no text, person, place or code is sent', () => {
  const sent = JSON.stringify(allowedFacts(full, surroundings, 'fr'))
  for (const secret of ['text of', 'Secret', '47', 'B9', '50.1', '4.9', 'owner-1', 'agent-1', '413'])
    expect(sent).not.toContain(secret)
  expect(sent).toContain('Dinant')
})

test('nothing of the law, risks, annuities and own fields is sent', () => {
  const labels = allowedFacts(full, surroundings, 'en').map(({ label }) => label)
  const closed = [catalogue.legal, catalogue.risk, catalogue.viager, catalogue.own].flat()
  expect(closed.filter(({ label }) => labels.includes(label.en))).toEqual([])
  expect(labels).toEqual(expect.arrayContaining(['Bedrooms', 'Living area', 'Heating', 'School']))
})

test('without a public price no amount is sent', () => {
  const sent = allowedFacts({ ...full, publishPrice: false }, surroundings, 'fr')
  expect(sent.filter(({ value }) => /€|250/.test(value))).toEqual([])
})

test.each([
  ['Appelez le 04 223 45 67 ou 0470/12.34.56.', 'Appelez le […] ou […].'],
  ['+32 (0)4 223 45 67, jan@voorbeeld.be', '[…], […]'],
  ['Rue du Secret 12, 250.000 € et 1 234 m², 2027', '[…], 250.000 € et 1 234 m², 2027'],
  ['bij Anna Peeters', 'bij […]'],
])('“%s” is sent as “%s”', (text, cleaned) => {
  expect(cleanFreeText(text, ['Rue du Secret', 'Anna Peeters'])).toBe(cleaned)
})
