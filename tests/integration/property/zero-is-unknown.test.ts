import type { Payload } from 'payload'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ListingData } from '@/app/(site)/_views/structured-data'
import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { compareProperties } from '@/features/saved/model/comparison'
import { getPropertyForStaff } from '@/features/accounts/server/own-properties'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { cardFacts } from '@/features/listings/ui/to-card-data'
import { findComparison } from '@/features/listings/server/find-comparison'
import { findListing } from '@/features/listings/server/find-listing'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { getListingFacts } from '@/features/listings/server/get-listing-facts'
import { getProject } from '@/features/projects/server/get-project'
import { catalogueFields } from '@/features/property/model/catalogue'
import { defaultPriceStyle } from '@/features/property/model/price'
import { isZeroUnknown } from '@/features/property/model/known-measure'
import { locales } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Zero of a surface or of a number of rooms is unknown, on every way to visitors. */

let running: TestPayload
let payload: Payload
let project: { id: string }
let property: { id: string }
const ref = 4812

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const locality = await makeMinimal(payload, 'localities', { name: 'Liège', slug: 'liege' })
  const house = await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })
  project = await makeMinimal(payload, 'projects', { name: 'Works', _status: 'published', status: 'active' })
  const zeros = catalogueFields
    .filter((field) => isZeroUnknown(field) && field.kind !== 'year' && !field.name.startsWith('viager'))
    .map(({ name }) => [name, 0])
  property = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    price: 123_456,
    publishPrice: true,
    ref,
    headline: 'Maison',
    description: 'Une maison.',
    locality: locality.id,
    type: house.id,
    project: project.id,
    floor: 0,
    energyPerformance: 0,
    ...Object.fromEntries(zeros),
  })
  for (const locale of ['nl', 'en', 'de'] as const)
    await payload.db.updateOne({
      collection: 'properties',
      id: property.id,
      locale,
      data: { headline: 'House' },
    })
})
afterAll(() => running.stop())

/** A value of zero under a name that is no price, charge, floor or place in a list. */
const unknownShown = new RegExp(
  [
    '"(?:bedrooms|bathrooms|livingArea|groundArea|livingAreaInSquareMetres|groundAreaInSquareMetres)":"?0',
    '"terraceInSquareMetres":0',
    '"numberOf(?:Bedrooms|BathroomsTotal)":"?0',
    '"value":(?:"0"|0,"unitCode")',
    '(?<![\\d.,])0[\\u00a0 ]m²?(?!\\w)',
  ].join('|'),
)

test.each(locales)('zeros are on no page, card, table or description in %s', async (locale) => {
  const page = await loadSitePage(locale, `property/${ref}`)
  if (page.kind !== 'property') throw new Error(`no page: ${page.kind}`)
  const { sections, epc } = page.property
  const compared = await findComparison([ref], locale)
  const context = { locale, priceStyle: defaultPriceStyle, t: await getTranslator(locale, 'nl-BE') }
  const { prelude } = await prerender(await ListingData({ property: page.property, path: '/x/', locale }))
  const ways: Record<string, unknown> = {
    page: page.property,
    comparison: compareProperties(compared, context),
    card: compared.map(({ summary }) => cardFacts(summary, { locale })),
    list: await findListing(unfilteredListing('sale'), locale),
    favourites: await findPropertiesByRefs([ref], locale),
    'structured data': [await getListingFacts(ref, locale), await new Response(prelude).text()],
    project: await getProject(project.id, locale),
    portal: await getPropertyForStaff(payload, { agent: null, property: property.id }, locale),
  }
  for (const [way, answer] of Object.entries(ways)) {
    expect(answer, way).toBeTruthy()
    expect([way, JSON.stringify(answer).replaceAll('\\"', '"').match(unknownShown)?.[0]]).toEqual([
      way,
      undefined,
    ])
  }
  // What is meant as zero stays.
  const shown = sections.flatMap(({ facts }) => facts.map(({ field }) => field))
  expect(shown).toContain('floor')
  for (const { name } of catalogueFields.filter((field) => isZeroUnknown(field)))
    expect(shown).not.toContain(name)
  expect(epc.state === 'known' ? epc.consumption : '0').toContain('0')
})

test('filters count an unknown number as none', async () => {
  const { docs } = await payload.find({ collection: 'searchRows', where: { ref: { equals: ref } } })
  expect(docs[0]).toMatchObject({ bedrooms: null, bathrooms: null, surfaceLiving: null, surfaceGround: null })
  await payload.update({ collection: 'properties', id: property.id, data: { bedrooms: 2 }, context: quiet() })
  const after = await payload.find({ collection: 'searchRows', where: { ref: { equals: ref } } })
  expect(after.docs[0]).toMatchObject({ bedrooms: 2 })
})
