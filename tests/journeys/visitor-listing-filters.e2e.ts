import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { demoPaths } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { apply, panelOf, sale, tick } from '../support/listing'

const chips = (page: Page) => page.getByRole('list', { name: interfaceText('fr', 'listing.activeFilters') })

for (const width of [1024, 1440])
  test(`the hint of the search in words is shown whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/zu-verkaufen/')
    const missing = await page.locator('main input[name=q]').evaluate((field: HTMLInputElement) => {
      field.value = field.placeholder
      return field.scrollWidth - field.clientWidth
    })
    expect(missing).toBe(0)
  })

// The links are the same without scripts: visitor-filters-without-scripts.e2e.ts follows them over HTTP.
test.describe('the form with JavaScript', () => {
  test('filters by place and type, and keeps the choice', async ({ page }) => {
    await page.goto(sale)
    await tick(page, 'city', /^Flémalle 4400/)
    await tick(page, 'type', /^Appartement/)
    await apply(page, 'type')
    await expect(page).toHaveURL(/a-vendre\/\?city=Fl%C3%A9malle%7C4400&type=3$/)
    await expect(page.locator('input[name=city]:checked')).toHaveValue('Flémalle|4400')
    await page.goto(`${page.url()}&hideSold=1`)
    const count = await page.locator('article[id^=p-]').count()
    expect(count).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${count} appartements à vendre à Flémalle`,
    )
  })

  test('searches around a place without a map', { tag: '@full' }, async ({ page }) => {
    await page.goto(sale)
    const panel = panelOf(page, 'near')
    await panel.locator('summary').click()
    await panel.getByRole('combobox', { name: interfaceText('fr', 'listing.near') }).selectOption({
      label: 'Flémalle',
    })
    await panel.getByRole('slider').fill('5')
    await expect(panel.locator('output')).toHaveText('5\u00a0km')
    await expect(panel.getByRole('button')).toBeInViewport({ ratio: 1 })
    await apply(page, 'near')
    await expect(page).toHaveURL(/\?near=[\d.]+%2C[\d.]+%2C5$/)
    await expect(chips(page)).toContainText('Flémalle + 5\u00a0km')
  })

  test('sorts, changes the view and turns the page', { tag: '@full' }, async ({ page }) => {
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

  test('an empty result leads on to the filter that gives most (D8)', { tag: '@full' }, async ({ page }) => {
    await page.goto(`${sale}?type=4&priceMax=1`)
    await expect(page.getByText(interfaceText('fr', 'listing.emptyTitle'))).toBeVisible()
    const way = page
      .getByRole('main')
      .getByRole('link', { name: /^Sans / })
      .first()
    const promised = Number(/(\d+) biens?$/.exec((await way.textContent()) ?? '')?.[1])
    await way.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${promised} terrains à vendre`)
  })
})

test.describe('the bar of filters', () => {
  test(
    'a panel that is shut with something changed shows the results',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(sale)
      await tick(page, 'type', /^Terrain/)
      await panelOf(page, 'type').locator('summary').click()
      await expect(page).toHaveURL(/\?type=4$/)
    },
  )

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
    await expect(panel.getByRole('checkbox')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('checkbox', { name: /^Flémalle \(toute la commune\)/ })).toBeChecked()
    await panel.getByRole('searchbox').fill('zzz')
    await expect(panel.locator('[data-none]')).toHaveText(interfaceText('fr', 'listing.noCity'))
  })

  test('after going back, the boxes say what the list shows', { tag: '@full' }, async ({ page }) => {
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
      expect(await findViolations(page, { within: 'main form' })).toEqual([])
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
      const sheet = page.getByRole('dialog', { name: interfaceText('fr', 'listing.filters') })
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
      await page.locator('dialog form > p button[type=submit]').click()
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
  expect(await findViolations(page, { within: 'main form' })).toEqual([])
})
