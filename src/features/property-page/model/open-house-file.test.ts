import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'

import { exampleProperty } from '../../../../tests/support/example-documents'
import { openHouseEntry, openHouseFilePath, parseOpenHouseFile } from './open-house-file'
import type { PropertyDetail } from './property-detail'

const morning = { start: '2026-12-05T09:00:00.000Z', end: '2026-12-05T11:00:00.000Z' }
const afternoon = { start: '2026-12-05T13:00:00.000Z', end: '2026-12-05T15:00:00.000Z' }
const start = '20261205T130000Z'

/** Only what an entry is made from. */
const detail = (change: Partial<PropertyDetail> = {}) =>
  ({
    summary: { ...exampleProperty, openHouses: [morning, afternoon] },
    availability: 'available',
    address: 'Rue du Pont 7, 4400\u00a0Flémalle',
    agent: { name: 'Sophie Lambert', phone: '0470000001' },
    ...change,
  }) as PropertyDetail

const context = {
  t: await getTranslator('fr', 'nl-BE'),
  serverUrl: 'https://agency.example',
  now: new Date('2026-12-01T08:00:00Z'),
}

test('the path of a file names property, moment and language, and is read back', () => {
  const path = openHouseFilePath(4310, afternoon, 'fr')
  expect(path).toBe('/calendar/open-house/fr/4310-20261205T130000Z.ics')
  expect(parseOpenHouseFile('4310-20261205T130000Z.ics')).toEqual({ ref: 4310, start })
})

test.each(['4310.ics', '4310-2026.ics', '-20261205T130000Z.ics', '4310-20261205T130000Z.ics/x', ''])(
  'the name "%s" is none',
  (name) => expect(parseOpenHouseFile(name)).toBeNull(),
)

test('an entry has the moments of the open house, where it is, and who answers', () => {
  expect(openHouseEntry(detail(), start, context)).toEqual({
    uid: 'open-house-4310-20261205T130000Z@agency.example',
    sequence: 0,
    start: new Date(afternoon.start),
    end: new Date(afternoon.end),
    title: 'Portes ouvertes\u00a0: Maison avec vue sur la Meuse',
    description:
      'Visitez ce bien sans rendez-vous.\nSophie Lambert, 0470000001\nhttps://agency.example/fr/a-vendre/flemalle/maison/4310/',
    location: 'Rue du Pont 7, 4400 Flémalle',
    url: 'https://agency.example/fr/a-vendre/flemalle/maison/4310/',
    status: 'CONFIRMED',
    stamp: context.now,
  })
})

test('there is none once it is over, once the property is sold or let, and at another moment', () => {
  const over = { ...context, now: new Date(afternoon.end) }
  expect(openHouseEntry(detail(), start, over)).toBeNull()
  for (const availability of ['sold', 'rented'] as const)
    expect(openHouseEntry(detail({ availability }), start, context)).toBeNull()
  expect(openHouseEntry(detail(), '20261205T140000Z', context)).toBeNull()
})
