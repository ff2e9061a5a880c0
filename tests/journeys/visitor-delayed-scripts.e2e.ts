import { expect, type Page } from '@playwright/test'

import { answerConsent } from '../support/answered-consent'
import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { textsOf } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { cardsOf } from '../support/listing'
import { open } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

const sale = `/fr${demoPaths['/for-sale/'].fr}`

/** The files that start.js asks for when they are needed; the hero and consent have small ones without a gesture. */
const isOfReact = (path: string) =>
  /\/(?:_next\/|scripts\/(?:hydrate-island|[\w-]+\.island|open-lightbox)-)/.test(path)

/** The paths of the scripts with React that the page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && isOfReact(pathname)) scripts.push(pathname)
  })
  return scripts
}

const firstProperty = async (): Promise<string> => cardsOf((await open(sale)).html)[0]?.href ?? ''

test('a stored page has no inline script, and a policy that allows none', async () => {
  for (const path of ['/fr/', sale, await firstProperty()]) {
    const answer = await fetch(siteUrl + path)
    const html = await answer.text()
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !/src=|type="application\/(?:ld\+)?json"/.test(attributes),
    )
    expect(inline, path).toEqual([])
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'(?: https:[^;']*)?;/)
  }
})

test('a page that is loaded and scrolled asks for no script of React', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/fr/')
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.locator('html[data-scrolled]')).toBeAttached()
  await page.waitForTimeout(1000)
  expect(scripts).toEqual([])
})

test('only the part that is used asks for React', async ({ page }) => {
  await answerConsent(page)
  await page.goto('/fr/')
  const scripts = watchScripts(page)
  await page.locator('footer a').first().hover()
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
  await page.getByLabel(interfaceText('fr', 'search.label')).focus()
  await expect.poll(() => scripts.some((path) => path.includes('quick-search.island'))).toBe(true)
})

test('a list works without any script of React, also filtered', async ({ page }) => {
  await answerConsent(page)
  const scripts = watchScripts(page)
  for (const query of ['', '?bedroomsMin=2']) {
    await page.goto(sale + query)
    await page.locator('summary', { hasText: interfaceText('fr', 'listing.city') }).click()
    await page.getByRole('searchbox').pressSequentially('flem')
    // The town, and the town with its parts.
    await expect(page.locator('label.option:visible')).toHaveCount(2)
  }
  expect(scripts).toEqual([])
})

test('a filtered list shows the same whether Next renders it or the HTTP server does', async () => {
  const read = async (url: string) => (await fetch(siteUrl + url)).text()
  let price = 80_000
  // A save in the studio at the same time lets Next render again.
  await expect(async () => {
    price += 1000
    const urls = [1, 2, 3, 4].map((bedrooms) => `${sale}?priceMin=${price}&bedroomsMin=${bedrooms}`)
    await read(`${sale}?priceMin=${price}`)
    for (const url of urls) {
      // Next renders what has campaign parameters, and compacts all of it; the HTTP server leaves its list as React wrote it.
      const byNext = await read(`${url}&utm_source=letter`)
      const byServer = await read(url)
      expect(byNext).not.toContain('<section data-listing=""')
      expect(byServer, url).toContain('<section data-listing=""')
      expect(textsOf(byServer, 'main'), url).toEqual(textsOf(byNext, 'main'))
      expect(textsOf(byServer, 'title'), url).toEqual(textsOf(byNext, 'title'))
    }
  }).toPass()
})

test('the first tap on a photograph opens the lightbox once its script is there', async ({ page }) => {
  await answerConsent(page)
  await page.goto(await firstProperty())
  const { pathname } = new URL(page.url())
  await page.locator('a[data-photo]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('the first key on a photograph opens the lightbox as well', { tag: '@full' }, async ({ page }) => {
  await answerConsent(page)
  await page.goto(await firstProperty())
  await page.locator('a[data-photo]').first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page whose scripts are gone is loaded again once, with what was typed', async ({ page }) => {
  await page.route('**/scripts/hydrate-island-*.js', (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/fr/')
  // The visitor goes on typing while the reload is under way.
  await page.route('**/fr/', async (route) => {
    await page.keyboard.type('fl')
    await route.continue()
  })
  const field = page.getByLabel(interfaceText('fr', 'search.label'))
  await field.focus()
  await expect.poll(() => loads).toBe(2)
  await expect(field).toHaveValue('fl')
  await expect(field).toBeFocused()
  await page.keyboard.type('emalle')
  await page.waitForTimeout(1000)
  expect(loads).toBe(2)
  await expect(field).toHaveValue('flemalle')
})

test('what was typed stays with its field when the newer page has one more', async ({ page }) => {
  await page.route('**/scripts/begin-form-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/nl/contact/')
  const email = page.locator('form[data-form] [name="email"]')
  await page.route('**/nl/contact/', async (route) => {
    await page.keyboard.type('an@example.org')
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<form [^>]*data-form[^>]*>/, '$&<input name="newer"/>')
    await route.fulfill({ response: answer, body })
  })
  await email.focus()
  const newer = page.locator('[name="newer"]')
  await expect(newer).toBeVisible()
  await expect(email).toHaveValue('an@example.org')
  await expect(email).toBeFocused()
  await expect(newer).toHaveValue('')
})

test('without a connection the page is not loaded again', async ({ page }) => {
  await page.route('**/scripts/*.js', (route) => route.abort())
  await page.route('**/start.js', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/fr/')
  await page.getByLabel(interfaceText('fr', 'search.label')).focus()
  await page.waitForTimeout(1000)
  expect(loads).toBe(1)
})

test.describe('without any script of React', () => {
  test.beforeEach(({ page }) =>
    page.route(/\/scripts\/(?:hydrate-island|[\w-]+\.island)-.*\.js$/, (route) => route.abort()),
  )

  test('the consent question is asked, answered and not asked again', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/?setcookies')
    await page.getByRole('button', { name: interfaceText('fr', 'consent.decline') }).click()
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.locator('.consent-bar')).toHaveCount(0)
  })

  test('a property is saved, counted and hidden', async ({ page }) => {
    await answerConsent(page)
    await page.goto(sale)
    const card = page.locator('article[id^="p-"]').first()
    await card.getByRole('button', { name: interfaceText('fr', 'saved.favourite') }).click()
    await expect(page.locator('[data-saved-count]').first()).toHaveText('1')
    await card.getByRole('button', { name: interfaceText('fr', 'saved.hide') }).press('Enter')
    await expect(card.getByRole('button', { name: interfaceText('fr', 'saved.undo') })).toBeFocused()
  })

  test('the way back leads to the card that was opened', { tag: '@full' }, async ({ page }) => {
    await answerConsent(page)
    await page.goto(sale)
    const card = page.locator('article[id^="p-"]').nth(2)
    const id = await card.getAttribute('id')
    await card.locator('a').click()
    const back = page.getByRole('link', { name: interfaceText('fr', 'property.backToList') })
    await expect(back).toHaveAttribute('href', `${sale}#${id}`)
  })
})
