import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  everything,
  newestFirst,
  type CatalogueOrder,
  type CatalogueSearch,
  type CatalogueStore,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from '@/features/listings/server/catalogue-query/catalogue-store'
import { readCards } from '@/features/listings/server/catalogue-query/read-cards'
import { readUnits } from '@/features/listings/server/catalogue-query/read-units'

import type { TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

import { fillCatalogue, type Catalogue } from './catalogue-fixture'
import { catalogueMapContract } from './catalogue-map-contract'

/** What lists expect of the database, whichever it is: the same questions, the same answers. Run once per database. */
export function catalogueContract(name: string, make: () => Promise<TestPayload>) {
  describe(`the catalogue on ${name}`, () => {
    let running: TestPayload
    let payload: Payload
    let store: CatalogueStore
    let catalogue: Catalogue

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      catalogue = await fillCatalogue(payload)
      store = catalogueStore(payload)
    })
    afterAll(() => running?.stop())

    const searchFor = (changes: Partial<CatalogueSearch> = {}): CatalogueSearch => ({
      ...everything(['sale'], catalogue.types),
      ...changes,
    })
    const all = { limit: 100, offset: 0, total: 100 }
    const find = (changes: Partial<CatalogueSearch>, order: CatalogueOrder = newestFirst) =>
      store.findRefs(searchFor(changes), order, all)
    const found = async (changes: Partial<CatalogueSearch>) => (await find(changes)).toSorted((a, b) => a - b)
    const type = (webId: number) => [webId]

    test('drafts, withdrawn properties and other goals are never found', async () => {
      expect(await found({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await found({ goals: ['rent'] })).toEqual([21, 22])
      expect(await found({ goals: ['takeover'] })).toEqual([31])
      expect(await found({ goals: ['sale', 'takeover'] })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 31])
    })

    test('properties that are not published in a language are left out of every question in it', async () => {
      const setLanguages = (publishedIn: ('fr' | 'nl' | 'en' | 'de')[]) =>
        payload.update({
          collection: 'properties',
          where: { ref: { equals: 3 } },
          data: { publishedIn },
          context: { ...quiet(), acceptIncomplete: true },
        })
      const inGerman = { locale: 'de' } as const
      expect(await found(inGerman)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      await setLanguages(['fr', 'nl'])
      expect(await found({ locale: 'fr' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await found(inGerman)).toEqual([1, 2, 4, 5, 6, 7, 8])
      expect(await found({ ...inGerman, types: type(6) })).toEqual([2])
      expect(await store.count(searchFor(inGerman))).toBe(7)
      expect((await store.countOptions(searchFor(inGerman), false)).byType.get(6)).toBe(1)
      expect((await store.findPoints(searchFor(inGerman), 100)).map(({ ref }) => ref)).not.toContain(3)
      await setLanguages(['nl', 'fr', 'en', 'de'])
      expect(await found(inGerman)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    })

    test('one property is found by its number', async () => {
      expect(await store.findOne(1)).toEqual({
        ...{ ref: 1, goal: 'sale', webId: 1, price: 200_000, latitude: 50.64, longitude: 5.57 },
      })
      expect(await store.findOne(5)).toMatchObject({ price: null, latitude: 50.67, longitude: 5.49 })
      expect(await store.findOne(11)).toBeNull()
      expect(await store.findOne(12)).toBeNull()
    })

    const filters: [string, () => Partial<CatalogueSearch>, number[]][] = [
      ['a city', () => ({ localityIds: [catalogue.cities.liege] }), [1, 2, 3]],
      [
        'two cities',
        () => ({ localityIds: [catalogue.cities.liege, catalogue.cities.ans] }),
        [1, 2, 3, 6, 7],
      ],
      ['a type, further ones included', () => ({ types: type(1) }), [1, 2, 4, 6]],
      ['a type that is a further one only', () => ({ types: type(6) }), [2, 3]],
      ['two types, none twice', () => ({ types: [...type(1), ...type(6)] }), [1, 2, 3, 4, 6]],
      ['a lowest price', () => ({ priceMin: 250_000 }), [2, 4, 7]],
      ['a highest price', () => ({ priceMax: 250_000 }), [1, 2, 3, 6]],
      ['a published price', () => ({ isPriced: true }), [1, 2, 3, 4, 6, 7]],
      ['no published price', () => ({ isPriced: false }), [5, 8]],
      ['bedrooms', () => ({ bedroomsMin: 3 }), [1, 2, 4]],
      ['living surface', () => ({ surfaceMin: 120 }), [2, 4]],
      ['ground', () => ({ groundMin: 500 }), [2, 5]],
      ['energy labels', () => ({ epc: ['a', 'b'] }), [1, 2]],
      ['a garden', () => ({ garden: true }), [1, 2]],
      ['a terrace', () => ({ terrace: true }), [3]],
      ['a garage', () => ({ garage: true }), [1, 4]],
      ['new-build', () => ({ newBuild: true }), [4]],
      ['nothing sold', () => ({ hideSold: true }), [1, 2, 3, 4, 5, 8]],
      ['nothing under option', () => ({ hideUnderOption: true }), [1, 2, 4, 5, 6, 7]],
      ['put forward', () => ({ isSpotlight: true }), [2, 6]],
      ['put forward and not sold', () => ({ isSpotlight: true, hideSold: true }), [2]],
      ['neither', () => ({ hideSold: true, hideUnderOption: true }), [1, 2, 4, 5]],
      ['city and type', () => ({ localityIds: [catalogue.cities.liege], types: type(1) }), [1, 2]],
      ['city and a further type', () => ({ localityIds: [catalogue.cities.liege], types: type(6) }), [2, 3]],
      ['type and highest price', () => ({ types: type(1), priceMax: 200_000 }), [1, 6]],
      ['a further type and highest price', () => ({ types: type(6), priceMax: 240_000 }), [3]],
      [
        'everything at once',
        () => ({
          localityIds: [catalogue.cities.liege],
          types: type(1),
          priceMin: 100_000,
          priceMax: 250_000,
          bedroomsMin: 3,
          surfaceMin: 100,
          groundMin: 400,
          epc: ['b'],
          garden: true,
          hideSold: true,
          hideUnderOption: true,
          near: { latitude: 50.64, longitude: 5.57, radiusInKm: 50 },
        }),
        [2],
      ],
    ]

    test.each(filters)('%s', async (_, changes, refs) => {
      expect(await found(changes())).toEqual(refs)
      expect(await store.count(searchFor(changes()))).toBe(refs.length)
    })

    test('an area drawn on the map holds what lies in it, bays left out', async () => {
      const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
      const square = [corner(50.6, 5.5), corner(50.7, 5.5), corner(50.7, 5.62), corner(50.6, 5.62)]
      expect(await found({ area: square })).toEqual([1, 2, 3])
      expect(await found({ area: square.toReversed() })).toEqual([1, 2, 3])
      // A bay from the east leaves the middle out.
      const bay = [corner(50.66, 5.62), corner(50.64, 5.51), corner(50.62, 5.62)]
      const withBay = [...square.slice(0, 3), ...bay, corner(50.6, 5.62)]
      expect(await found({ area: withBay })).toEqual([2])
      expect(await store.count(searchFor({ area: withBay }))).toBe(1)
      const level = [corner(50.64, 5), corner(50.64, 6), corner(50.64, 7)]
      expect(await found({ area: level })).toEqual([])
    })

    test('a circle holds what is within its radius, as the crow flies', async () => {
      const place = { latitude: 50.64, longitude: 5.57 }
      expect(await found({ near: { ...place, radiusInKm: 0.1 } })).toEqual([1])
      // 3 is 2.81 km to the east, 2 is 4.45 km to the north.
      expect(await found({ near: { ...place, radiusInKm: 2.8 } })).toEqual([1])
      expect(await found({ near: { ...place, radiusInKm: 2.9 } })).toEqual([1, 3])
      expect(await found({ near: { ...place, radiusInKm: 4.4 } })).toEqual([1, 3])
      expect(await found({ near: { ...place, radiusInKm: 4.5 } })).toEqual([1, 2, 3])
    })

    const orders: [CatalogueOrder['by'], number[]][] = [
      ['onlineSince', [1, 2, 3, 4, 5, 6, 7, 8]],
      ['price', [5, 8, 6, 1, 3, 2, 7, 4]],
      ['sortCityFr', [6, 7, 4, 5, 8, 1, 2, 3]],
      ['sortCityNl', [6, 7, 4, 5, 8, 1, 2, 3]],
      ['sortCityDe', [6, 7, 4, 5, 8, 1, 2, 3]],
      ['sortTypeFr', [3, 7, 1, 2, 4, 6, 5, 8]],
    ]

    test.each(orders)('by %s upwards and downwards, the number between equals', async (by, refs) => {
      expect(await find({}, { by, isDescending: false })).toEqual(refs)
      expect(await find({}, { by, isDescending: true })).toEqual(refs.toReversed())
    })

    const takeovers: CatalogueSearch['goals'] = ['sale', 'takeover']
    const shapes = [{}, { types: [1, 6] }, { goals: takeovers }]

    test('pages follow each other without gaps, whichever way they are looked for', async () => {
      const orderAndShape = orders.flatMap(([by]) => shapes.map((shape) => ({ by, shape })))
      for (const { by, shape } of orderAndShape) {
        const order = { by, isDescending: false }
        const search = searchFor({ ...shape, types: shape.types ?? [] })
        const whole = await store.findRefs(search, order, all)
        for (const total of [0, 1_000_000]) {
          const pages = []
          for (let offset = 0; offset < whole.length; offset += 2)
            pages.push(...(await store.findRefs(search, order, { limit: 2, offset, total })))
          expect(pages).toEqual(whole)
        }
      }
    })

    test('from the lowest price up, properties without one come last, on whatever page', async () => {
      const order = { by: 'price', isDescending: false } as const
      const page = (limit: number, offset: number) =>
        findCataloguePage(store, { search: searchFor(), order, limit, offset })
      expect(await page(100, 0)).toEqual({ refs: [6, 1, 3, 2, 7, 4, 5, 8], total: 8 })
      expect((await page(3, 3)).refs).toEqual([2, 7, 4])
      expect((await page(3, 5)).refs).toEqual([4, 5, 8])
      expect((await page(3, 6)).refs).toEqual([5, 8])
      expect((await page(3, 7)).refs).toEqual([8])
      expect(await page(3, 99)).toEqual({ refs: [], total: 8 })
    })

    const counted: Partial<CatalogueSearch>[] = [
      {},
      { priceMax: 250_000 },
      { hideSold: true, bedroomsMin: 1 },
      { types: type(6) },
      { types: [1, 6] },
      { goals: takeovers, groundMin: 300 },
    ]

    test('counts per city and type equal the lengths of the lists', async () => {
      const places = [[], [catalogue.cities.liege], [catalogue.cities.ans, catalogue.cities.grace]]
      const searches = counted.flatMap((changes) =>
        places.map((localityIds) => searchFor({ ...changes, localityIds })),
      )
      const lengthOf = async (search: CatalogueSearch) =>
        (await store.findRefs(search, newestFirst, all)).length
      for (const search of searches) {
        const { total, byCity, byType } = await store.countOptions(search, true)
        expect(total).toBe(await lengthOf(search))
        expect(total).toBe(await store.count(search))
        for (const id of Object.values(catalogue.cities))
          expect(byCity.get(id) ?? 0).toBe(await lengthOf({ ...search, localityIds: [id] }))
        for (const each of catalogue.types)
          expect(byType.get(each) ?? 0).toBe(await lengthOf({ ...search, types: [each] }))
        const narrow = await store.countOptions(search, false)
        expect(narrow).toMatchObject({ total, byType })
      }
    })

    test('units are found by their project, with the facts of its price list', async () => {
      const { project } = catalogue
      const all = { locale: 'fr', goals: ['sale', 'rent'], project: null } as const
      const unit = { id: expect.any(String), project, availability: 'available', price: 400_000 }
      const found = await readUnits(payload, all)
      expect(found).toEqual([unit])
      expect(await readUnits(payload, { ...all, project })).toEqual([unit])
      expect(await readUnits(payload, { ...all, project: 'another' })).toEqual([])
      expect(await readUnits(payload, { ...all, goals: ['rent'] })).toEqual([])
      const [read] = await readCards(payload, { ids: found.map(({ id }) => id) }, 'fr')
      expect(read?.card).toMatchObject({
        ref: 4,
        unit: { status: 'active', floor: 2, terraceInSquareMetres: 14, planHref: null },
      })
      const [other] = await readCards(payload, { refs: [1] }, 'fr')
      expect(other?.card).not.toHaveProperty('unit')
    })

    catalogueMapContract(() => ({ store, catalogue }))

    test('texts of visitors are values, never part of a query', async () => {
      const odd = [`' OR 1=1 --`, '"', '$gt', '\u0000', '🏠', 'Grâce-Hollogne|4460']
      for (const text of odd) {
        expect(
          await found({ localityIds: [catalogue.cities.ans, text] }).catch(() => 'refused'),
        ).not.toContain(1)
        expect(await found({ epc: [text as never] })).toEqual([])
      }
    })

    test('a ribbon with a new meaning changes what can be had', async () => {
      const give = (meaning: 'sold' | 'new') =>
        payload.updateGlobal({
          slug: 'propertyCodes',
          data: { marquee: [{ code: 3, meaning }] },
          context: quiet(),
        })
      await give('new')
      expect(await found({ hideSold: true })).toEqual([1, 2, 3, 4, 5, 7, 8])
      await give('sold')
      expect(await found({ hideSold: true })).toEqual([1, 2, 3, 4, 5, 8])
    })
  })
}
