import { expect, test } from 'vitest'

import { toMatch } from '@/features/listings/model/words/word-matches'
import {
  bestMatchFirst,
  type CatalogueOrder,
  type CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { findCataloguePage } from '@/features/listings/server/catalogue-query/catalogue-store'

import { all, catalogueQuestions, takeovers, type FilledCatalogue } from './catalogue-questions'

/** In which order properties are found, and on which page, within the contract of the catalogue. */
export function catalogueOrderContract(filled: () => FilledCatalogue) {
  const { searchFor, find } = catalogueQuestions(filled)
  const store = () => filled().store

  const orders: [CatalogueOrder['by'], number[]][] = [
    ['onlineSince', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['price', [5, 8, 6, 1, 3, 2, 7, 4]],
    ['sortCity', [6, 7, 4, 5, 8, 1, 2, 3]],
    ['sortType', [3, 7, 1, 2, 4, 6, 5, 8]],
  ]

  test.each(orders)('by %s upwards and downwards, the number between equals', async (by, refs) => {
    expect(await find({}, { by, isDescending: false })).toEqual(refs)
    expect(await find({}, { by, isDescending: true })).toEqual(refs.toReversed())
  })

  const shapes = [{}, { types: [1, 6] }, { goals: takeovers }]

  test('pages follow each other without gaps, whichever way they are looked for', async () => {
    const orderAndShape = orders.flatMap(([by]) => shapes.map((shape) => ({ by, shape })))
    for (const { by, shape } of orderAndShape) {
      const order = { by, isDescending: false }
      const search = searchFor({ ...shape, types: shape.types ?? [] })
      const allRefs = await store().findRefs(search, order, all)
      for (const total of [0, 1_000_000]) {
        const pages = []
        for (let offset = 0; offset < allRefs.length; offset += 2)
          pages.push(...(await store().findRefs(search, order, { limit: 2, offset, total })))
        expect(pages).toEqual(allRefs)
      }
    }
  })

  test('what is sold or let comes last in every order, once, and is not counted as available', async () => {
    for (const [by] of orders)
      for (const isDescending of [false, true]) {
        const page = await findCataloguePage(store(), {
          search: searchFor(),
          order: { by, isDescending },
          limit: 100,
          offset: 0,
        })
        expect(page).toMatchObject({ total: 8, available: 6 })
        expect(page.refs.slice(6).toSorted()).toEqual([6, 7])
        expect(new Set(page.refs).size).toBe(8)
      }
    const without = await findCataloguePage(store(), {
      search: searchFor({ hideSold: true }),
      order: { by: 'onlineSince', isDescending: true },
      limit: 100,
      offset: 0,
    })
    expect(without).toMatchObject({ total: 6, available: 6 })
  })

  test('in every order, pages of any length end with what is sold or let, which is on no map', async () => {
    const goals: CatalogueSearch['goals'][] = [['sale'], ['rent'], ['sale', 'rent', 'takeover']]
    // Those that are gone match best.
    const weights = [1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 31].map((ref) =>
      toMatch(ref, [6, 7, 22].includes(ref) ? 3 : 1),
    )
    const matches = Uint32Array.from(weights)
    const everyOrder: CatalogueOrder[] = [
      bestMatchFirst,
      ...orders.flatMap(([by]) => [false, true].map((isDescending) => ({ by, isDescending }))),
    ]
    for (const order of everyOrder)
      for (const goal of goals) {
        const gone = [6, 7, 22].filter((ref) => (ref === 22 ? goal.includes('rent') : goal.includes('sale')))
        const search = searchFor({ goals: goal, ...(order.by === 'match' && { matches }) })
        const refs: number[] = []
        for (let offset = 0; offset < 12; offset += 3) {
          const window = { limit: 3, offset }
          refs.push(...(await findCataloguePage(store(), { search, order, ...window })).refs)
        }
        expect(new Set(refs).size).toBe(refs.length)
        expect(refs.slice(-gone.length).toSorted((one, other) => one - other)).toEqual(gone)
        const points = await store().findPoints(search, 100)
        const onMap = refs.filter((ref) => !gone.includes(ref))
        expect(points.map(({ ref }) => ref).toSorted()).toEqual(onMap.toSorted())
      }
  })

  test('from the lowest price up, properties without one come after the priced ones, on whatever page', async () => {
    const order = { by: 'price', isDescending: false } as const
    const page = (limit: number, offset: number) =>
      findCataloguePage(store(), { search: searchFor(), order, limit, offset })
    expect(await page(100, 0)).toEqual({ refs: [1, 3, 2, 4, 5, 8, 6, 7], total: 8, available: 6 })
    expect((await page(3, 3)).refs).toEqual([4, 5, 8])
    expect((await page(3, 5)).refs).toEqual([8, 6, 7])
    expect((await page(3, 6)).refs).toEqual([6, 7])
    expect((await page(3, 7)).refs).toEqual([7])
    expect(await page(3, 99)).toEqual({ refs: [], total: 8, available: 6 })
  })
}
