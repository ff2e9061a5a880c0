import { expect, test, type Page } from '@playwright/test'

import { demoRefs } from '../support/demo-site'
import { interfaceText } from '../support/interface-texts'
import { rent, rentTitle, sale, saleTitle, wholeList } from '../support/listing'

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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(saleTitle(26))
    })

  test('finds a place by its postal code', async ({ page }) => {
    await search(page, '4460')
    await expect(page).toHaveURL(/\?city=Gr%C3%A2ce-Hollogne%7C4460$/)
  })

  test('finds the places that share a postal code', async ({ page }) => {
    await search(page, '4420', 'search.forRent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rentTitle(1))
  })

  test('finds a type by its name', async ({ page }) => {
    await search(page, 'terrain')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/\?type=4$/)
  })

  test('searches what is to let with the other button', async ({ page }) => {
    await search(page, 'Montegnée', 'search.forRent')
    await expect(page).toHaveURL(/\/fr\/a-louer\/\?city=Montegn%C3%A9e%7C4420$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rentTitle(1))
  })

  test('says that it found nothing, and does not write the text as markup', async ({ page }) => {
    await search(page, 'zzzz <b>nowhere</b>')
    await expect(page.getByText(interfaceText('fr', 'listing.emptyTitle'))).toBeVisible()
    await expect(page.locator('main b')).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('reads a sentence into filters that can be removed, and the rest as words', async ({ page }) => {
      await search(page, 'fermete 3 chambres moins de 900 000')
      await expect(page).toHaveURL(/\/fr\/a-vendre\/\?words=fermette&type=1&priceMax=900000&bedroomsMin=3$/)
      const chips = page.getByRole('list', { name: interfaceText('fr', 'listing.activeFilters') })
      for (const text of ['« fermet', 'min. 3 chambres', '900.000'])
        await expect(chips.getByRole('link').filter({ hasText: text })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await chips.getByRole('link').filter({ hasText: '« fermet' }).click()
      await expect(page).not.toHaveURL(/words=/)
      await expect(chips.getByRole('link').filter({ hasText: 'min. 3 chambres' })).toBeVisible()
    })

    test('adds words to a list, and offers near ones where nothing is found', async ({ page }) => {
      await page.goto('/fr/a-vendre/?words=fermtetezz')
      await expect(
        page.getByRole('heading', { name: interfaceText('fr', 'listing.emptyTitle') }),
      ).toBeVisible()
      await page
        .getByRole('link', { name: /« fermette »/ })
        .first()
        .click()
      await expect(page).toHaveURL(/words=fermette$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^[1-9]/)
    })
  })

  test('an empty text opens the whole list', async ({ page }) => {
    await search(page, '')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/(\?q=)?$/)
    await expect(page.getByRole('navigation', { name: interfaceText('fr', 'paging.label') })).toBeVisible()
  })

  test('shows how many there are, and the banner says the same (B2)', async ({ page }) => {
    await page.goto('/fr/')
    const [saleCount, rentCount] = [
      (await wholeList(`${sale}?hideSold=1`)).length,
      (await wholeList(`${rent}?hideSold=1`)).length,
    ]
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
