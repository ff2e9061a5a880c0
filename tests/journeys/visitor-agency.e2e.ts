import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { demoCounts, demoPaths } from '../rig/demo-site'
import { visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { open } from '../rig/demo-pages'
import { settle } from '../support/policy-watch'
import { siteUrl } from '../rig/site-url'

const agency = `/fr${demoPaths['/agency/'].fr}`
const home = `/fr${demoPaths['/'].fr}`

const pictures = (page: Page) => page.locator('a[data-photo]')

test('the pictures of the agency open large, with their captions', async ({ page }) => {
  await page.goto(agency)
  await waitForHydration(page)
  const count = await pictures(page).count()
  const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
  await pictures(page).first().press('Enter')
  await expect(dialog).toContainText(`1 / ${count}`)
  await expect(dialog).toContainText('place du Marché 197')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures(page).first()).toBeFocused()
})

test('the page of the agency loads nothing from elsewhere, its map and film included', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(siteUrl)) outside.push(request.url())
  })
  await page.goto(agency)
  await waitForHydration(page)
  const map = page.getByRole('img', { name: /^Carte : Immo Perron/ })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  const route = page.getByRole('link', { name: interfaceText('fr', 'place.route') })
  expect(await route.getAttribute('target')).toBe('_blank')
  await page.locator('video').scrollIntoViewIfNeeded()
  await settle(page)
  expect(outside).toEqual([])
})

test('a count of the index leads to a list with exactly as many available ones (D7)', async () => {
  const { html } = await open(home)
  for (const { city, zip, forSale, toLet } of demoCounts) {
    const query = new RegExp(`href="([^"]*\\?city=${encodeURIComponent(city)}%7C${zip})"[^>]*>([^<]+)<`, 'g')
    const links = [...html.matchAll(query)].map(([, href = '', words = '']) => ({ href, words }))
    // Beyond the places with most properties a name leads there without a count.
    if (links[0]?.words !== city)
      expect(links.map(({ words }) => Number.parseInt(words, 10))).toEqual([forSale, toLet].filter(Boolean))
    const list = await open(links[0]?.href.replaceAll('&amp;', '&') ?? '')
    expect(visibleText(list.html)).toContain(interfaceText('fr', 'listing.saleTitle', { count: forSale }))
  }
})
