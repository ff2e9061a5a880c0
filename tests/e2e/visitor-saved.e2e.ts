import { expect, test, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { answerConsent } from '../support/answered-consent'
import { demoPaths, demoRefs } from '../support/demo-site'
import { inTurn } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { siteUrl } from '../support/site-url'

test.beforeEach(({ page }) => answerConsent(page))

const savedPath = (locale: Locale) => `/${locale}${demoPaths['/saved/'][locale]}`
const salePath = (locale: Locale) => `/${locale}${demoPaths['/for-sale/'][locale]}`
const named = (locale: Locale, key: string) => new RegExp(`^${interfaceText(locale, key)}`)
const hearts = (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('button', { name: named(locale, 'saved.favourite') })
const refsOf = (page: Page): string | null => new URL(page.url()).searchParams.get('refs')
const list = [demoRefs.house, demoRefs.hiddenPrice, demoRefs.apartmentToLet]
const listQuery = `?refs=${list.join(',')}`

// The parts are the same in every language.
for (const locale of inTurn(['fr', 'de'] as const, 0))
  test.describe(`in ${locale}`, () => {
    test('favourites are counted in the header, survive a reload and form the own list', async ({ page }) => {
      await page.goto(salePath(locale))
      const [first, second] = [hearts(page, locale).nth(0), hearts(page, locale).nth(1)]
      await first.click()
      await second.click()
      await expect(first).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(first).toHaveAttribute('aria-pressed', 'true')
      const link = page
        .getByRole('banner')
        .locator(`a[href^="${savedPath(locale)}"]`)
        .first()
      await expect(link).toContainText('2')
      await link.click()
      await expect(page).toHaveURL(/refs=\d+,\d+$/)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2)
    })

    test('the path without parameters opens the own list', async ({ page }) => {
      await page.goto(salePath(locale))
      await hearts(page, locale).first().click()
      await page.goto(savedPath(locale))
      await expect(page).toHaveURL(/\?refs=\d+$/)
    })

    test('with nothing saved it says how, and leads to both listings', async ({ page }) => {
      await page.goto(savedPath(locale))
      const main = page.getByRole('main')
      await expect(main).toContainText(interfaceText(locale, 'saved.emptyTitle'))
      await expect(main.locator(`a[href="${salePath(locale)}"]`)).toBeVisible()
    })

    test('a hidden property shrinks to a line, stays so, and comes back', async ({ page }) => {
      await page.goto(salePath(locale))
      const first = page.locator('article:has(button[aria-pressed])').first()
      const card = page.locator(`#${await first.getAttribute('id')}`)
      const link = card.locator('a').first()
      const href = await link.getAttribute('href')
      await card.getByRole('button', { name: named(locale, 'saved.hide') }).press('Enter')
      const undo = card.getByRole('button', { name: named(locale, 'saved.undo') })
      await expect(undo).toBeFocused()
      await expect(link).toBeHidden()
      expect((await card.boundingBox())?.height).toBeLessThan(80)
      await page.reload()
      await expect(undo).toBeVisible()
      await page.goto(savedPath(locale))
      await expect(page.getByRole('main')).toContainText(interfaceText(locale, 'saved.hiddenList'))
      await page
        .getByRole('main')
        .getByRole('button', { name: named(locale, 'saved.undo') })
        .click()
      await page.goto(salePath(locale))
      await expect(page.locator(`article a[href="${href}"]`).first()).toBeVisible()
    })

    test('a note is kept as it is typed and makes the property a favourite', async ({ page }) => {
      await page.goto(savedPath(locale) + listQuery)
      const note = page.getByLabel(named(locale, 'saved.note')).first()
      await note.fill('Demander le PEB, visite samedi ?')
      await expect(hearts(page, locale).first()).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(note).toHaveValue('Demander le PEB, visite samedi ?')
    })
  })

test('a shared link opens for another visitor, who saves all of it', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(savedPath('fr') + listQuery)
  await page.getByRole('button', { name: interfaceText('fr', 'saved.copyLink') }).click()
  await expect(
    page.getByRole('status').filter({ hasText: interfaceText('fr', 'saved.copied') }),
  ).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext()).newPage()
  await answerConsent(other)
  const { pathname, search } = new URL(copied)
  await other.goto(siteUrl + pathname + search)
  await expect(other.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(list.length)
  await other.getByRole('button', { name: interfaceText('fr', 'saved.saveAll') }).click()
  for (const heart of await hearts(other, 'fr').all())
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await other.context().close()
})

test('another tab follows', async ({ page, context }) => {
  await page.goto(salePath('fr'))
  const other = await context.newPage()
  await answerConsent(other)
  await other.goto(salePath('fr'))
  await hearts(page, 'fr').first().click()
  await expect(hearts(other, 'fr').first()).toHaveAttribute('aria-pressed', 'true')
})

test('what is damaged in the storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('perron.saved', '{"version":1,"favourites":"x","notes":[['),
  )
  await page.goto(salePath('fr'))
  const heart = hearts(page, 'fr').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a browser that keeps nothing still lets choose', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await page.goto(salePath('fr'))
  const heart = hearts(page, 'fr').first()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('clearing asks first, then nothing is left', async ({ page }) => {
  await page.goto(salePath('fr'))
  await hearts(page, 'fr').first().click()
  await page.goto(savedPath('fr'))
  await expect(page).toHaveURL(/refs=/)
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: interfaceText('fr', 'saved.clear') }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  expect(await page.evaluate(() => localStorage.getItem('perron.saved'))).toBeNull()
})

test('unknown properties are left out and named', async ({ page }) => {
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
    await page.goto(savedPath('de') + listQuery)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(list.length)
    await expect(page.getByRole('link', { name: interfaceText('de', 'saved.mail') })).toBeVisible()
    const boxes = page.getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(2).check()
    await page.getByRole('button', { name: interfaceText('de', 'saved.compare'), exact: true }).click()
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('link', { name: interfaceText('de', 'saved.backToList') }).click()
    expect(refsOf(page)).toBe(list.join(','))
  })

  test('the path without parameters explains itself and leads to the listings', async ({ page }) => {
    await page.goto(savedPath('de'))
    // Playwright leaves the content of a noscript element out of the text around it.
    await expect(page.locator('main noscript p')).toHaveText(interfaceText('de', 'saved.noScript'))
    await expect(page.getByRole('main').locator(`a[href="${salePath('de')}"]`)).toBeVisible()
  })
})
