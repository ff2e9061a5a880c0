import { expect, type Locator } from '@playwright/test'

import { answerConsent } from '../support/answered-consent'
import { test } from '../support/browser-test'
import { inTurn } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { hearts, named, salePath, savedPath, sharedQuery } from '../support/saved-list'

test.beforeEach(({ page }) => answerConsent(page))

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
      await page.goto(savedPath(locale) + sharedQuery)
      const note = page.getByLabel(named(locale, 'saved.note')).first()
      await note.fill('Demander le PEB, visite samedi ?')
      await expect(hearts(page, locale).first()).toHaveAttribute('aria-pressed', 'true')
      await page.reload()
      await expect(note).toHaveValue('Demander le PEB, visite samedi ?')
    })
  })

test('another tab follows', { tag: '@full' }, async ({ page, context }) => {
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

test('a browser that keeps nothing still lets choose', { tag: '@full' }, async ({ page }) => {
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

test('"hide" appears under the mouse', async ({ page }) => {
  await page.goto(salePath('fr'))
  const card = page.locator('article:has(button[aria-pressed])').first()
  const hide = card.getByRole('button', { name: named('fr', 'saved.hide') })
  await expect(hide).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(hide).toHaveCSS('opacity', '1')
})

test(
  'in the list on a phone the buttons leave the small picture free',
  { tag: '@full' },
  async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await page.goto(`${salePath('fr')}?view=list`)
    const rows = page.locator('article:has(button[aria-pressed])')
    await expect(rows.first()).toBeVisible()
    const extent = async (part: Locator): Promise<[number, number]> => {
      const box = await part.boundingBox()
      if (!box) throw new Error('A part of the row is not shown')
      return [box.y, box.y + box.height]
    }
    for (const row of await rows.all()) {
      const [, pictureEnd] = await extent(row.locator('.card-picture'))
      const [, rowEnd] = await extent(row)
      const buttons = row.locator('.card-button')
      await expect(buttons).toHaveCount(2)
      for (const button of await buttons.all()) {
        const [top, bottom] = await extent(button)
        expect(top).toBeGreaterThanOrEqual(pictureEnd)
        expect(bottom).toBeLessThanOrEqual(rowEnd)
      }
    }
    await context.close()
  },
)
