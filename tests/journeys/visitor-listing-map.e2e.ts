import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { interfaceText } from '../support/interface-texts'
import { apply, sale, tick } from '../support/listing'

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
    await expect(page.getByText(interfaceText('fr', 'listing.mapNeedsScript'))).toBeHidden()
  })

  test('is not covered by the way back to the top', async ({ page }) => {
    await page.goto(`${sale}?view=map`)
    const back = page.getByRole('link', { name: interfaceText('fr', 'shell.backToTop') })
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect(back).toBeVisible()
      const [button, map, card] = await Promise.all(
        [back, page.locator('iframe[src*="/map-frame/"]'), page.locator('article').first()].map((each) =>
          each.boundingBox(),
        ),
      )
      if (!button || !map || !card) throw new Error('A part is not shown')
      expect(button.x + button.width, `${width} px`).toBeLessThan(Math.min(map.x, card.x))
    }
  })

  test('keeps the view when filters change and pages turn', async ({ page }) => {
    await page.goto(`${sale}?view=map`)
    await tick(page, 'type', /^Maison/)
    await apply(page, 'type')
    await expect(page).toHaveURL(/\?type=1&view=map$/)
    await page.getByRole('link', { name: interfaceText('fr', 'paging.next') }).click()
    await expect(page).toHaveURL(/\?type=1&page=2&view=map$/)
  })

  test('is a plain list without JavaScript, and says why', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${sale}?view=map`)
    await expect(page.locator('article[id^=p-]')).toHaveCount(24)
    await expect(page.getByTitle(interfaceText('fr', 'listing.mapTitle'))).toBeHidden()
    await expect(page.getByText(interfaceText('fr', 'listing.mapNeedsScript'))).toBeVisible()
    await page.getByRole('link', { name: interfaceText('fr', 'listing.mapAsList') }).click()
    await expect(page).toHaveURL(/\?view=list$/)
    await context.close()
  })
})
