import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { elementsOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { cardsOf, sale, wholeList, type Card } from '../support/listing'
import { open } from '../rig/demo-pages'

test.describe('sorting (D4)', () => {
  const isSorted = <T>(values: T[], inOrder: (one: T, other: T) => boolean) =>
    values.every((value, index) => index === 0 || inOrder(values[index - 1] as T, value))

  for (const [sort, inOrder] of [
    ['price', (one: number, other: number) => one <= other],
    ['-price', (one: number, other: number) => one >= other],
  ] as const)
    test(`by ${sort}, over all pages`, async () => {
      const prices = (await wholeList(`${sale}?hideSold=1&sort=${sort}`)).flatMap(({ price }) => price ?? [])
      expect(prices.length).toBeGreaterThan(50)
      expect(isSorted(prices, inOrder)).toBe(true)
    })

  const cityIn = ({ href }: Card) => href.split('/')[3] ?? ''

  for (const sort of ['city', '-city'])
    test(`by ${sort}, over all pages`, async () => {
      const everything = await wholeList(`${sale}?sort=${sort}&view=list`)
      expect(new Set(everything.map(cityIn)).size).toBe(31)
      const cities = (await wholeList(`${sale}?hideSold=1&sort=${sort}&view=list`)).map(cityIn)
      expect(cities.length).toBeGreaterThan(50)
      // What is sold comes last, in an order of its own.
      expect(everything.slice(0, cities.length).map(cityIn)).toEqual(cities)
      expect(isSorted(cities, (one, other) => (sort === 'city' ? one <= other : one >= other))).toBe(true)
    })

  for (const locale of locales)
    test(`every order shows the whole list in ${locale}`, async () => {
      const path = `/${locale}${demoPaths['/for-rent/'][locale]}`
      const all = cardsOf((await open(path)).html).length
      for (const sort of ['price', '-price', 'type', '-type', 'city', '-city']) {
        const { status, html } = await open(`${path}?sort=${sort}`)
        expect(status, sort).toBe(200)
        expect(cardsOf(html), sort).toHaveLength(all)
      }
    })

  test('the newest come first when nothing is asked', async () => {
    const refs = (await wholeList(sale)).map(({ ref }) => ref)
    const sorted = (await wholeList(`${sale}?sort=price`)).map(({ ref }) => ref)
    expect(refs).not.toEqual(sorted)
    expect([...refs].sort()).toEqual([...sorted].sort())
  })
})

test.describe('pages and views (D4)', () => {
  test('a page says which it is and of how many', async () => {
    const total = (await wholeList(sale)).length
    const available = (await wholeList(`${sale}?hideSold=1`)).length
    const pages = Math.ceil(total / 24)
    for (const page of [1, 2]) {
      const { html } = await open(page === 1 ? sale : `${sale}?page=${page}`)
      const expected = interfaceText('fr', 'listing.pageTitle', { page, pages, count: available })
      expect(textsOf(html, 'title')[0]).toContain(expected)
      expect(html).toContain(interfaceText('fr', 'paging.pageOf', { page, pages }))
    }
  })

  test('a page behind the last one leads to the last one', async () => {
    const pages = Math.ceil((await wholeList(sale)).length / 24)
    for (const page of [pages + 1, 9999]) {
      const { status, location } = await open(`${sale}?page=${page}`)
      expect(status).toBe(307)
      expect(location).toBe(`${sale}?page=${pages}`)
    }
  })

  test('all views show the same properties', async () => {
    const refs = async (path: string) => cardsOf((await open(path)).html).map(({ ref }) => ref)
    // Another journey may change the list between two of them.
    for (const view of ['list', 'map'])
      await expect(async () => expect(await refs(`${sale}?view=${view}`)).toEqual(await refs(sale))).toPass({
        timeout: 30_000,
      })
  })

  for (const locale of locales)
    test(`an empty result says so in ${locale}, with ways on (D8)`, async () => {
      const path = `/${locale}${demoPaths['/for-sale/'][locale]}`
      const { status, html } = await open(`${path}?priceMax=1`)
      expect(status).toBe(200)
      expect(visibleText(html)).toContain(interfaceText(locale, 'listing.emptyTitle'))
      const links = elementsOf(html, 'a').map(({ href }) => href)
      expect(links).toContain(path)
      const demand = `/${locale}${demoPaths['/demand-register/'][locale]}?priceMax=1&goal=sale`
      expect(links).toContain(demand)
      expect(cardsOf(html)).toEqual([])
    })
})
