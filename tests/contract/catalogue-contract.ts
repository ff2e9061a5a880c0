import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  newestFirst,
  type CatalogueSearch,
  type CatalogueStore,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { catalogueStore } from '@/features/listings/server/catalogue-query/catalogue-store'
import { readCards } from '@/features/listings/server/catalogue-query/read-cards'
import { readUnits } from '@/features/listings/server/catalogue-query/read-units'

import type { TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

import { fillCatalogue, type Catalogue } from './catalogue-fixture'
import { catalogueFilterContract } from './catalogue-filter-contract'
import { catalogueMapContract } from './catalogue-map-contract'
import { catalogueOrderContract } from './catalogue-order-contract'
import { catalogueWordContract } from './catalogue-word-contract'
import { all, catalogueQuestions, takeovers } from './catalogue-questions'

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

    const filled = () => ({ payload, store, catalogue })
    const { searchFor, sortedRefs } = catalogueQuestions(filled)

    test('drafts, withdrawn properties and other goals are never found', async () => {
      expect(await sortedRefs({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await sortedRefs({ goals: ['rent'] })).toEqual([21, 22])
      expect(await sortedRefs({ goals: ['takeover'] })).toEqual([31])
      expect(await sortedRefs({ goals: ['sale', 'takeover'] })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 31])
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
      expect(await sortedRefs(inGerman)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      await setLanguages(['fr', 'nl'])
      expect(await sortedRefs({ locale: 'fr' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(await sortedRefs(inGerman)).toEqual([1, 2, 4, 5, 6, 7, 8])
      expect(await sortedRefs({ ...inGerman, types: [6] })).toEqual([2])
      expect(await store.count(searchFor(inGerman))).toBe(7)
      expect((await store.countOptions(searchFor(inGerman), false)).byType.get(6)).toBe(1)
      expect((await store.findPoints(searchFor(inGerman), 100)).map(({ ref }) => ref)).not.toContain(3)
      await setLanguages(['nl', 'fr', 'en', 'de'])
      expect(await sortedRefs(inGerman)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    })

    test('one property is found by its number', async () => {
      expect(await store.findOne(1)).toEqual({
        ref: 1,
        goal: 'sale',
        webId: 1,
        price: 200_000,
        latitude: 50.64,
        longitude: 5.57,
      })
      expect(await store.findOne(5)).toMatchObject({ price: null, latitude: 50.67, longitude: 5.49 })
      expect(await store.findOne(11)).toBeNull()
      expect(await store.findOne(12)).toBeNull()
    })
    catalogueFilterContract(filled)
    catalogueWordContract(filled)
    catalogueOrderContract(filled)

    const counted: Partial<CatalogueSearch>[] = [
      {},
      { priceMax: 250_000 },
      { hideSold: true, bedroomsMin: 1 },
      { types: [6] },
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
      const units = await readUnits(payload, all)
      expect(units).toEqual([unit])
      expect(await readUnits(payload, { ...all, project })).toEqual([unit])
      expect(await readUnits(payload, { ...all, project: 'another' })).toEqual([])
      expect(await readUnits(payload, { ...all, goals: ['rent'] })).toEqual([])
      const [read] = await readCards(payload, { ids: units.map(({ id }) => id) }, 'fr')
      expect(read?.card).toMatchObject({
        ref: 4,
        unit: { status: 'active', floor: 2, terraceInSquareMetres: 14, planHref: null },
      })
      const [other] = await readCards(payload, { refs: [1] }, 'fr')
      expect(other?.card).not.toHaveProperty('unit')
    })

    catalogueMapContract(filled)

    test('texts of visitors are values, never part of a query', async () => {
      const odd = [`' OR 1=1 --`, '"', '$gt', '\u0000', '🏠', 'Grâce-Hollogne|4460']
      for (const text of odd) {
        expect(
          await sortedRefs({ localityIds: [catalogue.cities.ans, text] }).catch(() => 'refused'),
        ).not.toContain(1)
        expect(await sortedRefs({ epc: [text as never] })).toEqual([])
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
      expect(await sortedRefs({ hideSold: true })).toEqual([1, 2, 3, 4, 5, 7, 8])
      await give('sold')
      expect(await sortedRefs({ hideSold: true })).toEqual([1, 2, 3, 4, 5, 8])
    })
  })
}
