import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoPaths } from '../rig/demo-site'
import { elementsOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { ScriptlessVisitor } from '../support/scriptless-visitor'
import { open } from '../rig/demo-pages'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const list = `/fr${demoPaths['/projects/'].fr}`
const halage = '/fr/projet/residence-du-halage/'
const soldOut = '/fr/projet/clos-des-alouettes/'
const ownWebsite = 'https://www.residence-de-la-halle.example'

/** References of the price list in their order. */
const refsOf = (page: Page) =>
  page.locator('tbody tr[id]').evaluateAll((rows) => rows.map(({ id }) => Number(id.slice(2))))

/** What a column says, line by line; empty where nothing is known. */
const cellsOf = (page: Page, label: string) =>
  page
    .locator(`tbody td[data-label="${label}"]`)
    .evaluateAll((cells) => cells.map(({ textContent }) => textContent))

const text = (key: Parameters<typeof interfaceText>[1]) => interfaceText('fr', key)

test.describe('the list of projects (E9)', () => {
  test('shows what is on sale before what is sold out', async () => {
    const cards = textsOf((await open(list)).html, 'article')
    expect(cards).toHaveLength(3)
    expect(cards[0]).toContain(text('project.status.active'))
    expect(cards[2]).toContain(text('project.status.soldOut'))
    expect(cards[2]).not.toContain('€')
  })

  test('a project with a website of its own leads there, with https, in a new tab', async () => {
    const visitor = new ScriptlessVisitor()
    await visitor.goto(list)
    expect(visitor.links(/Résidence de la Halle/)).toContain(ownWebsite)
    const targets = elementsOf(visitor.html, 'a').filter(({ href }) => href === ownWebsite)
    expect(targets.map(({ target }) => target)).toEqual(targets.map(() => '_blank'))
  })
})

test.describe('/project/?id= (A9)', () => {
  test('leads to the page of the project', async () => {
    const visitor = new ScriptlessVisitor()
    await visitor.goto('/fr/project/?id=1')
    expect(visitor.path).toBe(halage)
  })

  test('leads to the website of a project that has one, with https', async () => {
    let location: string | null = '/fr/project/?id=2'
    for (let hop = 0; hop < 3 && location?.startsWith('/'); hop += 1)
      location = (await open(location)).location
    expect(location?.replace(/\/$/, '')).toBe(ownWebsite)
  })
})

test.describe('the price list', () => {
  test('is sorted by what one chooses, and says so', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(halage)
    const price = page.getByRole('button', { name: text('project.column.price') })
    await price.click()
    const head = page.locator('th', { has: price })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const amounts = (await cellsOf(page, text('project.column.price')))
      .filter(Boolean)
      .map((cell) => Number(cell?.replace(/\D/g, '')))
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    const ascending = await refsOf(page)
    await price.click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(await refsOf(page)).not.toEqual(ascending)
    await expect(page.locator('th[aria-sort]')).toHaveCount(1)
  })

  test('has a line of a unit that was sold long ago, without its number, so that it agrees with the count', async () => {
    const { html } = await open(halage)
    const rows = textsOf(html, 'tr')
    const sold = rows.filter((row) => row.includes(text('project.unitState.sold')))
    expect(sold).toHaveLength(1)
    expect(sold[0]).not.toMatch(/\d/)
    // The head is a row too.
    expect(visibleText(html)).toContain(`sur ${rows.length - 1}`)
  })

  test('a home chosen in the drawing leads to its line, and the line to its page', async ({ page }) => {
    await page.goto(halage)
    const home = page.locator('a[href^="#u-"]').first()
    const id = (await home.getAttribute('href'))?.slice(1) ?? ''
    await home.click()
    const line = page.locator(`tr#${id}`)
    await expect(line).toBeInViewport()
    await line.locator('th a').click()
    await expect(page).toHaveURL(new RegExp(`/${id.slice(2)}/$`))
  })

  test('becomes cards on a phone, within the screen', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(halage)
    const line = page.locator('tbody tr').first()
    await expect.poll(async () => (await line.boundingBox())?.height).toBeGreaterThan(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the price list lists the ground floor first and has no button without effect', async ({ page }) => {
    await page.goto(halage)
    expect((await refsOf(page)).length).toBeGreaterThan(3)
    const floors = (await cellsOf(page, text('project.column.floor'))).map((cell) => parseInt(cell ?? '', 10))
    expect(floors).toEqual(floors.toSorted((one, other) => one - other))
    await expect(page.locator('table button:visible')).toHaveCount(0)
  })

  test('a home chosen in the drawing leads to its line', { tag: '@full' }, async ({ page }) => {
    await page.goto(halage)
    const home = page.locator('a[href^="#u-"]').first()
    const id = (await home.getAttribute('href')) ?? ''
    await home.click()
    await expect(page.locator(`tr${id}`)).toBeInViewport()
  })
})

test('a sold-out project says so and offers others that can be had', async ({ page }) => {
  await page.goto(soldOut)
  await expect(page.getByText(text('project.soldOut'))).toBeVisible()
  await page.getByRole('link', { name: text('project.seeSimilar') }).click()
  const similar = page.locator('#similar article')
  await expect(similar.first()).toBeInViewport()
  await expect(similar.first()).toContainText(text('project.status.active'))
})
