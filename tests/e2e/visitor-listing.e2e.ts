import { expect, test, type Page } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { waitForHydration } from '../support/wait-for-hydration'
import { findings } from '../support/axe'
import { demoCounts, demoPaths, demoRefs } from '../support/demo-site'
import { elementsOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { open } from '../support/site'

const sale = '/fr/a-vendre/'
const rent = '/fr/a-louer/'

interface Card {
  ref: number
  href: string
  /** In euro; null when the page does not say. */
  price: number | null
  /** Everything the card says. */
  text: string
}

function cardsOf(html: string): Card[] {
  const parts = html.split(/<article id="p-/).slice(1)
  return parts.map((part) => {
    const inner = `<article id="p-${part.split('</article>')[0] ?? ''}`
    const text = visibleText(inner)
    const amount = /€\s?([\d.]+)/.exec(text)?.[1]
    return {
      ref: Number.parseInt(part, 10),
      href: elementsOf(inner, 'a')[0]?.href ?? '',
      price: amount ? Number(amount.replaceAll('.', '')) : null,
      text,
    }
  })
}

/** All pages of a list, one after the other, as the links to the next one lead. */
async function wholeList(start: string): Promise<Card[]> {
  const cards: Card[] = []
  for (let next: string | undefined = start; next;) {
    const { html } = await open(next)
    cards.push(...cardsOf(html))
    next = elementsOf(html, 'a').find(({ rel }) => rel === 'next')?.href
    if (cards.length > 500) throw new Error('The list does not end')
  }
  return cards
}

const cityQuery = (city: string, zip: string) => `?${new URLSearchParams({ city: `${city}|${zip}` })}`
const saleTitle = (count: number) => interfaceText('fr', 'listing.saleTitle', { count })
const rentTitle = (count: number) => interfaceText('fr', 'listing.rentTitle', { count })

test.describe('filters in the URL (D3)', () => {
  for (const { city, zip, sale: forSale, rent: toLet } of demoCounts)
    test(`${city} has ${forSale} for sale and ${toLet} to let (specification 3.5)`, async () => {
      const query = cityQuery(city, zip)
      const [saleCards, rentCards] = [await wholeList(sale + query), await wholeList(rent + query)]
      expect(saleCards).toHaveLength(forSale)
      expect(rentCards).toHaveLength(toLet)
      expect(textsOf((await open(sale + query)).html, 'h1')).toEqual([saleTitle(forSale)])
      expect(textsOf((await open(rent + query)).html, 'h1')).toEqual([rentTitle(toLet)])
      for (const { href } of [...saleCards, ...rentCards]) expect(href).toContain(`/${slugify(city)}/`)
    })

  test('31 places have something for sale and three something to let', async () => {
    const cities = async (path: string) =>
      elementsOf((await open(path)).html, 'input').filter(({ name }) => name === 'city')
    expect(await cities(sale)).toHaveLength(31)
    expect(await cities(rent)).toHaveLength(3)
  })

  test('several places and several types widen each other', async () => {
    const refs = async (query: string) => (await wholeList(sale + query)).map(({ ref }) => ref)
    const [flemalle, montegnee] = [cityQuery('Flémalle', '4400'), cityQuery('Montegnée', '4420')]
    const both = await refs(`${flemalle}&${montegnee.slice(1)}`)
    expect(both.sort()).toEqual([...(await refs(flemalle)), ...(await refs(montegnee))].sort())
    const types = await refs('?type=1&type=3')
    expect(types.sort()).toEqual([...(await refs('?type=1')), ...(await refs('?type=3'))].sort())
  })

  test('the whole list shows each property once, and as many as it says', async () => {
    for (const [path, title] of [
      [sale, saleTitle],
      [rent, rentTitle],
    ] as const) {
      const cards = await wholeList(path)
      expect(new Set(cards.map(({ ref }) => ref)).size).toBe(cards.length)
      expect(textsOf((await open(path)).html, 'h1')).toEqual([title(cards.length)])
    }
  })

  test('a type narrows the list, and the types together are the list', async () => {
    const all = (await wholeList(sale)).map(({ ref }) => ref)
    const found = new Set<number>()
    for (let type = 1; type <= 7; type += 1) {
      const refs = (await wholeList(`${sale}?type=${type}`)).map(({ ref }) => ref)
      expect(refs.length, `type ${type}`).toBeGreaterThan(0)
      expect(refs.length, `type ${type}`).toBeLessThan(all.length)
      for (const ref of refs) found.add(ref)
    }
    expect([...found].sort()).toEqual([...all].sort())
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

/** A folded filter of the bar, by the name of its fields. */
const panelOf = (page: Page, field: string) =>
  page.locator('details').filter({ has: page.locator(`[name=${field}]`) })

/** Opens a filter and ticks a box. */
async function tick(page: Page, field: string, label: RegExp) {
  const panel = panelOf(page, field)
  await panel.locator('summary').click()
  await panel.getByRole('checkbox', { name: label }).check()
}

const apply = (page: Page, field: string) =>
  panelOf(page, field)
    .getByRole('button', { name: interfaceText('fr', 'listing.apply') })
    .click()

const chips = (page: Page) => page.getByRole('list', { name: interfaceText('fr', 'listing.activeFilters') })

for (const javaScriptEnabled of [true, false])
  test.describe(`the form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('filters by place and type, and keeps the choice', async ({ page }) => {
      await page.goto(sale)
      await tick(page, 'city', /^Flémalle/)
      await tick(page, 'type', /^Appartement/)
      await apply(page, 'type')
      await expect(page).toHaveURL(/a-vendre\/\?city=Fl%C3%A9malle%7C4400&type=3$/)
      await expect(page.locator('input[name=city]:checked')).toHaveValue('Flémalle|4400')
      const count = await page.locator('article[id^=p-]').count()
      expect(count).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saleTitle(count))
    })

    test('searches around a place without a map', async ({ page }) => {
      await page.goto(sale)
      const panel = panelOf(page, 'near')
      await panel.locator('summary').click()
      await panel.getByRole('combobox', { name: interfaceText('fr', 'listing.near') }).selectOption({
        label: 'Flémalle + 5\u00a0km',
      })
      await apply(page, 'near')
      await expect(page).toHaveURL(/\?near=[\d.]+%2C[\d.]+%2C5$/)
      await expect(chips(page)).toContainText('Flémalle + 5\u00a0km')
    })

    test('sorts, changes the view and turns the page', async ({ page }) => {
      await page.goto(sale)
      const sorting = page.locator('details').filter({ hasText: interfaceText('fr', 'listing.sort') })
      await sorting.locator('summary').click()
      await sorting.getByRole('link', { name: interfaceText('fr', 'listing.sortPriceDown') }).click()
      await expect(page).toHaveURL(/\?sort=-price$/)
      await page.getByRole('link', { name: interfaceText('fr', 'listing.viewList') }).click()
      await expect(page).toHaveURL(/\?sort=-price&view=list$/)
      await page.getByRole('link', { name: interfaceText('fr', 'paging.next') }).click()
      await expect(page).toHaveURL(/\?sort=-price&page=2&view=list$/)
      await expect(page).toHaveTitle(/page 2 sur \d+ \(\d+ biens\)/)
    })

    test('order and view stay when a filter is added, and when it is dropped again', async ({ page }) => {
      await page.goto(`${sale}?sort=price&view=list`)
      await tick(page, 'type', /^Terrain/)
      await apply(page, 'type')
      await expect(page).toHaveURL(/\?type=4&sort=price&view=list$/)
      await chips(page)
        .getByRole('link', { name: /Terrain/ })
        .click()
      await expect(page).toHaveURL(/\?sort=price&view=list$/)
      await expect(chips(page)).toHaveCount(0)
    })

    test('an empty result leads on to the filter that gives most (D8)', async ({ page }) => {
      await page.goto(`${sale}?type=4&priceMax=1`)
      await expect(page.getByText(interfaceText('fr', 'listing.emptyTitle'))).toBeVisible()
      const way = page
        .getByRole('main')
        .getByRole('link', { name: /^Sans / })
        .first()
      const promised = Number(/(\d+) biens?$/.exec((await way.textContent()) ?? '')?.[1])
      await way.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saleTitle(promised))
    })
  })

test.describe('the bar of filters', () => {
  test('a panel that is shut with something changed shows the results', async ({ page }) => {
    await page.goto(sale)
    await tick(page, 'type', /^Terrain/)
    await panelOf(page, 'type').locator('summary').click()
    await expect(page).toHaveURL(/\?type=4$/)
  })

  test('Escape takes the choice back and returns to the button', async ({ page }) => {
    await page.goto(sale)
    await waitForHydration(page)
    await tick(page, 'type', /^Terrain/)
    await page.keyboard.press('Escape')
    await expect(panelOf(page, 'type').locator('summary')).toBeFocused()
    await expect(page.locator('details[open]')).toHaveCount(0)
    await expect(page.locator('input[name=type]:checked')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${sale}$`))
  })

  test('the places are searched by a part of their name, without accents', async ({ page }) => {
    await page.goto(sale)
    const panel = panelOf(page, 'city')
    await panel.locator('summary').click()
    await panel.getByRole('searchbox').fill('flem')
    await expect(panel.getByRole('checkbox')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('checkbox', { name: /^Flémalle/ })).toBeChecked()
    await panel.getByRole('searchbox').fill('zzz')
    await expect(panel.getByRole('status')).toHaveText(interfaceText('fr', 'listing.noCity'))
  })

  test('after going back, the boxes say what the list shows', async ({ page }) => {
    await page.goto(sale)
    await tick(page, 'type', /^Terrain/)
    await apply(page, 'type')
    await expect(page).toHaveURL(/\?type=4$/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${sale}$`))
    await expect(page.locator('input[name=type]:checked')).toHaveCount(0)
  })

  test('open panels have nothing that axe finds', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/de${demoPaths['/for-sale/'].de}?city=Fl%C3%A9malle%7C4400&epc=b`)
    const folds = page.locator('main details summary')
    for (const fold of await folds.all()) {
      await fold.click()
      // The page around the filters is read where it is read as a whole.
      expect(await findings(page, { within: 'main form' })).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`the filters of a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('lie folded behind a button that says how many are active', async ({ page }) => {
      await page.goto(`${sale}?type=4&garden=1`)
      const button = page.getByRole('button', {
        name: interfaceText('fr', 'listing.activeCount', { count: 2 }),
      })
      const sheet = page.getByRole('form', { name: interfaceText('fr', 'listing.filters') })
      await expect(sheet).toBeHidden()
      await button.click()
      await expect(sheet).toBeVisible()
      expect((await sheet.boundingBox())?.height).toBe(844)
      await sheet.getByRole('button', { name: interfaceText('fr', 'listing.close') }).click()
      await expect(sheet).toBeHidden()
    })

    test('are chosen in a sheet and applied together', async ({ page }) => {
      await page.goto(sale)
      await page.getByRole('button', { name: /^Filtres/ }).click()
      await tick(page, 'type', /^Terrain/)
      await page
        .locator('form')
        .getByRole('button', { name: interfaceText('fr', 'listing.apply') })
        .click()
      await expect(page).toHaveURL(/\?type=4$/)
    })
  })

test('the sheet of a phone, all its panels open, has nothing that axe finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/de${demoPaths['/for-sale/'].de}?city=Fl%C3%A9malle%7C4400&epc=b`)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panels = page.locator('main form details')
  await panels.evaluateAll((all) =>
    all.forEach((each) => {
      // Panels of one name shut each other.
      each.removeAttribute('name')
      each.toggleAttribute('open', true)
    }),
  )
  await expect(panels.last()).toHaveAttribute('open')
  expect(await findings(page, { within: 'main form' })).toEqual([])
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

test.describe('the map view', () => {
  test('shows list and map side by side, and the map the whole search', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const points = page.waitForResponse(/\/map-data\/fr\/points\//)
    await page.goto(`${sale}?view=map`)
    const { properties } = (await (await points).json()) as { properties: unknown[] }
    expect(properties.length).toBeGreaterThan(24)
    const frame = page.getByTitle(interfaceText('fr', 'listing.mapTitle'))
    const [list, map] = [await page.locator('article').first().boundingBox(), await frame.boundingBox()]
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(map?.x ?? 0)
    await expect(page.frameLocator(`iframe[src="/map-frame/fr/"]`).locator('body')).toBeVisible()
  })

  test('keeps the view when filters change and pages turn', async ({ page }) => {
    await page.goto(`${sale}?view=map`)
    await tick(page, 'type', /^Maison/)
    await apply(page, 'type')
    await expect(page).toHaveURL(/\?type=1&view=map$/)
    await page.getByRole('link', { name: interfaceText('fr', 'paging.next') }).click()
    await expect(page).toHaveURL(/\?type=1&page=2&view=map$/)
  })

  test('is a plain list without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${sale}?view=map`)
    await expect(page.locator('article[id^=p-]')).toHaveCount(24)
    await expect(page.getByTitle(interfaceText('fr', 'listing.mapTitle'))).toBeHidden()
    await context.close()
  })
})

test.describe('sorting (D4)', () => {
  const isSorted = <T>(values: T[], inOrder: (one: T, other: T) => boolean) =>
    values.every((value, index) => index === 0 || inOrder(values[index - 1] as T, value))

  for (const [sort, inOrder] of [
    ['price', (one: number, other: number) => one <= other],
    ['-price', (one: number, other: number) => one >= other],
  ] as const)
    test(`by ${sort}, over all pages`, async () => {
      const prices = (await wholeList(`${sale}?sort=${sort}`)).flatMap(({ price }) => price ?? [])
      expect(prices.length).toBeGreaterThan(50)
      expect(isSorted(prices, inOrder)).toBe(true)
    })

  const cityIn = ({ href }: Card) => href.split('/')[3] ?? ''

  for (const sort of ['city', '-city'])
    test(`by ${sort}, over all pages`, async () => {
      const cards = await wholeList(`${sale}?sort=${sort}&view=list`)
      const cities = cards.map(cityIn)
      expect(new Set(cities).size).toBe(31)
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
    const pages = Math.ceil(total / 24)
    for (const page of [1, 2]) {
      const { html } = await open(page === 1 ? sale : `${sale}?page=${page}`)
      const expected = interfaceText('fr', 'listing.pageTitle', { page, pages, count: total })
      expect(textsOf(html, 'title')[0]).toContain(expected)
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
    expect(await refs(`${sale}?view=list`)).toEqual(await refs(sale))
    expect(await refs(`${sale}?view=map`)).toEqual(await refs(sale))
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

test.describe('the quick search', () => {
  const search = async (page: Page, text: string, button = 'search.forSale') => {
    await page.goto('/fr/')
    await page.getByRole('searchbox', { name: interfaceText('fr', 'search.label') }).fill(text)
    await page
      .getByRole('search')
      .getByRole('button', { name: interfaceText('fr', button) })
      .click()
  }

  test('finds a property by its reference', async ({ page }) => {
    await search(page, String(demoRefs.house))
    await expect(page).toHaveURL(/\/fr\/a-vendre\/flemalle\/[a-z0-9-]+\/4638\/$/)
  })

  for (const text of ['Flémalle', 'flemalle', ' FLEMALLE '])
    test(`finds the place by “${text}”`, async ({ page }) => {
      await search(page, text)
      await expect(page).toHaveURL(/\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saleTitle(29))
    })

  test('finds a place by its postal code', async ({ page }) => {
    await search(page, '4460')
    await expect(page).toHaveURL(/\?city=Gr%C3%A2ce-Hollogne%7C4460$/)
  })

  test('finds the places that share a postal code', async ({ page }) => {
    await search(page, '4420', 'search.forRent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rentTitle(2))
  })

  test('finds a type by its name', async ({ page }) => {
    await search(page, 'terrain')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?type=4$/)
  })

  test('searches what is to let with the other button', async ({ page }) => {
    await search(page, 'Tilleur', 'search.forRent')
    await expect(page).toHaveURL(/\/fr\/a-louer\/\?city=Tilleur%7C4420$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rentTitle(1))
  })

  test('says that it found nothing, and does not write the text as markup', async ({ page }) => {
    await search(page, 'zzzz <b>nowhere</b>')
    await expect(page.getByText(interfaceText('fr', 'listing.emptyTitle'))).toBeVisible()
    await expect(page.locator('main b')).toHaveCount(0)
  })

  test('an empty text opens the whole list', async ({ page }) => {
    await search(page, '')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/(\?q=)?$/)
    await expect(page.getByRole('navigation', { name: interfaceText('fr', 'paging.label') })).toBeVisible()
  })

  test('shows how many there are, and the banner says the same (B2)', async ({ page }) => {
    await page.goto('/fr/')
    const [saleCount, rentCount] = [(await wholeList(sale)).length, (await wholeList(rent)).length]
    const form = page.getByRole('search')
    await expect(form.getByRole('button', { name: interfaceText('fr', 'search.forSale') })).toContainText(
      String(saleCount),
    )
    await expect(form.getByRole('button', { name: interfaceText('fr', 'search.forRent') })).toContainText(
      String(rentCount),
    )
    await expect(page.getByText(`${saleCount} biens à vendre et ${rentCount} à louer`)).toBeVisible()
  })
})
