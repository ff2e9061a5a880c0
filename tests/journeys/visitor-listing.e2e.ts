import { expect, type Page } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { demoCounts, demoPaths } from '../rig/demo-site'
import { elementsOf, textsOf } from '../support/html'
import { rent, rentTitle, sale, saleTitle, wholeList } from '../support/listing'
import { open } from '../rig/demo-pages'

const cityQuery = (city: string, zip: string) => `?${new URLSearchParams({ city: `${city}|${zip}` })}`

test.describe('filters in the URL (D3)', () => {
  for (const { city, zip, sale: saleListed, rent: rentListed, forSale, toLet } of demoCounts)
    test(`${city} lists ${saleListed} and ${rentListed} (specification 3.5), and counts what is available`, async () => {
      const query = cityQuery(city, zip)
      const [saleCards, rentCards] = [await wholeList(sale + query), await wholeList(rent + query)]
      expect(saleCards).toHaveLength(saleListed)
      expect(rentCards).toHaveLength(rentListed)
      expect(textsOf((await open(sale + query)).html, 'h1')).toEqual([`${saleTitle(forSale)} à ${city}`])
      expect(textsOf((await open(rent + query)).html, 'h1')).toEqual([`${rentTitle(toLet)} à ${city}`])
      for (const { href } of [...saleCards, ...rentCards]) expect(href).toContain(`/${slugify(city)}/`)
    })

  test('31 places have something for sale, six towns among them with their parts, and two something to let, of one town', async () => {
    const cities = async (path: string) => {
      const values = elementsOf((await open(path)).html, 'input').filter(({ name }) => name === 'city')
      const towns = values.filter(({ value }) => value?.endsWith('|*'))
      return { towns: towns.length, places: values.length - towns.length }
    }
    expect(await cities(sale)).toEqual({ towns: 6, places: 31 })
    expect(await cities(rent)).toEqual({ towns: 1, places: 2 })
  })

  test('several places and several types widen each other', async () => {
    const refs = async (query: string) => (await wholeList(sale + query)).map(({ ref }) => ref)
    const [flemalle, montegnee] = [cityQuery('Flémalle', '4400'), cityQuery('Montegnée', '4420')]
    const both = await refs(`${flemalle}&${montegnee.slice(1)}`)
    expect(both.sort()).toEqual([...(await refs(flemalle)), ...(await refs(montegnee))].sort())
    const types = await refs('?type=1&type=3')
    expect(types.sort()).toEqual([...(await refs('?type=1')), ...(await refs('?type=3'))].sort())
  })

  test('the whole list shows each property once, and as many available ones as it says, which come first', async () => {
    for (const [path, title] of [
      [sale, saleTitle],
      [rent, rentTitle],
    ] as const) {
      const cards = await wholeList(path)
      expect(new Set(cards.map(({ ref }) => ref)).size).toBe(cards.length)
      const available = (await wholeList(`${path}?hideSold=1`)).map(({ ref }) => ref)
      expect(cards.slice(0, available.length).map(({ ref }) => ref)).toEqual(available)
      expect(textsOf((await open(path)).html, 'h1')).toEqual([title(available.length)])
    }
  })

  test('a type narrows the list, and the types together are the list', async () => {
    const all = (await wholeList(sale)).map(({ ref }) => ref)
    const shownRefs = new Set<number>()
    for (let type = 1; type <= 7; type += 1) {
      const refs = (await wholeList(`${sale}?type=${type}`)).map(({ ref }) => ref)
      expect(refs.length, `type ${type}`).toBeGreaterThan(0)
      expect(refs.length, `type ${type}`).toBeLessThan(all.length)
      for (const ref of refs) shownRefs.add(ref)
    }
    expect([...shownRefs].sort()).toEqual([...all].sort())
  })

  test('city and type together narrow further, in every language', async () => {
    const counts = await Promise.all(
      locales.map(async (locale) => {
        const query = `${cityQuery('Flémalle', '4400')}&type=3`
        return (await wholeList(`/${locale}${demoPaths['/for-sale/'][locale]}${query}`)).length
      }),
    )
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
    expect(counts[0]).toBeLessThan(29)
  })

  test('a highest price is not passed, and hidden prices do not slip in', async () => {
    const cards = await wholeList(`${sale}?priceMax=200000`)
    expect(cards.length).toBeGreaterThan(0)
    for (const { price } of cards) expect(price).toBeLessThanOrEqual(200_000)
    expect(cards.some(({ price }) => price === null)).toBe(false)
  })

  test('unknown values count as no filter, also in the URL', async () => {
    const { status, location } = await open(`${sale}?city=Atlantis%7C9999&type=88&page=-1&sort=drop`)
    expect(status).toBe(307)
    expect(location).toBe(sale)
  })
})

test.describe('the way back to the list (X4)', () => {
  /** A card far enough down that the page must be scrolled to it. */
  const openCard = async (page: Page) => {
    await page.goto(`${sale}?sort=price`)
    await waitForHydration(page)
    const card = page.locator('article[id^=p-]').nth(13)
    const id = (await card.getAttribute('id')) ?? ''
    await card.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/${id.slice(2)}/$`))
    return page.locator(`#${id}`)
  }

  test('the browser’s own way back lands on the card', async ({ page }) => {
    const card = await openCard(page)
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect(card.getByRole('link')).toBeFocused()
  })

  test('what was left is remembered for the link of the property page', async ({ page }) => {
    const card = await openCard(page)
    const place = await page.evaluate(() => sessionStorage.getItem('perron:list'))
    const { href, ref } = JSON.parse(place ?? '{}') as { href: string; ref: number }
    expect(href).toBe(`${sale}?sort=price`)
    await page.goto(`${href}#p-${ref}`)
    await expect(card).toBeInViewport()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the picture of a pressed card ${reducedMotion === 'reduce' ? 'stays where motion is reduced' : 'grows into the first one of its page'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.moves = String(viewTransition !== null)
      })
    })
    await page.goto(sale)
    await waitForHydration(page)
    await page.locator('.card-link').first().click()
    await page.waitForURL(/\/\d+\/$/)
    await expect(page.locator('html')).toHaveAttribute('data-moves', String(reducedMotion !== 'reduce'))
    await page.goBack()
    await expect(page.locator('.card-link').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-moves', 'false')
  })
