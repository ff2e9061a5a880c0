import { expect, type Page } from '@playwright/test'

import { answerConsent } from '../support/answered-consent'
import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { hearts, salePath, savedPath, sharedQuery, sharedRefs } from '../support/saved-list'
import { siteUrl } from '../rig/site-url'

test.beforeEach(({ page }) => answerConsent(page))

const refsOf = (page: Page): string | null => new URL(page.url()).searchParams.get('refs')

test('a shared link opens for another visitor, who saves all of it', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(savedPath('fr') + sharedQuery)
  await page.getByRole('button', { name: interfaceText('fr', 'saved.copyLink') }).click()
  await expect(
    page.getByRole('status').filter({ hasText: interfaceText('fr', 'saved.copied') }),
  ).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await answerConsent(other)
  const { pathname, search } = new URL(copied)
  await other.goto(siteUrl + pathname + search)
  await expect(other.getByRole('main')).toContainText(interfaceText('fr', 'saved.sharedText'))
  await expect(other.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(sharedRefs.length)
  await other.getByRole('button', { name: interfaceText('fr', 'saved.saveAll') }).click()
  for (const heart of await hearts(other, 'fr').all())
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
})

test('on paper the list and the comparison have no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const controls = page.locator('a.skip-link, header nav, header a.button, main button, .compare-bar')
  for (const more of ['', '&compare=1']) {
    await page.goto(savedPath('fr') + sharedQuery + more)
    await expect(page.locator('main img').first()).toBeVisible()
    await expect(controls.filter({ visible: true })).toHaveCount(0)
  }
})

test('unknown properties are left out and named', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${savedPath('fr')}?refs=${demoRefs.house},999999998,999999999`)
  await expect(page.getByRole('main')).toContainText(interfaceText('fr', 'saved.dropped', { count: 2 }))
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
})

test('with the keyboard alone, from home to a shared list', async ({ page }) => {
  await page.goto('/fr/')
  const field = page.getByLabel(interfaceText('fr', 'search.label'))
  await field.focus()
  await page.keyboard.type('flemalle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/city=/)
  for (const at of [0, 1]) {
    const heart = hearts(page, 'fr').nth(at)
    await expect(heart).toBeVisible()
    await heart.focus()
    await page.keyboard.press('Space')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page
    .getByRole('banner')
    .locator(`a[href="${savedPath('fr')}"]`)
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/refs=\d+,\d+$/)
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: interfaceText('fr', 'saved.compare'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: interfaceText('fr', 'saved.backToList') }).focus()
  await page.keyboard.press('Enter')
  const mail = page.getByRole('link', { name: interfaceText('fr', 'saved.mail') })
  await mail.focus()
  await expect(mail).toBeFocused()
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')
  const sent = new URL(body ?? '')
  expect(sent.pathname).toBe(savedPath('fr'))
  expect(sent.searchParams.get('refs')).toBe(refsOf(page))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared list is shown, compared and sent on', async ({ page }) => {
    await page.goto(savedPath('de') + sharedQuery)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(sharedRefs.length)
    await expect(page.getByRole('link', { name: interfaceText('de', 'saved.mail') })).toBeVisible()
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await page.getByRole('button', { name: interfaceText('de', 'saved.compare'), exact: true }).click()
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('link', { name: interfaceText('de', 'saved.backToList') }).click()
    expect(refsOf(page)).toBe(sharedRefs.join(','))
  })

  test(
    'the path without parameters explains itself and leads to the listings',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(savedPath('de'))
      // Playwright leaves the content of a noscript element out of the text around it.
      await expect(page.locator('main noscript p')).toHaveText(interfaceText('de', 'saved.noScript'))
      await expect(page.getByRole('main').locator(`a[href="${salePath('de')}"]`)).toBeVisible()
    },
  )
})
