import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { confirmAndNotify } from '@/features/subscriptions/server/confirm-and-notify'
import { findPropertiesOf } from '@/features/subscriptions/server/demand-index/find-properties'
import { parseListingQuery } from '@/features/listings/model/search-params'
import { findListing, keepExistingFilters } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, minimalArguments, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let house: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  house = (await makeMinimal(payload, 'propertyTypes', { name: 'Maison', webId: 1 })).id
})
afterAll(() => running?.stop())

const place = async (data: Record<string, unknown>): Promise<string> =>
  (await makeMinimal(payload, 'localities', data)).id

describe('a place', () => {
  test('exists once by country, postal code and name, however it is spelled and in whatever language', async () => {
    const id = await place({ name: 'Sankt Vith', zip: '4780', countryId: 10 })
    await payload.update({
      collection: 'localities',
      id,
      locale: 'nl',
      data: { name: 'Sint-Vith' },
      context: quiet(),
    })
    for (const name of ['Sankt Vith', 'sankt-vith', 'SÁNKT  VITH', 'Sint Vith'])
      await expect(place({ name, zip: ' 4780 '.trim(), countryId: 10 })).rejects.toThrow()
    await place({ name: 'Sankt Vith', zip: '4780', countryId: 1040 })
    await place({ name: 'Sankt Vith', zip: '4781', countryId: 10 })
    const other = await place({ name: 'Recht', zip: '4780', countryId: 10 })
    const rename = (data: object, locale: 'fr' | 'de') =>
      payload.update({ collection: 'localities', id: other, locale, data, context: quiet() })
    await expect(rename({ name: 'Sankt Vith' }, 'de')).rejects.toThrow()
    await rename({ name: 'Recht', municipality: 'Sankt Vith' }, 'de')
  })

  test.each(locales)('is refused with a message in the language of the editor: %s', async (language) => {
    const name = `Twice ${language}`
    await place({ name, zip: '4790' })
    const req = await createLocalReq({ context: quiet() }, payload)
    Object.assign(req, { i18n: { ...req.i18n, language } })
    const { data } = await minimalArguments(payload, 'localities', { name, zip: '4790' })
    const error: unknown = await payload
      .create({ collection: 'localities', data: data as never, req })
      .catch((thrown: unknown) => thrown)
    const words = { nl: 'bestaat al', fr: 'existe déjà', en: 'exists already', de: 'gibt es schon' }
    expect(error).toMatchObject({
      name: 'ValidationError',
      status: 400,
      data: { errors: [{ path: 'name', message: expect.stringContaining(words[language]) }] },
    })
  })

  test('that was there twice before can still be edited', async () => {
    const id = await place({ name: 'Double', zip: '4791' })
    const copy = await place({ name: 'Another', zip: '4791' })
    const stored = await payload.findByID({ collection: 'localities', id: copy, locale: 'all', depth: 0 })
    await payload.db.updateOne({
      collection: 'localities',
      id: copy,
      data: { ...stored, name: { fr: 'Double' } },
    })
    for (const each of [id, copy])
      await payload.update({
        collection: 'localities',
        id: each,
        data: { municipality: 'Y' },
        context: quiet(),
      })
  })
})

describe('a home abroad', () => {
  const bare = { epcState: null, renterCharges: null }

  async function publish(countryId: number, zip: string, goal: 'sale' | 'rent'): Promise<string> {
    const locality = await place({ name: `Town ${countryId} ${zip} ${goal}`, zip, countryId })
    const { data } = await minimalArguments(payload, 'properties', { ...bare, locality, type: house, goal })
    const request = { collection: 'properties', data, context: quiet() } as Parameters<Payload['create']>[0]
    return String((await payload.create(request)).id)
  }

  test.each([
    [10, '4900', false],
    [50, '1234', true],
    [1040, '6020', true],
    [1276, '53111', true],
    [1250, '59000', true],
  ] as const)(
    'in country %i, %s, is published without Belgian mentions: %s',
    async (countryId, zip, isFree) => {
      for (const goal of ['sale', 'rent'] as const) {
        const published = publish(countryId, zip, goal)
        await (isFree ? expect(published).resolves.toBeTruthy() : expect(published).rejects.toThrow())
      }
    },
  )

  test('is not found by a search for a Belgian postal code', async () => {
    const home = { type: house, goal: 'sale', price: 100_000, publishPrice: true } as const
    const make = async (countryId: number) => {
      const locality = await place({ name: 'Spa', zip: '4900', countryId })
      return (await makeMinimal(payload, 'properties', { ...home, locality })).id
    }
    const [belgian] = [await make(10), await make(1040)]
    const demand = await payload.create({
      collection: 'demands',
      data: { email: 'a@example.org', language: 'fr', goal: 'sale', frequency: 'daily', zips: ['4900'] },
    })
    await confirmAndNotify(payload, 'demand', demand.id, new Date())
    const confirmed = await payload.findByID({ collection: 'demands', id: demand.id, depth: 0 })
    expect(await findPropertiesOf(payload, confirmed)).toEqual([belgian])
  })

  test('is in the list of its country, under its own town, with the country on its card', async () => {
    const home = {
      type: house,
      goal: 'sale',
      price: 100_000,
      publishPrice: true,
      publishedIn: ['fr'],
    } as const
    for (const countryId of [10, 1040, 1276]) {
      const locality = await place({ name: 'Bourg', zip: '4995', countryId })
      await makeMinimal(payload, 'properties', { ...home, locality, headline: `Maison ${countryId}` })
    }
    const titles = async (query: string) => {
      const filters = await keepExistingFilters(parseListingQuery(query, 'sale'), 'fr')
      const { properties } = await findListing(filters, 'fr')
      return properties
        .map(({ title, country }) => [title, country])
        .filter(([title]) => /^Maison \d+$/.test(String(title)))
    }
    expect(await titles('country=DE')).toEqual([['Maison 1276', 'Allemagne']])
    expect((await titles('country=DE,AT')).length).toBe(2)
    expect(await titles('city=Bourg|4995')).toEqual([['Maison 10', undefined]])
    expect(await titles('city=Bourg|4995|AT')).toEqual([['Maison 1040', 'Autriche']])
    expect((await titles('country=PT')).length).toBe(3)
    const { cities } = await findListingFacets(parseListingQuery('country=DE', 'sale'), 'fr')
    expect(cities.filter(({ zip }) => zip === '4995').map(({ country, count }) => [country, count])).toEqual(
      expect.arrayContaining([
        ['DE', 1],
        ['AT', 1],
        ['BE', 1],
      ]),
    )
  })
})
